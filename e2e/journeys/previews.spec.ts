import type { Page } from 'playwright/test';
import { expect, inTurn, passInPage, signIn, test } from '../support/test.ts';

const TEXTS = {
  en: { preview: 'Preview', banner: 'Preview – not public' },
  cs: { preview: 'Náhled', banner: 'Náhled – není veřejné' },
} as const;

for (const language of inTurn(1)) {
  const texts = TEXTS[language];

  test(`an administrator previews a hidden car, which visitors don’t find (${language})`, async ({
    page,
    context,
    request,
  }) => {
    const slug = `hidden-${language}`;
    const bearer = await signIn(page, language);
    const [known] = await (await request.get('/api/cars')).json();
    const made = await request.post('/api/cars', {
      headers: { authorization: `Bearer ${bearer}` },
      data: {
        slug,
        is_active: false,
        image_path: known.image_path,
        translations: { en: { name: 'Secret Lynx' }, cs: { name: 'Tajný rys' } },
      },
    });
    const { id } = await made.json();

    await page.goto(`/admin/cars/${id}`);
    const opened = context.waitForEvent('page');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.preview, exact: true })
      .click();
    const preview = await opened;
    await preview.waitForURL(new RegExp(`/car/${slug}\\?preview=`));
    const complaints: string[] = [];
    preview.on('console', (message) => complaints.push(message.text()));
    await preview.reload();
    await hydrated(preview);
    const name = language === 'en' ? 'Secret Lynx' : 'Tajný rys';
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(preview.getByText(texts.banner)).toBeVisible();
    expect(complaints).toEqual([]);

    expect((await request.get(`/car/${slug}`)).status()).toBe(404);
    expect(await (await request.get('/cars-gallery')).text()).not.toContain('Secret Lynx');
    await request.delete(`/api/cars/${id}`, { headers: { authorization: `Bearer ${bearer}` } });
  });
}

/** Waits until React has taken over: a preview has no banner about cookies, which tells it elsewhere. */
async function hydrated(preview: Page): Promise<void> {
  await preview.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await passInPage(preview, 100);
}

test('the palette finds a record by a part of its name, with the keyboard alone', async ({
  page,
}) => {
  await signIn(page, 'cs');
  await page.goto('/admin');
  await expect(page.locator('[aria-keyshortcuts="Control+K Meta+K"]').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Hledat všude' })).toBeFocused();
  await page.keyboard.type('zpusoby dopr');
  await expect(page.getByRole('option', { name: 'Způsoby dopravy' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/shipping-methods$/);
});
