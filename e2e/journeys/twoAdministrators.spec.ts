import { expect, inTurn, signIn, test } from '../support/test.ts';

const TEXTS = {
  en: {
    told: 'Someone else has saved this in the meantime',
    mine: 'Overwrite with mine',
    theirs: 'Load their version',
    update: 'Update',
    updated: 'Sponsor updated successfully',
  },
  cs: {
    told: 'Někdo jiný to mezitím uložil',
    mine: 'Přepsat mou verzí',
    theirs: 'Načíst jeho verzi',
    update: 'Aktualizovat',
    updated: 'Sponzor byl úspěšně upraven',
  },
} as const;

for (const language of inTurn(1)) {
  const texts = TEXTS[language];

  test.describe(`of two administrators who save the same record (${language})`, () => {
    test.use({ expectedStatuses: [409] });

    test('the second is warned and chooses', async ({ page, context }) => {
      await signIn(page, language);
      await page.goto('/admin/sponsors');
      const edit = page.locator('table a[href*="/sponsors/"]').nth(language === 'en' ? 0 : 1);
      const address = String(await edit.getAttribute('href'));
      await page.goto(address);
      const input = page.locator('[name=website_url]');
      await expect(input).toBeVisible();
      const original = await input.inputValue();
      const save = () => page.getByRole('button', { name: texts.update, exact: true }).click();

      const other = await context.newPage();
      await other.goto(address);
      await other.locator('[name=website_url]').fill('https://first.example/');
      await other.getByRole('button', { name: texts.update, exact: true }).click();
      await expect(other.getByText(texts.updated)).toBeVisible();

      await input.fill('https://second.example/');
      await save();
      await expect(page.getByRole('dialog').filter({ hasText: texts.told })).toBeVisible();
      await page.getByRole('button', { name: texts.theirs }).click();
      await expect(input).toHaveValue('https://first.example/');

      await other.goto(address);
      await other.locator('[name=website_url]').fill('https://third.example/');
      await other.getByRole('button', { name: texts.update, exact: true }).click();
      await expect(other.getByText(texts.updated)).toBeVisible();
      await input.fill(original);
      await save();
      await page.getByRole('button', { name: texts.mine }).click();
      await expect(page.getByText(texts.updated)).toBeVisible();
      await other.goto(address);
      await expect(other.locator('[name=website_url]')).toHaveValue(original);
    });
  });
}
