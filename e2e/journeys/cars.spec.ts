import { expect, inTurn, signIn, test } from '../support/test.ts';

const TEXTS = {
  en: {
    update: 'Update',
    updated: 'Car updated successfully',
    required: 'Name is required in both languages',
  },
  cs: {
    update: 'Aktualizovat',
    updated: 'Auto bylo úspěšně upraveno',
    required: 'Název je povinný v obou jazycích',
  },
} as const;

for (const language of inTurn(0)) {
  const texts = TEXTS[language];

  test(`an administrator edits a car and a visitor sees it (${language})`, async ({ page }) => {
    const name = `Otava 600 ${language === 'en' ? 'Evo' : 'Speciál'}`;
    await signIn(page, language);
    await page.goto('/admin/cars');
    await page.getByRole('row').filter({ hasText: 'Otava 600' }).getByRole('cell').nth(2).click();

    const input = page.locator(`input[name="translations.${language}.name"]`);
    await expect(input).toHaveValue(/Otava 600/);
    await input.fill('  ');
    await page.getByRole('button', { name: texts.update, exact: true }).click();
    await expect(page.getByText(texts.required).first()).toBeVisible();
    await input.fill(name);
    await page.getByRole('button', { name: texts.update, exact: true }).click();
    await expect(page.getByText(texts.updated)).toBeVisible();

    for (const path of ['/car/otava-600', '/']) {
      const shown = await page.request.get(`${path}?lang=${language}`);
      expect(await shown.text(), path).toContain(name);
    }
  });
}
