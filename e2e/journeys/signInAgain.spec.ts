import { ADMIN } from '../support/launch.ts';
import { awake, expect, expectAccessible, inTurn, signInAlone, test } from '../support/test.ts';

const TEXTS = {
  en: {
    title: 'You have been signed out',
    password: /^Password/,
    leave: 'Go to the sign-in page',
    update: 'Update',
    updated: 'Sponsor updated successfully',
  },
  cs: {
    title: 'Byli jste odhlášeni',
    password: /^Heslo/,
    leave: 'Na přihlašovací stránku',
    update: 'Aktualizovat',
    updated: 'Sponzor byl úspěšně upraven',
  },
} as const;

for (const language of inTurn(0)) {
  const texts = TEXTS[language];

  test.describe(`whose sign-in is ended on another device (${language})`, () => {
    test.use({ expectedStatuses: [401], cutsOff: true });

    test('an administrator signs in over the form and saves it, or comes back to it', async ({
      page,
      browser,
      baseURL,
    }) => {
      const elsewhere = await browser.newContext({ baseURL });
      const endSignIn = async () => {
        const token = await page.evaluate(() => localStorage.getItem('accessToken'));
        const headers = { authorization: `Bearer ${token}` };
        const answer = await elsewhere.request.post('/api/auth/logout', { headers });
        expect(answer.status()).toBe(200);
      };

      await signInAlone(page, language);
      const sponsors: { id: number }[] = await (await page.request.get('/api/sponsors')).json();
      // Other journeys add some meanwhile.
      const first = Math.min(...sponsors.map(({ id }) => id));
      const address = `/admin/sponsors/${first}`;
      await page.goto(address);
      const website = page.locator('[name=website_url]');
      await expect(website).toBeVisible();
      const original = await website.inputValue();
      await website.fill('https://kept.example/');
      await endSignIn();
      // The dialog may be there already: the live connection ends with the sign-in.
      await page.locator('form:has([name=website_url])').evaluate((form) => {
        if (form instanceof HTMLFormElement) form.requestSubmit();
      });
      const dialog = page.getByRole('dialog', { name: texts.title });
      await expect(dialog.getByLabel(texts.password)).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.keyboard.type(ADMIN.password);
      await page.keyboard.press('Enter');
      await expect(page.getByText(texts.updated)).toBeVisible();
      await expect(dialog).toBeHidden();

      await page.goto(address);
      await expect(website).toHaveValue('https://kept.example/');
      await endSignIn();
      await website.fill(original);
      await website.press('Enter');
      page.once('dialog', (question) => void question.accept());
      await dialog.getByRole('link', { name: texts.leave }).click();
      await page.waitForURL(/\/login\?/);
      await awake(page);
      await page.locator('input[type=email]').fill(ADMIN.email);
      await page.locator('input[type=password]').fill(ADMIN.password);
      await page.locator('main form button[type=submit]').click();
      await page.waitForURL(`**${address}`);
      await website.fill(original);
      await page.getByRole('button', { name: texts.update, exact: true }).click();
      // The notice may have made way for one of another journey's message.
      const stored = async () => (await page.request.get(`/api/sponsors/${first}`)).json();
      await expect.poll(async () => (await stored()).website_url ?? '').toBe(original);
      await elsewhere.close();
    });
  });
}
