import type { Page } from 'playwright/test';
import { ADMIN } from '../support/launch.ts';
import { awake, expect, test } from '../support/test.ts';

/** Comes to the site with an access token that has expired. */
async function arrive(page: Page, refreshToken: string): Promise<void> {
  await page.addInitScript((token) => {
    if (sessionStorage.getItem('arrived')) return;
    sessionStorage.setItem('arrived', 'yes');
    localStorage.setItem('accessToken', 'expired');
    localStorage.setItem('refreshToken', token);
    localStorage.setItem('cart', '[]');
  }, refreshToken);
  await page.goto('/shop?lang=en');
}
const kept = (page: Page) =>
  page.evaluate(() =>
    ['accessToken', 'refreshToken', 'cart'].map((key) => localStorage.getItem(key)),
  );

test.describe('a session that has expired', () => {
  test.use({ expectedStatuses: [401], cutsOff: true });

  test('goes on with a new token', async ({ page, request }) => {
    const { refreshToken } = await (await request.post('/api/auth/login', { data: ADMIN })).json();
    const me = page.waitForResponse(
      (answer) => answer.url().includes('/api/auth/me') && answer.status() === 200,
    );
    await arrive(page, refreshToken);
    await me;
    const [access, refresh] = await kept(page);
    expect([access, refresh]).not.toContain(null);
    expect([access, refresh]).not.toContain('expired');
    expect(refresh).not.toBe(refreshToken);
    expect(new URL(page.url()).pathname).toBe('/shop');
  });

  test('and whose refresh token is refused ends at the sign-in, the cart stays', async ({
    page,
  }) => {
    await arrive(page, 'nonsense');
    await page.waitForURL('**/login');
    await awake(page);
    expect(await kept(page)).toEqual([null, null, '[]']);
  });

  test('is not ended by a network that fails', async ({ page }) => {
    await page.route('**/api/auth/refresh', (route) => route.abort('connectionreset'));
    const tried = page.waitForRequest('**/api/auth/refresh');
    await arrive(page, 'still good');
    await tried;
    await awake(page);
    expect(await kept(page)).toEqual(['expired', 'still good', '[]']);
    expect(new URL(page.url()).pathname).toBe('/shop');
  });
});

test('who is signed in goes on from the sign-in page to the back-office', async ({
  page,
  request,
}) => {
  const { accessToken } = await (await request.post('/api/auth/login', { data: ADMIN })).json();
  await page.addInitScript((token) => localStorage.setItem('accessToken', token), accessToken);
  await page.goto('/login?lang=en');
  await page.waitForURL(/\/admin\/?$/);
});
