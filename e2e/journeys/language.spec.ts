import { awake, expect, hydrated, test } from '../support/test.ts';

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
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main')).toContainText('Garage mug');
});

test('a post goes on under its name in the other language', async ({ page }) => {
  await page.goto('/blog/half-a-bonnet-short?lang=en');
  await awake(page);
  await page.getByRole('link', { name: 'Česky' }).first().click();
  await page.waitForURL('**/blog/chybelo-nam-pul-kapoty');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

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
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(50);
  await page.goBack();
  await expect
    .poll(() => page.evaluate((top) => Math.abs(window.scrollY - top), before))
    .toBeLessThan(60);
});
