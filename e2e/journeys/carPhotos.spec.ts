import { expect, expectAccessible, inTurn, signIn, test } from '../support/test.ts';

const TEXTS = {
  en: {
    name: 'Photo name',
    caption: 'Caption (English)',
    none: 'Select at least one photo to upload',
    send: /^Upload/,
    uploaded: 'Photos (2) added successfully',
    down: 'Move down',
    remove: 'Delete',
    sure: 'Are you sure you want to delete this photo?',
    updated: 'Photo updated successfully',
    deleted: 'Photo deleted successfully',
  },
  cs: {
    name: 'Název fotografie',
    caption: 'Popisek (Čeština)',
    none: 'Vyberte alespoň jednu fotografii k nahrání',
    send: /^Nahrát/,
    uploaded: 'Fotografie (2) byly úspěšně přidány',
    down: 'Dolů',
    remove: 'Smazat',
    sure: 'Opravdu chcete smazat tuto fotografii?',
    updated: 'Fotografie byla úspěšně upravena',
    deleted: 'Fotografie byla úspěšně smazána',
  },
} as const;

const CAR = { en: 'brdy-kombi', cs: 'skalka-200' } as const;
const PICTURES = ['e2e/pictures/square.png', 'e2e/pictures/small.png'];

for (const language of inTurn(1)) {
  const texts = TEXTS[language];

  test(`photos of a car are ordered, uploaded and deleted (${language})`, async ({ page }) => {
    await signIn(page, language);
    await page.goto('/admin/cars');
    await page.locator(`a[href*="/car-photos/${CAR[language]}"]`).first().click();
    await page.waitForURL(/\/car-photos\//);
    const names = page.getByRole('main').getByLabel(texts.name);
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
    await page.getByLabel(texts.caption).last().fill(`Caption ${language}`);
    await page.keyboard.press('Tab');
    await expect(page.getByText(texts.updated)).toBeVisible();
    const site = await page.request.get(`/car/${CAR[language]}?lang=${language}`);
    expect(await site.text()).toContain(`Caption ${language}`);
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
