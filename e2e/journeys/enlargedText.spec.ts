import type { Page } from 'playwright/test';
import { cutTexts } from '../support/cutTexts.ts';
import { orderedByTransfer } from '../support/orders.ts';
import { awake, expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

// What visitors set in their browser: letters twice as large, WCAG 1.4.4.
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

const PAGES = [
  '/',
  '/shop',
  '/product/team-hoodie',
  '/product/drift-taxi-1',
  '/events-calendar',
  '/cars-gallery',
  '/blog',
  '/terms',
  '/withdrawal',
];

test('letters of twice the size leave pages as wide as a phone, and the bar whole', async ({
  page,
}) => {
  for (const [index, path] of PAGES.entries()) {
    await page.goto(`${path}?lang=${index % 2 === 0 ? 'cs' : 'en'}`);
    await awake(page);
    await expectWhole(page, path);
    const bar = page.getByRole('banner');
    for (const control of await bar.locator('a:visible, button:visible').all()) {
      await expect(control, path).toBeInViewport({ ratio: 1 });
    }
  }
});

test('letters of twice the size leave cart, checkout and order as wide as a phone', async ({
  page,
  request,
}) => {
  await page.goto('/product/drift-taxi-1?lang=cs');
  await awake(page);
  await page.getByRole('button', { name: 'Do košíku: Voucher na drift taxi' }).click();
  const price = page.getByRole('complementary').getByText('5 000,00 Kč').last();
  for (const path of ['/cart?lang=cs', '/checkout?lang=cs']) {
    await page.goto(path);
    await expect(price).toBeVisible();
    await expectWhole(page, path);
  }
  await page.goto(`${await orderedByTransfer(request)}?lang=cs`);
  await awake(page);
  await expectWhole(page, 'the order');
});

const expectWhole = (page: Page, where: string) =>
  expect.poll(() => cutTexts(page), { message: where }).toEqual([]);
