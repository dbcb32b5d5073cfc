import { expect, expectAccessible, test } from '../support/test.ts';

/** As the document has them; the page shows one line for each operation. */
interface OpenApi {
  paths: Record<string, Record<string, { summary: string }>>;
}

test('the API reference shows every operation, filters by tag and needs no other host', async ({
  page,
  request,
}) => {
  const document: OpenApi = await (await request.get('/api/openapi.json')).json();
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  await page.goto('/api/docs');
  await expect(page.locator('.opblock')).toHaveCount(operations.length, { timeout: 30_000 });
  await expect(page.locator('.errors-wrapper')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByPlaceholder('Filter by tag').fill('Cars');
  await expect(page.locator('.opblock')).not.toHaveCount(operations.length, { timeout: 30_000 });
  await page.getByText('Add a car', { exact: true }).click();
  const operation = page.locator('.opblock', { hasText: 'Add a car' }).first();
  await expect(operation.getByText('The new record.')).toBeVisible();
  await expect(operation.locator('.opblock-section-request-body')).toContainText('Request body');
});
