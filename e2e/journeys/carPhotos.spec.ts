import { expect, expectAccessible, LANGUAGES, signIn, test } from '../support/test.ts';

const TEXTS = {
  en: {
    none: 'Select at least one photo to upload',
    send: /^Upload/,
    uploaded: 'Photos (2) added successfully',
    down: 'Move down',
    remove: 'Delete',
    sure: 'Are you sure you want to delete this photo?',
    deleted: 'Photo deleted successfully',
  },
  cs: {
    none: 'Vyberte alespoň jednu fotografii k nahrání',
    send: /^Nahrát/,
    uploaded: 'Fotografie (2) byly úspěšně přidány',
    down: 'Dolů',
    remove: 'Smazat',
    sure: 'Opravdu chcete smazat tuto fotografii?',
    deleted: 'Fotografie byla úspěšně smazána',
  },
} as const;

const CAR = { en: 'brdy-kombi', cs: 'skalka-200' } as const;
const PICTURES = [
  'storefront/assets/brand/apple-touch-icon.png',
  'storefront/assets/brand/favicon-32.png',
];

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  test(`photos of a car are ordered, uploaded and deleted (${language})`, async ({ page }) => {
    await signIn(page, language);
    await page.goto('/admin/cars');
    await page.locator(`a[href*="/car-photos/${CAR[language]}"]`).first().click();
    await page.waitForURL(/\/car-photos\//);
    const names = page.getByRole('main').getByRole('textbox');
    await expect(names.nth(5)).toBeVisible();
    const before = await names.count();
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByText(texts.none).first()).toBeVisible();

    await page.locator('input[type=file]').setInputFiles(PICTURES);
    for (const [index, name] of [`First ${language}`, `Second ${language}`].entries()) {
      await names.nth(index).fill(name);
    }
    await page.getByRole('button', { name: `${texts.down}: First ${language}` }).click();
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByText(texts.uploaded)).toBeVisible();
    await expect(names).toHaveCount(before + 2);
    await expect(names.nth(before)).toHaveValue(`Second ${language}`);
    await expect(names.nth(before + 1)).toHaveValue(`First ${language}`);
    await expectAccessible(page);

    for (const left of [before + 1, before]) {
      await page.getByRole('main').getByRole('button', { name: texts.remove }).last().click();
      const question = page.getByRole('dialog').filter({ hasText: texts.sure });
      await question.getByRole('button', { name: texts.remove }).click();
      await expect(page.getByText(texts.deleted).first()).toBeVisible();
      await expect(names).toHaveCount(left);
    }
  });
}
