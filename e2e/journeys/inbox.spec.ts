import { expect, expectAccessible, inTurn, signIn, test } from '../support/test.ts';

const TEXTS = {
  en: {
    unread: 'Unread',
    send: 'Send reply',
    empty: 'The reply must not be empty',
    sent: 'The reply was sent successfully!',
    answered: 'Answered',
    remove: 'Delete',
    sure: 'Are you sure you want to delete this message?',
  },
  cs: {
    unread: 'Nepřečtená',
    send: 'Odeslat odpověď',
    empty: 'Odpověď nemůže být prázdná',
    sent: 'Odpověď byla úspěšně odeslána!',
    answered: 'Zodpovězená',
    remove: 'Smazat',
    sure: 'Opravdu chcete smazat tuto zprávu?',
  },
} as const;

// A reply that crosses the mark as read is sent again, see useSendReply.
test.use({ expectedStatuses: [409] });

for (const language of inTurn(1)) {
  const texts = TEXTS[language];

  test(`a message is read, answered and deleted (${language})`, async ({ page, request }) => {
    const subject = `Ride along, ${language} ${Date.now()}`;
    const sent = await request.post('/api/contact-messages', {
      data: {
        name: 'Žofie Dlouhá',
        email: 'zofie@example.com',
        subject,
        message: 'Kdy jezdíte?\nDíky',
        termsAgreed: true,
        honeypot: '',
      },
    });
    expect(sent.status()).toBe(201);
    await signIn(page, language);
    await page.goto('/admin/messages');
    const item = page.getByRole('link').filter({ hasText: subject });
    await expect(item.getByLabel(texts.unread)).toBeVisible();
    await expectAccessible(page);

    expect(await item.evaluate(heightOfLongList)).toBe(600);

    await item.click();
    await expect(item.getByLabel(texts.unread)).toBeHidden();
    await expect(page.getByRole('article')).toContainText('Kdy jezdíte?');
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByText(texts.empty).first()).toBeVisible();
    const editor = page.locator('[contenteditable=true]');
    expect((await editor.boundingBox())?.height).toBe(300);
    await editor.fill('V sobotu v deset.');
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByText(texts.sent)).toBeVisible();
    await expect(item.getByRole('img', { name: texts.answered })).toBeVisible();
    await expect(page.getByRole('article')).toContainText('V sobotu v deset.');
    await expectAccessible(page);

    await page.getByRole('article').getByRole('button', { name: texts.remove }).click();
    const question = page.getByRole('dialog').filter({ hasText: texts.sure });
    await question.getByRole('button', { name: texts.remove }).click();
    await expect(item).toHaveCount(0);
  });
}

/** The height that the list of a message would have if there were many: it scrolls then. */
function heightOfLongList(item: Element): number {
  const list = item.closest('ul');
  const copies = Array.from({ length: 50 }, () => item.closest('li')?.cloneNode(true) ?? '');
  list?.append(...copies);
  const height = list?.parentElement?.getBoundingClientRect().height ?? 0;
  for (const copy of copies) if (copy instanceof Element) copy.remove();
  return height;
}
