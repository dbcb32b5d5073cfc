import { awake, expect, holdBack, test } from '../support/test.ts';

test('switching the language keeps page and cart', async ({ page }) => {
  await page.goto('/product/mug-garage?lang=en');
  await awake(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Add to cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Česky' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hrnek z garáže');
  expect(new URL(page.url()).pathname).toBe('/product/mug-garage');
  await expect(page).toHaveTitle(/Hrnek z garáže/);
  await page.getByRole('link', { name: 'Košík: 1 produkt' }).click();
  await expect(page.getByRole('main')).toContainText('Hrnek z garáže');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page.getByRole('main')).toContainText('Garage mug');
  await page.reload();
  await awake(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main')).toContainText('Garage mug');
});

test('a post goes on under its name in the other language, where the reader was', async ({
  page,
}) => {
  await page.goto('/blog/half-a-bonnet-short?lang=en');
  await awake(page);
  const place = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: 'instant' }));
  await page.getByRole('link', { name: 'Česky' }).first().click();
  await page.waitForURL('**/blog/chybelo-nam-pul-kapoty');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chybělo nám půl kapoty');
  await expect.poll(async () => Math.abs((await place()) - 1_200)).toBeLessThan(150);
});

test('a car keeps its place and its height while the other language comes', async ({ page }) => {
  await page.goto('/car/otava-600?lang=en');
  await awake(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const letThrough = await holdBack(page, '**/api/**');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.getByRole('link', { name: 'Česky' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  expect(Math.abs((await height()) - before)).toBeLessThan(200);
  const came = page.waitForResponse(/\/api\/car-photos\//);
  letThrough();
  await came;
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 900))).toBeLessThan(150);
});

const CZECH_PAGES = [
  '/',
  '/shop',
  '/product/drift-taxi-1',
  '/cart',
  '/checkout',
  '/cars-gallery',
  '/car/otava-600',
  '/events-calendar',
  '/gallery',
  '/achievements-gallery',
  '/blog',
  '/terms',
  '/privacy',
  '/cookies',
  '/login',
  '/blog/chybelo-nam-pul-kapoty',
];

test.describe('without waiting for the scripts, which set texts as the server does', () => {
  test.use({ javaScriptEnabled: false });

  test('no Czech line ends after a word of one letter, in a date, or before a unit', async ({
    page,
  }) => {
    for (const path of CZECH_PAGES) {
      await page.goto(`${path}?lang=cs`);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(await page.evaluate(breaksIn), path).toEqual([]);
    }
  });
});

/** The places of the page shown where a line may end and Czech typography does not want it. */
function breaksIn(): string[] {
  const texts = new Map<Element, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let block = node.parentElement;
    if (!block || block.closest('script, style, noscript, code, option, [lang=en]')) continue;
    while (block.parentElement && getComputedStyle(block).display.startsWith('inline')) {
      block = block.parentElement;
    }
    texts.set(block, (texts.get(block) ?? '') + node.textContent);
  }
  const unwanted =
    /(?<![\p{L}\p{N}])[ksvzouaiKSVZOUAI][ \n]+|\d[ \n]+(?=\d|Kč|%|(?:k|km|m|cm|kg|l|min|minut|hodin|let|dnů)(?!\p{L}))|\d\.[ \n]+(?=\d|\p{Ll})/gu;
  return [...texts.values()].flatMap((text) =>
    [...text.matchAll(unwanted)].map(({ index }) =>
      text.slice(Math.max(0, index - 15), index + 15),
    ),
  );
}

test('going back returns to where the visitor was', async ({ page }) => {
  await page.goto('/shop?lang=en');
  await awake(page);
  const last = page.getByRole('main').locator('a[href^="/product/"]').last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await last.click();
  await page.waitForURL('**/product/*');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(50);
  await page.goBack();
  await expect
    .poll(() => page.evaluate((top) => Math.abs(window.scrollY - top), before))
    .toBeLessThan(60);
});

test('going back to the home page returns to the section that the visitor left', async ({
  page,
}) => {
  await page.goto('/?lang=en');
  await awake(page);
  const car = page.getByRole('main').locator('a[href^="/car/"]').first();
  await car.scrollIntoViewIfNeeded();
  const top = async () => (await page.locator('#cars').boundingBox())?.y ?? 0;
  const before = await top();
  await car.click();
  await page.waitForURL('**/car/*');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60);
});

test.describe('a page that the browser translated before its scripts came', () => {
  test.use({ changesText: true });

  for (const path of ['/', '/shop']) {
    test(`is shown, and works: ${path}`, async ({ page }) => {
      const letThrough = await holdBack(page, '**/assets/*.js');
      await page.goto(`${path}?lang=cs`, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      await page.evaluate(() => {
        for (const link of document.querySelectorAll('header a, main h2, footer a')) {
          for (const part of link.childNodes) {
            if (part.nodeType !== Node.TEXT_NODE) continue;
            const translated = document.createElement('font');
            translated.textContent = `Translated: ${part.textContent}`;
            part.replaceWith(translated);
          }
        }
      });
      letThrough();
      await awake(page);
      await page.getByRole('link', { name: 'English' }).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('contentinfo')).toContainText('Terms');
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    });
  }
});
