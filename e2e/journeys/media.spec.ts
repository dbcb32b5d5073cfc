import type { Page } from 'playwright/test';
import {
  expect,
  expectAccessible,
  goWithin,
  inTurn,
  LANGUAGES,
  signIn,
  test,
} from '../support/test.ts';

const TEXTS = {
  en: {
    uploaded: '1 picture uploaded',
    save: 'Save',
    saved: 'Alt text saved',
    library: 'Choose from library',
    dialog: 'Choose from library',
    search: 'Search by alt text or by the name of a record',
    add: 'Add',
    added: 'Gallery image added successfully',
    keeps: 'It can be deleted once it is no longer used.',
    unused: 'Not used anywhere. It is removed automatically after 7 days.',
    remove: 'Delete',
    removed: 'Gallery image deleted successfully',
    deleted: 'File deleted',
  },
  cs: {
    uploaded: '1 obrázek nahrán',
    save: 'Uložit',
    saved: 'Popisek byl uložen',
    library: 'Vybrat z knihovny',
    dialog: 'Výběr z knihovny',
    search: 'Hledat v popiscích a v názvech toho, co ukazuje',
    add: 'Přidat',
    added: 'Obrázek galerie byl úspěšně přidán',
    keeps: 'Smazat ho půjde, až ho nic nebude používat.',
    unused: 'Nikde se nepoužívá. Po 7 dnech se sám odstraní.',
    remove: 'Smazat',
    removed: 'Obrázek galerie byl úspěšně smazán',
    deleted: 'Soubor byl smazán',
  },
} as const;

for (const language of inTurn(0)) {
  const texts = TEXTS[language];

  test(`a picture is uploaded once, described, used and deleted (${language})`, async ({ page }, {
    retry,
  }) => {
    // Ends with a letter: a number would be bound to the word behind it.
    const mark = `library-${retry}-${language}`;
    await signIn(page, language);
    await page.goto('/admin/media');
    const tiles = page.getByRole('main').getByRole('listitem').getByRole('button');
    await expect(tiles.nth(3)).toBeVisible();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: `${mark}.png`, mimeType: 'image/png', buffer: await picture(page) });
    await expect(page.getByText(texts.uploaded)).toBeVisible();

    // The newest comes first, and has no words yet.
    await tiles
      .and(page.getByRole('button', { name: /^#\d+, 64 × 48 px$/ }))
      .first()
      .click();
    await expect(page.getByText(texts.unused)).toBeVisible();
    const address = page.url();
    for (const locale of LANGUAGES) {
      await page.locator(`[name="alt.${locale}"]`).fill(`${mark} ${locale}`);
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(page.getByText(texts.saved)).toBeVisible();

    await page.goto('/admin/gallery/create');
    for (const locale of LANGUAGES) {
      await page.locator(`[name="translations.${locale}.title"]`).fill(`${mark} ${locale}`);
    }
    await page.getByRole('button', { name: texts.library }).first().click();
    const library = page.getByRole('dialog', { name: texts.dialog });
    await library.getByLabel(texts.search).fill(mark);
    const found = library.getByRole('button', { name: `${mark} ${language}, 64 × 48 px` });
    await found.click();
    await page.getByRole('button', { name: texts.add, exact: true }).click();
    await expect(page.getByText(texts.added)).toBeVisible();

    // What is used stays.
    await page.waitForURL(/\/admin\/gallery(?:\?|$)/);
    await goWithin(page, address);
    await expect(page.getByText(texts.keeps)).toBeVisible();
    await expect(page.getByRole('link', { name: `${mark} ${language}` })).toBeVisible();
    await expect(page.getByRole('button', { name: texts.remove, exact: true })).toHaveCount(0);
    const shown = await page.request.get(`/gallery?lang=${language}`);
    expect(await shown.text()).toContain(`alt="${mark} ${language}"`);

    // Unused files can be deleted.
    await goWithin(
      page,
      `/admin/gallery?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`,
    );
    await page.getByRole('row', { name: mark }).getByRole('button', { name: texts.remove }).click();
    const button = page.getByRole('dialog').getByRole('button', { name: texts.remove });
    await button.click();
    await expect(page.getByText(texts.removed)).toBeVisible();
    await goWithin(page, address);
    await expect(page.getByText(texts.unused)).toBeVisible();
    await page.getByRole('button', { name: texts.remove, exact: true }).click();
    await button.last().click();
    await expect(page.getByText(texts.deleted)).toBeVisible();
    await expect(page.getByRole('button', { name: mark })).toHaveCount(0);
  });
}

/** A picture unlike any other: the same bytes sent again would be the same file. */
async function picture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [64, 48];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas.');
    for (let x = 0; x < 64; x += 8) {
      context.fillStyle = `hsl(${Math.random() * 360} 70% 50%)`;
      context.fillRect(x, 0, 8, 48);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
