import { awake, expect, test } from '../support/test.ts';

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

// Whether a browser keeps left pages depends on its version and memory; where it doesn't, it says why.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('nothing of the pages keeps browsers from showing them as they were left', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  /** What the page itself was not kept for, at each return to one that was loaded anew. */
  const reloads: string[][] = [];
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }: NotRestored) =>
    reloads.push(
      notRestoredExplanations
        .filter(({ type }) => type !== 'Circumstantial')
        .map(({ reason }) => reason),
    ),
  );
  await browser.send('Page.enable');
  /** Leaves a page and comes back; returns why it was not kept as it was left. */
  const leave = async (path: string): Promise<string[]> => {
    reloads.length = 0;
    // A page that is left while requests are under way is not kept.
    await awake(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Reflect.set(window, 'wasLeft', true));
    await page.goto('/terms');
    await page.evaluate(() => setTimeout(() => window.history.back()));
    await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
    const isAsLeft = () => page.evaluate(() => Reflect.has(window, 'wasLeft'));
    await expect.poll(async () => reloads.length > 0 || (await isAsLeft())).toBe(true);
    return reloads.flat();
  };

  for (const path of PAGES) {
    await page.goto(path);
    expect(await leave(path), path).toEqual([]);
  }

  // A page that does what prevents it.
  await page.goto('/shop');
  await page.evaluate(() => window.addEventListener('unload', () => undefined));
  expect(await leave('/shop')).toEqual([expect.stringContaining('Unload')]);
});
