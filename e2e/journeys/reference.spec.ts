import { expect, expectAccessible, test } from '../support/test.ts';

test('the reference of the API opens the operation of an address, and finds and opens another', async ({
  page,
}) => {
  await page.goto('/api/docs#/Orders/placeOrder');
  const rules = page.getByText('The server trusts no price');
  await expect(rules).toBeInViewport();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await expect(page.getByRole('button', { name: 'Execute' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByPlaceholder('Filter by tag or path').fill('/orders');
  const operation = page.locator('#operations-Orders-placeOrder').getByText('Place an order');
  await operation.click();
  await expect(rules).toBeHidden();
  await operation.click();
  await expect(rules).toBeVisible();
  await expect(page.getByText('Idempotency-Key').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/Orders\/placeOrder$/);
  await expectAccessible(page);
});
