import type { Locator, Page } from 'playwright/test';
import { EDITORS, type EditorJourney, NAMES } from '../support/editors.ts';
import { expect, inTurn, type Language, signIn, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const BUTTONS = {
  en: { add: 'Add', update: 'Update', edit: 'Edit', remove: 'Delete' },
  cs: { add: 'Přidat', update: 'Aktualizovat', edit: 'Upravit', remove: 'Smazat' },
} as const;

const PICTURE = 'e2e/pictures/square.png';

for (const [turn, editor] of EDITORS.entries()) {
  for (const language of inTurn(turn)) {
    test(`one of ${editor.resource} is added, changed and deleted (${language})`, async ({ page }, {
      retry,
    }) => {
      // A second try must not meet what the first one left.
      const mark = `journey-${language}-${editor.resource}-${retry}`;
      const name = NAMES[language].replace('*', mark);
      const buttons = BUTTONS[language];
      const told = editor.told[language];
      await signIn(page, language);

      await page.goto(`/admin/${editor.resource}/create`);
      await fill(page, editor.fill, mark);
      if (editor.choose) {
        const [label, option] = editor.choose[language];
        await page.getByRole('combobox', { name: label }).click();
        await page.getByRole('option', { name: option, exact: true }).click();
      }
      await choosePictures(page, editor);
      await page.getByRole('button', { name: buttons.add, exact: true }).click();
      await expect(page.getByText(told.created)).toBeVisible();

      await openFromList(page, editor, mark, name, language);
      await fill(page, editor.change, mark);
      await page.getByRole('button', { name: buttons.update, exact: true }).click();
      await expect(page.getByText(told.updated)).toBeVisible();
      const shown = await page.request.get(addressOf(editor, mark, language));
      expect(await shown.text()).toContain(name);

      const row = await openFromList(page, editor, mark, name, language);
      const changed = { ...editor.change, ...editor.shown?.[language] };
      for (const [field, value] of Object.entries(changed)) {
        await expect(page.locator(`[name="${field}"]`)).toHaveValue(value.replace('*', mark));
      }
      await page.keyboard.press('Escape');
      await row.getByRole('button', { name: buttons.remove }).click();
      const question = page.getByRole('dialog').filter({ hasText: told.sure });
      await question.getByRole('button', { name: buttons.remove }).click();
      await expect(page.getByText(told.deleted)).toBeVisible();
      await expect(row).toHaveCount(0);
      const left = await page.request.get(addressOf(editor, mark, language));
      expect(await left.text()).not.toContain(name);
    });
  }
}

/** Writes into the form's fields by their names, whatever tab they stand in. */
async function fill(page: Page, fields: EditorJourney['fill'], mark: string): Promise<void> {
  for (const [field, value] of Object.entries(fields)) {
    const input = page.locator(`[name="${field}"]`);
    await input.fill(value.replace('*', mark));
  }
}

async function choosePictures(page: Page, { pictures }: EditorJourney): Promise<void> {
  const inputs = page.locator('form input[type=file]');
  for (let index = 0; index < pictures; index++) await inputs.nth(index).setInputFiles(PICTURE);
}

/** The record's row, found by the list's own search. */
async function rowInList(page: Page, { resource }: EditorJourney, mark: string, name: string) {
  await page.waitForURL(({ pathname }) => pathname === `/admin/${resource}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const search = page.locator('main [name=q]');
  if ((await search.inputValue()) !== mark) {
    await search.fill(mark);
    // The list follows half a second later, and would take the row away from the pointer.
    await page.waitForURL(({ searchParams }) => !!searchParams.get('filter')?.includes(mark));
  }
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  return row;
}

async function openFromList(
  page: Page,
  editor: EditorJourney,
  mark: string,
  name: string,
  language: Language,
): Promise<Locator> {
  const row = await rowInList(page, editor, mark, name);
  await row.getByRole('link', { name: `${BUTTONS[language].edit}: ` }).click();
  await expect(page.locator(`[name="${Object.keys(editor.fill)[0]}"]`)).not.toHaveValue('');
  return row;
}

const addressOf = ({ page }: EditorJourney, mark: string, language: Language) =>
  `${page.replace('*', mark)}?lang=${language}`;
