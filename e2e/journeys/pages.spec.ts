import {
  awake,
  expect,
  expectAccessible,
  inTurn,
  LANGUAGES,
  passInPage,
  test,
} from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAGES = [
  '/',
  '/shop',
  '/product/drift-taxi-1',
  '/car/otava-600',
  '/cart',
  '/checkout',
  '/login',
  '/blog/half-a-bonnet-short',
];

for (const turn of [0, 1]) {
  const visits = PAGES.filter((_, index) => index % 2 === turn);
  for (const language of inTurn(turn)) {
    test(`${visits.join(', ')} are accessible and keep quiet (${language})`, async ({ page }) => {
      for (const path of visits) {
        await page.goto(`${path}?lang=${language}`);
        await awake(page);
        await expect(page.locator('html'), path).toHaveAttribute('lang', language);
        await expect(page.getByRole('main'), path).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        await expectAccessible(page);
      }
    });
  }
}

for (const language of LANGUAGES) {
  test(`the source of home tells of cars and products (${language})`, async ({ request }) => {
    const html = await (await request.get(`/?lang=${language}`)).text();
    const known = {
      en: ['Otava 600', 'Lomnice GT', 'Drift taxi'],
      cs: ['Lomnice GT', 'na drift taxi'],
    };
    for (const text of known[language]) expect(html.toLowerCase()).toContain(text.toLowerCase());
    expect(html).not.toMatch(/<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))/);
  });
}

test.describe('a page that is not there', () => {
  test.use({ expectedStatuses: [404] });

  for (const language of inTurn(0)) {
    test(`is a 404 with a way on (${language})`, async ({ page }) => {
      for (const path of ['/nothing', '/product/nothing', '/car/nothing', '/blog/nothing']) {
        const response = await page.goto(`${path}?lang=${language}`);
        expect(response?.status(), path).toBe(404);
        await awake(page);
        await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible();
        // A missing record is shown by its own page, which says it in one way for all.
        if (path === '/nothing' || path === '/product/nothing') await expectAccessible(page);
      }
    });
  }
});

test('the language that was chosen is kept, also in the back-office', async ({ page }) => {
  await page.goto('/?lang=en');
  await awake(page);
  await page.getByRole('link', { name: 'Česky' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
});

test('strangers are sent from the back-office to the sign-in page', async ({ page }) => {
  await page.goto('/admin/cars');
  await page.waitForURL(/\/login/);
});

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test(`a link to a section ends at it, though what is above comes later (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/terms?lang=en');
    await awake(page);
    await page.route(/\/api\/(?!settings)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Shop' }).click();
    const heading = page.getByRole('heading', { level: 2, name: 'Shop' });
    const top = async () => (await heading.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    await expect.poll(top).toBeLessThan(height / 2);
    // What is above has come, and had time to push the heading away.
    await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
    await passInPage(page, 1_000);
    await expect.poll(top).toBeGreaterThan(72);
    await expect.poll(top).toBeLessThan(height / 2);
  });
}

test('a hash that can’t be decoded leaves home as it is', async ({ page }) => {
  await page.goto('/?lang=en#100%');
  await awake(page);
  await passInPage(page, 500);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Error/);
  await expect(page.locator('#shop')).toBeAttached();
});

test.describe('at every width', () => {
  test.use({ changesWidth: true });

  test('the video of home can be paused by mouse', async ({ page }) => {
    await page.goto('/?lang=en');
    await awake(page);
    await page.getByRole('button', { name: 'Decline' }).click();
    const pause = page.getByRole('button', { name: 'Pause the video' });
    const play = page.getByRole('button', { name: 'Play the video' });
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await pause.click();
      await play.click();
      await expect(pause).toBeVisible();
    }
  });
});
