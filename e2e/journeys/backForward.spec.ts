import { expect, test } from '../support/test.ts';

const PAGES = [
  '/',
  '/shop',
  '/product/drift-taxi-1',
  '/blog',
  '/blog/half-a-bonnet-short',
  '/gallery',
  '/events-calendar',
  '/car/otava-600',
  '/cart',
];

interface NotRestored {
  notRestoredExplanations: { type: string; reason: string }[];
}

// The journeys' own browser keeps no left pages; it says why, and so what else would prevent it.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('nothing of the pages keeps browsers from showing them as they were left', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  const reasons: string[] = [];
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }: NotRestored) =>
    reasons.push(
      ...notRestoredExplanations
        .filter(({ type }) => type !== 'Circumstantial')
        .map(({ reason }) => `${page.url()}: ${reason}`),
      'asked',
    ),
  );
  await browser.send('Page.enable');
  for (const path of PAGES) {
    await page.goto(path);
    await page.goto('/terms');
    await page.evaluate(() => setTimeout(() => window.history.back()));
    await page.waitForURL((url) => url.pathname === path);
    await page.waitForLoadState();
  }
  expect(reasons).toEqual(PAGES.map(() => 'asked'));

  // The browser would say so.
  reasons.length = 0;
  await page.goto('/shop');
  await page.evaluate(() => window.addEventListener('unload', () => undefined));
  await page.goto('/terms');
  await page.evaluate(() => setTimeout(() => window.history.back()));
  await expect.poll(() => reasons).toEqual([expect.stringContaining('Unload'), 'asked']);
});
