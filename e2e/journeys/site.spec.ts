import type { Route } from 'playwright/test';
import { awake, expect, expectAccessible, inTurn, passInPage, test } from '../support/test.ts';

const TEXTS = {
  en: {
    send: 'Send the message',
    required: 'All fields are required.',
    terms: 'You must agree to the processing of personal data and terms.',
    sent: 'Thank you, we have your message and will get back to you.',
    failed: 'Failed to send the message. Please try again.',
    emailWrong: 'Please enter a valid e-mail address.',
    accept: 'Accept',
  },
  cs: {
    send: 'Odeslat zprávu',
    required: 'Všechna pole jsou povinná.',
    terms: 'Musíte souhlasit se zpracováním osobních údajů a podmínkami.',
    sent: 'Děkujeme, zprávu máme a ozveme se.',
    failed: 'Zprávu se nepodařilo odeslat. Zkuste to prosím znovu.',
    emailWrong: 'Zadejte platný e-mail.',
    accept: 'Přijmout',
  },
} as const;

/** The server fails, has had too many messages, or can't be reached. */
const FAULTS: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.fulfill({ status: 500 }),
  (route) => route.fulfill({ status: 429, body: '{"message":"Too many"}' }),
  (route) => route.abort('connectionreset'),
];

for (const language of inTurn(0)) {
  const texts = TEXTS[language];

  test.describe('with a failing server in between', () => {
    // What is sent before the form's scripts have come is checked by the server: 422.
    test.use({ expectedStatuses: [422, 429, 500], cutsOff: true });

    test(`a fan writes to the team (${language})`, async ({ page }) => {
      await page.goto(`/?lang=${language}#contact`);
      await awake(page);
      const form = page.locator('#contact form');
      const send = form.getByRole('button', { name: texts.send });
      await send.click();
      await expect(form).toContainText(texts.required);
      await form.locator('[name=name]').fill('Jana');
      await form.locator('[name=email]').fill('jana@example.com');
      await form.locator('[name=subject]').fill('Drift taxi');
      await form.locator('[name=message]').fill('Kdy jezdíte?\nDíky');
      await send.click();
      await expect(form).toContainText(texts.terms);
      await expectAccessible(page);
      await form.getByRole('checkbox').check();

      await form.locator('[name=email]').fill('jana');
      await send.click();
      await expect(form).toContainText(texts.emailWrong);
      await form.locator('[name=email]').fill('jana@example.com');

      for (const fail of FAULTS) {
        await page.route('**/api/contact-messages', fail);
        await send.click();
        await expect(form.getByRole('alert')).toHaveText(texts.failed);
        await expect(form.locator('[name=message]')).toHaveValue('Kdy jezdíte?\nDíky');
        await page.unroute('**/api/contact-messages');
        await expect(send).toBeEnabled();
      }
      await send.click();
      await expect(page.locator('#contact')).toContainText(texts.sent);
    });
  });

  test(`the answer about cookies is kept (${language})`, async ({ page }) => {
    await page.goto(`/shop?lang=${language}`);
    await awake(page);
    const accept = page.getByRole('button', { name: texts.accept, exact: true });
    await accept.click();
    await expect(accept).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('accepted');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(accept).toBeHidden();
  });
}

const PAGES = [
  '/cars-gallery',
  '/events-calendar',
  '/gallery',
  '/achievements-gallery',
  '/blog',
  '/terms',
  '/privacy',
  '/cookies',
];
for (const turn of [0, 1]) {
  const visits = PAGES.filter((_, index) => index % 2 === turn);
  for (const language of inTurn(turn)) {
    test(`${visits.join(', ')} are accessible and keep quiet (${language})`, async ({ page }) => {
      for (const path of visits) {
        await page.goto(`${path}?lang=${language}`);
        await awake(page);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        await expectAccessible(page);
      }
    });
  }
}

test('a post is read and leads to others of its category', async ({ page }) => {
  await page.goto('/blog?lang=en');
  await awake(page);
  await page.getByRole('main').locator('a[href^="/blog/"]').first().click();
  await page.waitForURL(/\/blog\/[a-z0-9-]+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  const category = page.getByRole('main').locator('a[href*="category="]').first();
  await category.click();
  await page.waitForURL(/\/blog\?.*category=/);
});

test('the gallery opens in a lightbox and gives the focus back', async ({ page }) => {
  await page.goto('/gallery?lang=en');
  await awake(page);
  // Until then the photos are links.
  await passInPage(page, 700);
  const first = page.getByRole('main').locator('a[href^="/uploads/"]').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.yarl__root')).toBeVisible();
  // A photo as wide as the window has its caption below it, too.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const edgeOf = async (part: string, edge: 'top' | 'bottom') =>
    page
      .locator(`.yarl__slide_current ${part}`)
      .evaluate((at, of) => at.getBoundingClientRect()[of], edge);
  for (const size of [
    { width, height },
    { width: 1280, height: 800 },
    { width: 700, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await expect(async () =>
      expect(await edgeOf('.yarl__slide_description_container', 'top')).toBeGreaterThanOrEqual(
        await edgeOf('img', 'bottom'),
      ),
    ).toPass({ timeout: 5_000 });
  }
  // A long caption can be read to its end on a phone, and leaves the photo half of the height.
  await page.setViewportSize({ width: 390, height: 500 });
  const caption = page.locator('.yarl__slide_current .yarl__slide_description');
  await caption.evaluate((at) => {
    at.textContent = 'Night ride at the airfield. '.repeat(14);
  });
  const hidden = (at: Element) => at.scrollHeight - at.clientHeight;
  expect(await caption.evaluate(hidden)).toBeLessThanOrEqual(1);
  const container = page.locator('.yarl__slide_current .yarl__slide_description_container');
  expect(await container.evaluate(hidden)).toBeGreaterThan(1);
  await expect(container).toHaveCSS('overflow-y', 'auto');
  expect(await edgeOf('img', 'bottom')).toBeGreaterThan(150);
  await page.setViewportSize({ width, height });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.yarl__root')).toBeHidden();
  await expect(first).toBeFocused();
});

test('search engines find the way', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/car/otava-600');
  const calendar = await request.get('/events.ics');
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  const icon = await request.get('/favicon.ico');
  expect(icon.headers()['content-type']).toBe('image/x-icon');
  const { icons } = await (await request.get('/site.webmanifest')).json();
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200);
  const feed = await (await request.get('/blog/rss.xml?lang=cs')).text();
  expect(feed).toContain('<rss');
});
