import type { Page } from 'playwright/test';
import { expect, expectAccessible, inTurn, signIn, test } from '../support/test.ts';

const TEXTS = {
  en: {
    title: 'This record was changed in the meantime',
    savedBy: /^Saved by /,
    mine: 'Your version',
    theirs: /^Version of /,
    back: 'Back to editing',
    save: 'Save',
    update: 'Update',
    updated: 'Sponsor updated successfully',
    merged: /^Your changes were merged with those of /,
  },
  cs: {
    title: 'Záznam se mezitím změnil',
    savedBy: /^Poslední uložení: /,
    mine: 'Vaše verze',
    theirs: /^Uložená verze \(/,
    back: 'Zpět k úpravám',
    save: 'Uložit',
    update: 'Aktualizovat',
    updated: 'Sponzor byl úspěšně upraven',
    merged: /^Vaše změny se spojily se změnami/,
  },
} as const;

for (const language of inTurn(1)) {
  const texts = TEXTS[language];
  const website = (page: Page) => page.locator('[name=website_url]');
  const order = (page: Page) => page.locator('[name=display_order]');
  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).click();

  test.describe(`of two administrators who save the same record (${language})`, () => {
    test.use({ expectedStatuses: [409] });

    test('the second sees both versions and chooses; other fields merge by themselves', async ({
      page,
      browser,
      baseURL,
    }) => {
      const elsewhere = await browser.newContext({ baseURL });
      const other = await elsewhere.newPage();
      await signIn(page, language);
      await signIn(other, language);
      await page.goto('/admin/sponsors');
      const edit = page.locator('table a[href*="/sponsors/"]').nth(language === 'en' ? 0 : 1);
      const address = String(await edit.getAttribute('href'));
      const open = async (on: Page) => {
        await on.goto(address);
        await expect(website(on)).toBeVisible();
      };
      const saved = async (on: Page) => {
        await expect(on.getByText(texts.updated)).toBeVisible();
      };
      const theySave = async (address: string) => {
        await open(other);
        await website(other).fill(address);
        await press(other, texts.update);
        await saved(other);
      };
      await open(page);
      const [original, place] = [await website(page).inputValue(), await order(page).inputValue()];

      await theySave('https://first.example/');
      await website(page).fill('https://second.example/');
      await press(page, texts.update);
      const dialog = page.getByRole('dialog', { name: texts.title });
      await expect(dialog.getByText(texts.savedBy)).toBeVisible();
      await expect(dialog.getByText('https://first.example/')).toBeVisible();
      await expect(dialog.getByText('https://second.example/')).toBeVisible();
      await expect(dialog.getByLabel(texts.mine)).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(website(page)).toHaveValue('https://second.example/');

      await press(page, texts.update);
      await expect(dialog.getByLabel(texts.mine)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByLabel(texts.theirs)).toBeChecked();
      await page.keyboard.press('Enter');
      await saved(page);
      await open(page);
      await expect(website(page)).toHaveValue('https://first.example/');

      await order(page).fill('77');
      await theySave('https://third.example/');
      await press(page, texts.update);
      await expect(page.getByText(texts.merged)).toBeVisible();
      await open(page);
      await expect(website(page)).toHaveValue('https://third.example/');
      await expect(order(page)).toHaveValue('77');

      await website(page).fill(original);
      await order(page).fill(place);
      await press(page, texts.update);
      await saved(page);
      await elsewhere.close();
    });
  });
}
