import { expect, expectAccessible, test } from '../support/test.ts';

test('the reference of the API finds and opens an operation', async ({ page }) => {
  await page.goto('/api/docs');
  await page.getByPlaceholder('Filter by tag or path').fill('/orders');
  await page.locator('#operations-Orders-placeOrder').getByText('Place an order').click();
  await expect(page.getByText('The server trusts no price')).toBeVisible();
  await expect(page.getByText('Idempotency-Key').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/Orders\/placeOrder$/);
  await expectAccessible(page);
});

test('an address with an operation opens it, wherever in the list it is', async ({ page }) => {
  await page.goto('/api/docs#/Orders/placeOrder');
  await expect(page.getByText('The server trusts no price')).toBeInViewport();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await expect(page.getByRole('button', { name: 'Execute' })).toBeVisible();
});
