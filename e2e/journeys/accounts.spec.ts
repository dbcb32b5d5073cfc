import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { launch, newDataDir } from '../support/launch.ts';
import { awake, expect, expectAccessible, goWithin, signInByForm, test } from '../support/test.ts';

let dataDir = '';

test.use({
  // A team of its own, whose mails are files.
  baseURL: async ({ browserName: _ }, use) => {
    dataDir = await newDataDir();
    const { base, end } = await launch({ until: 'off', env: { DEMO: 'off' }, dataDir });
    await use(base);
    await end();
  },
});

const EMAIL = 'eva@example.com';
const PASSWORD = 'a long enough one';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The address that the mail to somebody names. */
async function mailedLink(): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const found = await readdir(folder).catch(() => []);
  // One that is being written has another ending, and is renamed when it is complete.
  const files = found.filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const text = texts.find((each) => each.includes(`To: ${EMAIL}`)) ?? '';
  const plain = text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /http\S+\/set-password\S*#[\w-]+/.exec(plain)?.[0] ?? '';
}

test('an editor is invited, chooses a password, and sees no orders', async ({ page }) => {
  await signInByForm(page, 'en');
  await goWithin(page, '/admin/users');
  await press(page, 'Invite someone');
  await page.getByLabel('E-mail').fill(EMAIL);
  await press(page, 'Send the invitation');
  await expect(page.getByText('Invited', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await expect.poll(mailedLink).not.toBe('');
  await page.goto(await mailedLink());
  await page.getByLabel('Your name').fill('Eva');
  await page.getByLabel('New password (').fill(PASSWORD);
  await page.getByLabel('Repeat the new password').fill(PASSWORD);
  await expectAccessible(page);
  await press(page, 'Set the password');
  await expect(page.getByText('Your password is set.')).toBeVisible();
  await awake(page);
  await expect(page.getByLabel('E-mail')).toHaveValue(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign in');
  await page.waitForURL(/\/admin\/?$/);

  await expect(page.getByRole('menuitem', { name: 'Team' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Orders' })).toHaveCount(0);
  await goWithin(page, '/admin/orders');
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
});
