import { cp } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { cutTexts } from '../support/cutTexts.ts';
import { launch, newDataDir } from '../support/launch.ts';
import { filledSeason } from '../support/season.ts';
import { awake, expect, expectAccessible, LANGUAGES, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const PAGES = ['/', '/shop', '/events-calendar', '/gallery', '/cars-gallery', '/terms'];

/**
 * Teams other than the demo's: other name, colour, ground, type, edges and sections. A page is checked
 * for cut texts in both languages and widths; for accessibility on a phone with one team, on a desktop
 * with the other.
 */
for (const [turn, team] of (['karting', 'rally'] as const).entries()) {
  test.describe(`the example team ${team}`, () => {
    test.use({
      changesWidth: true,
      baseURL: async ({ browserName: _ }, use) => {
        const dataDir = await newDataDir();
        await cp(await filledSeason(team), dataDir, { recursive: true });
        const { base, end } = await launch({
          until: 'ready',
          dataDir,
          node: process.env.NEWEST_NODE,
        });
        await use(base);
        await end();
      },
    });

    test('cuts no text and is accessible, on a phone and a desktop', async ({
      page,
      browser,
      baseURL,
    }) => {
      // The server writes all that is there; in the other language the scripts needn't run.
      const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
      const still = await plain.newPage();
      const paths = [...PAGES, ...(await firstRecords(String(baseURL)))];
      for (const [index, path] of paths.entries()) {
        const [width, other] = (turn + index) % 2 === 0 ? [360, 1280] : [1280, 360];
        for (const language of LANGUAGES) {
          const isChecked = language === LANGUAGES[index % 2];
          const shown = isChecked ? page : still;
          await shown.setViewportSize({ width, height: 800 });
          await shown.goto(`${path}?lang=${language}`);
          if (isChecked) {
            await awake(page);
            await expectAccessible(page);
          }
          await expectWhole(shown, `${path} in ${language} at ${width}`);
          await shown.setViewportSize({ width: other, height: 800 });
          await expectWhole(shown, `${path} in ${language} at ${other}`);
        }
      }
      await plain.close();
    });
  });
}

/** Once the page has taken its new width. */
const expectWhole = (page: Page, where: string) =>
  expect.poll(() => cutTexts(page), { message: where }).toEqual([]);

/** A page of each kind of record. */
async function firstRecords(base: string): Promise<string[]> {
  const answer = async (path: string) => (await fetch(`${base}/api/${path}`)).json();
  const [[product], [car], { posts }] = await Promise.all(
    ['products', 'cars', 'blog?limit=1'].map(answer),
  );
  return [`/product/${product.slug}`, `/car/${car.slug}`, `/blog/${posts[0].slugs.en}`];
}
