import { expect, LANGUAGES, test } from '../support/test.ts';

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

test.describe('without JavaScript', () => {
  test.describe.configure({ timeout: 180_000 });
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    test(`every page reads, its links work and its pictures show (${language})`, async ({
      page,
      request,
    }) => {
      const links = new Set<string>();
      for (const path of PAGES) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        const main = page.getByRole('main');
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        expect((await main.innerText()).length, path).toBeGreaterThan(200);
        await expect(main.getByText(/^(?:Loading…|Načítám…)$/), path).toHaveCount(0);
        const picture = main.locator('img').first();
        if ((await picture.count()) > 0) {
          await picture.scrollIntoViewIfNeeded();
          await expect
            .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), path)
            .toBeGreaterThan(0);
        }
        for (const link of await page.locator('a[href]').all()) {
          const href = (await link.getAttribute('href')) ?? '';
          if (href.startsWith('#'))
            await expect(page.locator(href), `${path} ${href}`).toHaveCount(1);
          else if (href.startsWith('/')) links.add(href);
        }
      }
      expect(links.size).toBeGreaterThan(60);
      for (const link of links) {
        const { hash } = new URL(link, 'http://localhost');
        const answer = await request.head(link.split('#')[0] ?? '');
        expect(answer.status(), link).toBe(200);
        if (hash && link.startsWith('/#')) await expectSection(request, hash);
      }
    });
  }
});

let home: string | undefined;

/** Home has a section under each anchor that links name. */
async function expectSection(
  request: { get(url: string): Promise<{ text(): Promise<string> }> },
  hash: string,
): Promise<void> {
  home ??= await (await request.get('/?lang=en')).text();
  expect(home).toContain(`id="${hash.slice(1)}"`);
}
