import { awake, expect, expectAccessible, inTurn, passInPage, test } from '../support/test.ts';

const TEXTS = {
  en: {
    search: 'Search the site',
    menu: 'Open the menu',
    signIn: 'Sign in',
    required: 'E-mail and password are required.',
    wrong: 'Incorrect login credentials or server error. Please try again.',
    decline: 'Decline',
    declined: 'You have declined cookies.',
  },
  cs: {
    search: 'Hledat na webu',
    menu: 'Otevřít menu',
    signIn: 'Přihlásit se',
    required: 'E-mail a heslo jsou povinné.',
    wrong: 'Nesprávné přihlašovací údaje nebo chyba serveru. Zkuste to prosím znovu.',
    decline: 'Odmítnout',
    declined: 'Cookies jste odmítli.',
  },
} as const;

for (const language of inTurn(0)) {
  test(`the search finds and is accessible while open (${language})`, async ({ page }) => {
    await page.goto(`/terms?lang=${language}`);
    await awake(page);
    await page.getByRole('button', { name: TEXTS[language].search }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('otava');
    await expect(dialog.locator('a[href="/car/otava-600"]')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: TEXTS[language].search })).toBeFocused();
  });
}

for (const language of inTurn(1)) {
  test(`the menu of phones is accessible while open (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/shop?lang=${language}`);
    await awake(page);
    await page.getByRole('button', { name: TEXTS[language].menu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('link').first().click();
    await page.waitForURL(/\/#team$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

for (const language of inTurn(0)) {
  test(`a car’s photos open in an accessible lightbox (${language})`, async ({ page }) => {
    await page.goto(`/car/otava-600?lang=${language}`);
    await awake(page);
    const photo = page.getByRole('main').locator('a[href^="/uploads/"]').first();
    // Half a second after arrival the photos are bound to the lightbox; until then they are links.
    await passInPage(page, 600);
    await photo.click();
    await expect(page.locator('.yarl__root')).toBeVisible();
    await expect(page.locator('.yarl__thumbnails')).toBeVisible();
    await expectAccessible(page);
  });
}

for (const language of inTurn(1)) {
  const texts = TEXTS[language];

  test.describe('a sign-in that fails', () => {
    test.use({ expectedStatuses: [401] });

    test(`says so and is accessible (${language})`, async ({ page }) => {
      await page.goto(`/login?lang=${language}`);
      await awake(page);
      const form = page.getByRole('main').locator('form');
      await form.getByRole('button', { name: texts.signIn }).click();
      await expect(form.getByRole('alert')).toHaveText(texts.required);
      await expectAccessible(page);
      await form.locator('[type=email]').fill('nobody@example.com');
      await form.locator('[type=password]').fill('nothing');
      await form.getByRole('button', { name: texts.signIn }).click();
      await expect(form.getByRole('alert')).toHaveText(texts.wrong);
    });
  });

  test(`cookies may be declined, and the answer changed (${language})`, async ({ page }) => {
    await page.goto(`/cookies?lang=${language}`);
    await awake(page);
    await page.getByRole('button', { name: texts.decline, exact: true }).last().click();
    await expect(page.getByRole('main')).toContainText(texts.declined);
    const stored = () => page.evaluate(() => localStorage.getItem('cookie-consent'));
    expect(await stored()).toBe('declined');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    await page.getByRole('main').getByRole('button').first().click();
    expect(await stored()).toBe('accepted');
  });
}
