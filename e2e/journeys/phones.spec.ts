import type { APIRequestContext } from 'playwright/test';
import { awake, expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

test('Back closes the lightbox and stays on the page; closing it leaves nothing to go back through', async ({
  page,
}) => {
  await page.goto('/shop?lang=en');
  await awake(page);
  await page.getByRole('link', { name: 'Team hoodie' }).click();
  await page.waitForURL('**/product/team-hoodie');
  const enlarge = page.getByRole('button', { name: 'Enlarge the photo' });
  const viewer = page.locator('.yarl__root');
  await enlarge.click();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(enlarge).toBeVisible();
  await page.goForward();
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(enlarge).toBeFocused();
  await page.goBack();
  await page.waitForURL(/\/shop/);
});

/** Orders a mug by bank transfer; answers the address of the order's page. */
async function orderedByTransfer(request: APIRequestContext): Promise<string> {
  const get = async (path: string) => await (await request.get(path)).json();
  const product = await get('/api/products/mug-garage');
  const [shipping] = await get('/api/orders/shipping-methods');
  const payments = await get('/api/orders/payment-methods');
  const payment = payments.find(({ kind }: { kind: string }) => kind === 'bank_transfer');
  const answer = await request.post('/api/orders', {
    data: {
      customer: {
        name: 'Žofie Nováková',
        email: 'zofie@example.com',
        phone: '+420 600 100 200',
        address: 'Na Ostrově 7, Písek, 397 01',
      },
      shipping_method: shipping.id,
      payment_method: payment.id,
      items: [{ id: product.id, quantity: 1, price: product.price }],
      total: Math.round((product.price + shipping.price) * 100) / 100,
    },
  });
  expect(answer.status()).toBe(201);
  return `/order/${(await answer.json()).link}`;
}

test('the banner about cookies covers at most a fifth of the screen, and no bank details', async ({
  page,
  request,
}) => {
  await page.goto('/shop?lang=cs');
  await awake(page);
  const banner = page.getByRole('region', { name: 'Cookies', exact: true });
  // The last one is a desktop’s at 200 %.
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const tallest = height / 5;
    await expect
      .poll(async () => (await banner.boundingBox())?.height)
      .toBeLessThanOrEqual(tallest);
    for (const button of await banner.getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  }

  await page.setViewportSize(PHONE);
  await page.goto(`${await orderedByTransfer(request)}?lang=cs`);
  await awake(page);
  const details = page.locator('#pay section');
  const box = async (place: typeof details) => await place.boundingBox();
  for (const block of ['start', 'center', 'end'] as const) {
    await details.evaluate((element, to) => element.scrollIntoView({ block: to }), block);
    const { y = 0, height = 0 } = (await box(details)) ?? {};
    expect((await box(banner))?.y).toBeGreaterThanOrEqual(y + height);
  }
  await banner.scrollIntoViewIfNeeded();
  await banner.getByRole('button').first().click();
  await expect(banner).toBeHidden();
});
