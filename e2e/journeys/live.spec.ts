import { expect, expectAccessible, inTurn, signIn, test } from '../support/test.ts';

const TEXTS = {
  en: {
    toShip: 'To be shipped',
    message: /A new message has come in\./,
    show: 'Show it',
    waiting: /unread message/,
  },
  cs: {
    toShip: 'K odeslání',
    message: /Přišla nová zpráva\./,
    show: 'Zobrazit',
    waiting: /nepřečten/,
  },
} as const;

for (const language of inTurn(0)) {
  const texts = TEXTS[language];

  test(`a new message is announced without a reload (${language})`, async ({ page, request }) => {
    const line = page.waitForResponse((answer) => answer.url().includes('/api/live'));
    await signIn(page, language);
    await page.goto('/admin');
    expect((await line).status()).toBe(200);
    await expect(page.getByRole('heading', { name: texts.toShip })).toBeVisible();
    // The context asks for less motion, which the back-office's components follow.
    const item = page.getByRole('menuitem').first();
    await expect(item).toHaveCSS('transition-duration', '0.001s');
    await expectAccessible(page);
    const sent = await request.post('/api/contact-messages', {
      data: {
        name: 'Žofie Dlouhá',
        email: 'zofie@example.com',
        subject: 'Live',
        message: 'Kdy jezdíte?',
        termsAgreed: true,
        honeypot: '',
      },
    });
    expect(sent.status()).toBe(201);
    const notice = page.getByRole('status').filter({ hasText: texts.message });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('menu').getByText(texts.waiting)).toHaveCount(1);
    await expect(page).toHaveTitle(/^\(\d+\) /);
    // Other journeys write messages too: which one it leads to is not this one's business.
    await expect(notice.getByRole('link', { name: texts.show })).toHaveAttribute(
      'href',
      /\/messages\/\d+$/,
    );
  });
}
