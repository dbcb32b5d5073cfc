import { awake, expect, holdBack, test } from '../support/test.ts';

const STATIC_SECTIONS = ['about', 'team', 'achievements', 'sponsors', 'blog'];
const HYDRATED_SECTIONS = ['cars', 'drift-taxi', 'events', 'gallery', 'shop', 'contact'];

test('the home page loads scripts and data of its sections when they come near', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/|Section/.test(pathname)) asked.push(pathname);
  });
  await page.goto('/?lang=en');
  await awake(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  const parts = await page.locator('#team li, #cars li, #shop li').all();
  await Promise.all(parts.map((part) => part.evaluate((element) => (element.dataset.first = ''))));
  for (const name of [...STATIC_SECTIONS, ...HYDRATED_SECTIONS]) {
    await page.locator(`#${name}`).scrollIntoViewIfNeeded();
  }
  await expect.poll(() => asked).toContain('/api/gallery');
  expect(asked).not.toContain('/api/team-members');
  await page.locator('#events').getByRole('button', { pressed: false }).click();
  await expect(page.locator('#events').getByRole('button', { pressed: true })).toHaveCount(1);
  // Nothing was replaced: it is still what the server wrote.
  await expect(page.locator('[data-first]')).toHaveCount(parts.length);
});

test('a static section holds nothing that would need it', async ({ page }) => {
  await page.goto('/');
  for (const name of STATIC_SECTIONS) {
    await expect(page.locator(`#${name}`)).toHaveCount(1);
    const needy = page.locator(`#${name}`).locator('button, input, select, form, dialog, video');
    await expect(needy, name).toHaveCount(0);
  }
});

test('unhydrated sections follow the language and lead to pages without a page load', async ({
  page,
}) => {
  await page.goto('/?lang=en');
  await awake(page);
  await page.getByRole('link', { name: 'Česky' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  // Not the first one for as long as another journey’s post is newer.
  const post = page.locator('#blog h3').filter({ hasText: 'Chybělo nám půl kapoty' });
  await expect(post).toBeVisible();
  await expect(page.locator('#team li')).not.toHaveCount(0);

  await page.goto('/');
  await awake(page);
  await page.evaluate(() => document.body.setAttribute('data-first', ''));
  await post.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chybělo nám půl kapoty');
  await page.goBack();
  await expect(page.locator('#team li')).not.toHaveCount(0);
  await expect(page.locator('body[data-first]')).toHaveCount(1);
});

test('a photo that is clicked before its section is hydrated opens over the page', async ({
  page,
}) => {
  const letThrough = await holdBack(page, '**/api/gallery*');
  await page.goto('/?lang=en');
  await awake(page);
  await page.locator('#gallery a[href*="/uploads/"]').first().click();
  letThrough();
  await expect(page.locator('.yarl__root')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});
