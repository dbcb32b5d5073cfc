import { expect, holdBack, LANGUAGES, type Language, test } from '../support/test.ts';

const PAGES = [
  '/',
  '/cars-gallery',
  '/car/otava-600',
  '/events-calendar',
  '/events-calendar?type=world',
  '/gallery',
  '/achievements-gallery',
  '/shop',
  '/shop?category=merchandise&sort=cheapest',
  '/product/drift-taxi-1',
  '/blog',
  '/blog?page=2',
  '/blog/half-a-bonnet-short',
  '/terms',
  '/privacy',
  '/cookies',
];

/** Records that other journeys make and delete meanwhile. */
const OF_OTHERS = /journey-|rain-in-|zlutoucky-dest-/;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads in one language or the other, and its pictures show', async ({ page }) => {
    for (const [index, path] of PAGES.entries()) {
      await page.goto(inLanguage(path, index % 2 === 0 ? 'en' : 'cs'));
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect((await main.innerText()).length, path).toBeGreaterThan(200);
      await expect(main.getByText(/^(?:Loading…|Načítám…)$/), path).toHaveCount(0);
      const picture = main.locator('img').first();
      if ((await picture.count()) === 0) continue;
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), path)
        .toBeGreaterThan(0);
    }
  });

  test('every link of every page works', async ({ request }) => {
    const links = new Set<string>();
    for (const language of LANGUAGES) {
      for (const path of PAGES) {
        const html = await (await request.get(inLanguage(path, language))).text();
        for (const [, address = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)) {
          const href = address.replaceAll('&amp;', '&');
          if (href.startsWith('#')) expect(html, `${path} ${href}`).toContain(idOf(href));
          else if (href.startsWith('/') && !OF_OTHERS.test(href)) links.add(href);
        }
      }
    }
    expect(links.size).toBeGreaterThan(100);
    for (const link of links) {
      const { hash, pathname } = new URL(link, 'http://localhost');
      const answer = await request.head(link.split('#')[0] ?? '');
      expect(answer.status(), link).toBe(200);
      if (hash && pathname === '/') await expectSection(request, hash);
    }
  });

  test('a visitor by a link stays in its language', async ({ page }) => {
    await page.goto('/blog?lang=cs');
    for (const step of ['article a, main li h2 a', 'header a[href^="/?"]', 'a[href^="/shop?"]']) {
      await page.locator(step).first().click();
      await expect(page.locator('html'), page.url()).toHaveAttribute('lang', 'cs');
    }
    await page.locator('[name=sort]').selectOption('cheapest');
    await page.getByRole('main').locator('form button').first().click();
    await page.waitForURL(/sort=cheapest/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  });

  test.describe('with a form', () => {
    test.use({ expectedStatuses: [422] });

    test('the contact form says what is wrong, then that it was sent', async ({ page }) => {
      await page.goto('/?lang=cs');
      const form = page.locator('#contact form');
      await form.locator('[name=name]').fill('Jana Malá');
      await form.locator('[name=email]').fill('jana');
      await form.locator('[name=subject]').fill('Termín');
      await form.locator('[name=message]').fill('Máte volno v květnu?');
      await form.locator('[name=termsAgreed]').check();
      await form.getByRole('button').click();
      await expect(form.getByRole('alert')).toHaveText('Zadejte platný e-mail.');
      await expect(form.getByRole('alert')).toBeInViewport();
      await expect(form.locator('[name=message]')).toHaveValue('Máte volno v květnu?');
      await form.locator('[name=email]').fill('jana@example.com');
      await form.getByRole('button').click();
      await expect(form.getByRole('status')).toHaveText('Děkujeme, zprávu máme a ozveme se.');
      await expect(form.locator('[name=message]')).toHaveValue('');
      // Nothing is sent again, and nobody is asked whether it should be.
      const asked = page.waitForRequest((request) => request.isNavigationRequest());
      await page.reload();
      expect((await asked).method()).toBe('GET');
      await expect(form.getByRole('status')).toBeEmpty();
    });

    test('the steps of a withdrawal are there again when the browser goes back', async ({
      page,
    }) => {
      await page.goto('/withdrawal?lang=en');
      const main = page.getByRole('main');
      await main.locator('[name=number]').fill('9999999999');
      await main.locator('[name=name]').fill('Jana Malá');
      await main.locator('[name=email]').fill('jana@example.com');
      await main.getByRole('button', { name: /^Withdraw from the contract/ }).click();
      const confirm = main.getByRole('button', { name: 'Confirm withdrawal' });
      await confirm.click();
      await expect(main.getByRole('status')).toBeVisible();
      await page.goBack();
      await expect(confirm).toBeVisible();
      await page.goBack();
      await expect(main.locator('[name=number]')).toBeVisible();
    });

    test('signing in and the cart say that they need JavaScript', async ({ page }) => {
      await page.goto('/login?lang=en');
      await page.locator('[name=email]').fill('boss@example.com');
      await page.locator('[name=password]').fill('journey password');
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toContainText('signing in needs JavaScript');
      await expect(page.locator('[name=email]')).toHaveValue('boss@example.com');
      await expect(page.locator('[name=password]')).toHaveValue('');
      await page.goto('/product/mug-garage?lang=en');
      await page
        .getByRole('button', { name: /Add to cart/ })
        .first()
        .click();
      await expect(page.getByRole('main')).toContainText('The cart needs JavaScript.');
      await expect(page.getByRole('main')).toContainText('Garage mug');
    });
  });
});

test.describe('before the scripts have come', () => {
  test('what is put into the cart is in it once they have', async ({ page }) => {
    const letThrough = await holdBack(page, '**/assets/*.js');
    await page.goto('/product/mug-garage?lang=en', { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .getByRole('button', { name: /Add to cart/ })
      .first()
      .click();
    await page.waitForURL('**/cart*', { waitUntil: 'commit' });
    letThrough();
    await expect(page.getByRole('main')).toContainText('Garage mug');
    await expect(page.getByRole('link', { name: 'Cart: 1 product' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Cart: 1 product' })).toBeVisible();
  });
});

const inLanguage = (path: string, language: Language) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

const idOf = (hash: string) => `id="${hash.slice(1)}"`;

let home: string | undefined;

/** Home has a section under each anchor that links name. */
async function expectSection(
  request: { get(url: string): Promise<{ text(): Promise<string> }> },
  hash: string,
): Promise<void> {
  home ??= await (await request.get('/?lang=en')).text();
  expect(home).toContain(idOf(hash));
}
