import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { ADMIN, launch } from '../support/launch.ts';
import { awake, expect, expectAccessible, goWithin, signInByForm, test } from '../support/test.ts';

test.use({
  // A team of its own: the others sign in by the password alone.
  baseURL: async ({ browserName: _ }, use) => {
    const { base, end } = await launch({ until: 'off', env: { DEMO: 'off' }, host: 'localhost' });
    await use(base);
    await end();
  },
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Účet', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Odhlásit se' }).click();
  await page.waitForURL('**/login**');
  await awake(page);
}

/** Signs in, until the dashboard has read its settings, too: a sign-out before would let that end with 401. */
async function untilDashboard(page: Page, signIn: () => Promise<void>): Promise<void> {
  const read = page.waitForResponse(/contact_email/);
  await signIn();
  await page.waitForURL(/\/admin\/?$/);
  await read;
}

test('a second factor: an app is set up and asked for, a passkey signs in alone', async ({
  page,
}) => {
  await signInByForm(page, 'cs');
  await goWithin(page, '/admin/profile');
  await press(page, 'Nastavit');
  await page.getByLabel('Vaše heslo').fill(ADMIN.password);
  await press(page, 'Pokračovat');
  await page.getByRole('img', { name: /QR kód/ }).waitFor();
  const secret = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await page.getByLabel('Kód, který aplikace ukazuje').fill(totp.generate());
  await press(page, 'Potvrdit');
  const codes = page.getByRole('dialog', { name: 'Vaše záložní kódy' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await press(page, 'Mám je uložené');

  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await press(page, 'Přidat přístupový klíč');
  await page.getByLabel('Název, třeba zařízení').fill('Notebook');
  await page.getByLabel('Vaše heslo').fill(ADMIN.password);
  await press(page, 'Pokračovat');
  await expect(page.getByText('Notebook')).toBeVisible();
  await expectAccessible(page);

  await signOut(page);
  await untilDashboard(page, () => press(page, 'Přihlásit se přístupovým klíčem'));

  await signOut(page);
  await page.getByLabel('Heslo', { exact: true }).fill(ADMIN.password);
  await press(page, 'Přihlásit se');
  // The code of the enrolment is spent, the one after it is taken early.
  const next = totp.generate({ timestamp: Date.now() + 30_000 });
  await expect(page.getByLabel('Kód z ověřovací aplikace')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(next);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/?$/);
});
