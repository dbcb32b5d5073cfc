import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { awake, expect, holdBack, passInPage, test } from '../support/test.ts';

/** What a page's HTML may weigh in KiB, as it is sent and unpacked, with what other journeys add to lists. */
const BUDGETS = [
  ['/', 24, 120],
  ['/shop', 20, 90],
  ['/product/drift-taxi-1', 13, 53],
  ['/blog/half-a-bonnet-short', 15, 60],
  ['/gallery', 15, 80],
] as const;

const KIB = 1024;

test('the HTML of pages stays light', async ({ baseURL }) => {
  for (const [path, sent, plain] of BUDGETS) {
    const packed = await packedHtml(new URL(path, baseURL));
    expect.soft(packed.length / KIB, `${path}, sent`).toBeLessThan(sent);
    const html = brotliDecompressSync(packed);
    expect.soft(html.length / KIB, `${path}, unpacked`).toBeLessThan(plain);
  }
});

/** A page as it is sent; `fetch` would unpack it. */
const packedHtml = (url: URL): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => resolve(buffer(answer))).on(
      'error',
      reject,
    );
  });

/** What a rule that is missing would change. */
const PROPERTIES = [
  'display',
  'position',
  'color',
  'background-color',
  'background-image',
  'font-size',
  'font-family',
  'font-weight',
  'margin-top',
  'margin-left',
  'padding-top',
  'padding-left',
  'border-top-width',
  'border-bottom-width',
  'grid-template-columns',
  'gap',
  'text-transform',
  'object-fit',
  'clip-path',
  'opacity',
  'visibility',
];

for (const width of [390, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 }, cutsOff: true });

    test('a page comes with every rule that its elements need', async ({ page }) => {
      for (const [path] of [
        ...BUDGETS,
        ['/cart'],
        ['/checkout'],
        ['/terms'],
        ['/login'],
      ] as const) {
        // Without its script a page stays as it was sent.
        await page.route(/\/assets\/.*\.js$/, (route) => route.abort('connectionreset'));
        await page.goto(path);
        const changed = await page.evaluate(async (properties) => {
          // What is left for later has no track sizes.
          for (const section of document.querySelectorAll('[data-later]')) {
            section.removeAttribute('data-later');
          }
          const lookOf = () =>
            [...document.body.querySelectorAll('*')].map((element) => {
              const style = getComputedStyle(element);
              return properties
                .map((name) => `${name}: ${style.getPropertyValue(name)}`)
                .join('; ');
            });
          // Widths in `ch` follow the fonts, one of which may come between the two looks otherwise.
          const withFonts = async () => {
            await Promise.all([...document.fonts].map((face) => face.load()));
            await document.fonts.ready;
            return lookOf();
          };
          const before = await withFonts();
          const inside = document.querySelector('style[data-precedence="site"]');
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = inside?.getAttribute('data-href') ?? '';
          await new Promise((resolve, reject) => {
            link.onload = resolve;
            link.onerror = reject;
            inside?.after(link);
          });
          const after = await withFonts();
          return after.filter((look, index) => look !== before[index]);
        }, PROPERTIES);
        expect(changed, path).toEqual([]);
      }
    });
  });
}

const START = /\/assets\/start-.*\.js$/;
const ENTRY = /\/assets\/entry-client-.*\.js$/;

test('scripts don’t share a slow line with the pictures of a page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const letThrough = await holdBack(page, '**/uploads/**');
  await page.goto('/shop', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked.some((url) => START.test(url))).toBe(true);
  await passInPage(page, 500);
  expect(asked.filter((url) => ENTRY.test(url))).toEqual([]);
  letThrough();
  await expect.poll(() => asked.some((url) => ENTRY.test(url))).toBe(true);
  await awake(page);
});

test('a visitor who presses a key doesn’t wait for pictures', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Time stands still: otherwise the scripts would come after some seconds in any case.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  const letThrough = await holdBack(page, '**/uploads/**');
  await page.goto('/shop', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  expect(asked.filter((url) => ENTRY.test(url))).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(() => asked.some((url) => ENTRY.test(url))).toBe(true);
  letThrough();
});
