import type { Page } from 'playwright/test';
import { expect, inTurn, LANGUAGES, signIn, test } from '../support/test.ts';

const TEXTS = {
  en: {
    add: 'Add',
    update: 'Update',
    edit: 'Edit',
    remove: 'Delete',
    view: 'View',
    image: 'Image',
    insert: 'Insert',
    tabs: { en: 'Content in English', cs: 'Content in Czech' },
    draft: '[DRAFT]',
    created: 'Post added successfully',
    updated: 'Post updated successfully',
    uploaded: 'Image uploaded successfully',
    deleted: 'Post deleted successfully',
    sure: 'Are you sure you want to delete this post?',
  },
  cs: {
    add: 'Přidat',
    update: 'Aktualizovat',
    edit: 'Upravit',
    remove: 'Smazat',
    view: 'Zobrazit',
    image: 'Obrázek',
    insert: 'Vložit',
    tabs: { en: 'Obsah v angličtině', cs: 'Obsah v češtině' },
    draft: '[KONCEPT]',
    created: 'Příspěvek byl úspěšně přidán',
    updated: 'Příspěvek byl úspěšně upraven',
    uploaded: 'Obrázek byl úspěšně nahrán',
    deleted: 'Příspěvek byl úspěšně smazán',
    sure: 'Opravdu chcete smazat tento příspěvek?',
  },
} as const;

/** Where a saved post leads. */
const LIST = /\/admin\/blog(?:\?|$)/;

const PICTURE = 'e2e/pictures/square.png';
const LANGUAGE_NAMES = { en: 'English', cs: 'Česky' } as const;

for (const language of inTurn(1)) {
  const texts = TEXTS[language];

  test(`a post is drafted, published, read and deleted (${language})`, async ({
    page,
    browser,
  }) => {
    const titles = { en: `Rain in ${language}`, cs: `Žluťoučký déšť ${language}` };
    const slugs = { en: `rain-in-${language}`, cs: `zlutoucky-dest-${language}` };
    await signIn(page, language);

    await page.goto('/admin/blog/create');
    for (const locale of LANGUAGES) {
      await page.locator(`[name="translations.${locale}.title"]`).fill(titles[locale]);
      // Made from the title after a second without typing.
      await expect(slugInput(page, locale)).toHaveValue(slugs[locale]);
    }
    await page.locator('form input[type=file]').first().setInputFiles(PICTURE);
    await page.locator('[name=is_active]').uncheck();
    for (const locale of LANGUAGES) {
      await page.getByRole('tab', { name: texts.tabs[locale] }).click();
      const editor = articleEditor(page);
      await editor.fill(`${LANGUAGE_NAMES[locale]} article`);
    }
    await insertImage(page, texts);
    await page.getByRole('button', { name: texts.add, exact: true }).click();
    await expect(page.getByText(texts.created)).toBeVisible();

    await page.waitForURL(LIST);
    const row = page.getByRole('row').filter({ hasText: titles[language] });
    await expect(row).toContainText(texts.draft);
    await expect(row.getByRole('link', { name: texts.view, exact: true })).toHaveCount(0);
    const visitor = await browser.newContext();
    const address = `${new URL(page.url()).origin}/blog/${slugs[language]}?lang=${language}`;
    expect((await visitor.request.get(address)).status()).toBe(404);

    await row.getByRole('link', { name: `${texts.edit}: ` }).click();
    await expect(slugInput(page, 'en')).toBeDisabled();
    await page.locator('[name=is_active]').check();
    await page.getByRole('button', { name: texts.update, exact: true }).click();
    await expect(page.getByText(texts.updated)).toBeVisible();

    const article = await (await visitor.request.get(address)).text();
    for (const text of [titles[language], `${LANGUAGE_NAMES[language]} article`]) {
      expect(article.replaceAll('\u00a0', ' ')).toContain(text);
    }
    if (language === 'cs') expect(article).toContain('alt="Rys"');

    await page.waitForURL(LIST);
    await row.getByRole('button', { name: texts.remove }).click();
    const question = page.getByRole('dialog').filter({ hasText: texts.sure });
    await question.getByRole('button', { name: texts.remove }).click();
    await expect(page.getByText(texts.deleted)).toBeVisible();
    expect((await visitor.request.get(address)).status()).toBe(404);
    await visitor.close();
  });
}

const slugInput = (page: Page, locale: string) =>
  page.locator(`[name="translations.${locale}.slug"]`);

/** The editor of the tab that is shown. */
const articleEditor = (page: Page) =>
  page.locator('[role=tabpanel]:not([hidden]) [contenteditable=true]');

/** Uploads an image into the text that is being written. */
async function insertImage(page: Page, texts: (typeof TEXTS)['en' | 'cs']): Promise<void> {
  const panel = page.locator('[role=tabpanel]:not([hidden])');
  await panel.getByRole('button', { name: texts.image, exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: texts.insert });
  await dialog.locator('input[type=file]').setInputFiles(PICTURE);
  await dialog.getByRole('textbox').fill('Rys');
  await dialog.getByRole('button', { name: texts.insert, exact: true }).click();
  await expect(page.getByText(texts.uploaded)).toBeVisible();
  await expect(articleEditor(page).getByAltText('Rys')).toBeVisible();
}
