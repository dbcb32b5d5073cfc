import type { Page } from 'playwright/test';
import { expect, goWithin, inTurn, signIn, test } from '../support/test.ts';

const TEXTS = {
  en: {
    add: 'Add',
    create: 'Add setting',
    update: 'Update',
    required: 'Key is required',
    created: 'Setting added successfully',
    updated: 'Setting updated successfully',
    deleted: 'Setting deleted successfully',
    remove: 'Delete',
  },
  cs: {
    add: 'Přidat',
    create: 'Přidat nastavení',
    update: 'Aktualizovat',
    required: 'Klíč je povinný',
    created: 'Nastavení bylo úspěšně přidáno',
    updated: 'Nastavení bylo úspěšně upraveno',
    deleted: 'Nastavení bylo úspěšně smazáno',
    remove: 'Smazat',
  },
} as const;

for (const language of inTurn(0)) {
  const texts = TEXTS[language];

  test(`a setting is added, changed and deleted (${language})`, async ({ page }) => {
    const key = `journey_${language}`;
    await signIn(page, language);
    await page.goto('/admin/settings/create');
    // Add would lead to the form that is open already.
    await expect(page.getByRole('link', { name: texts.create })).toHaveCount(0);
    await page.getByRole('button', { name: texts.add, exact: true }).click();
    await expect(page.getByText(texts.required).first()).toBeVisible();
    await page.locator('[name=setting_key]').fill(key);
    await page.locator('[name=value]').fill('one');
    await page.getByRole('button', { name: texts.add, exact: true }).click();
    await expect(page.getByText(texts.created)).toBeVisible();

    await page.waitForURL(/\/admin\/settings(?:\?|$)/);
    const row = await findRow(page, key);
    await row.click();
    await expect(page.locator('[name=setting_key]')).not.toBeEditable();
    await page.locator('[name=value]').fill('two');
    await page.getByRole('button', { name: texts.update, exact: true }).click();
    await expect(page.getByText(texts.updated)).toBeVisible();
    await expect(row).toContainText('two');
    await row.getByRole('button', { name: texts.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.remove }).click();
    await expect(page.getByText(texts.deleted)).toBeVisible();
    await expect(row).toHaveCount(0);
  });
}

async function findRow(page: Page, key: string) {
  await goWithin(page, `/admin/settings?filter=${encodeURIComponent(JSON.stringify({ q: key }))}`);
  const row = page.getByRole('row').filter({ hasText: key });
  await expect(row).toHaveCount(1);
  return row;
}
