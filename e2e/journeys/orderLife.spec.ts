import type { Page } from 'playwright/test';
import { fillInCheckout } from '../support/checkout.ts';
import { pragueToday } from '../support/pragueToday.ts';
import {
  awake,
  expect,
  expectAccessible,
  goWithin,
  type Language,
  signIn,
  test,
} from '../support/test.ts';

const TEXTS = {
  en: {
    add: /Add to cart/,
    added: 'Added to cart',
  },
  cs: {
    add: /Do košíku/,
    added: 'Přidáno do košíku',
  },
} as const;

test('a company’s transfer is matched from a statement, invoiced, shipped and seen', async ({
  page,
}) => {
  await signIn(page, 'cs');
  await fillInMugOrder(page, 'cs');
  await page.getByText('Nakupuji na firmu').click();
  await page.getByLabel('Název firmy').fill('Brzdy s.r.o.');
  const ico = page.getByLabel('IČO', { exact: true });
  await ico.fill('27074359');
  await page.getByLabel('DIČ', { exact: true }).fill('CZ27074358');
  await page.getByLabel(/Bankovní převod/).check();
  const submit = page.getByRole('button', { name: 'Objednat s povinností platby' });
  await submit.click();
  await expect(
    page.getByText('V IČO je překlep: poslední číslice neodpovídá ostatním.'),
  ).toBeVisible();
  await expect(ico).toBeFocused();
  await expect(ico).toHaveValue('27074359');
  await expect(page.getByLabel('Název firmy')).toHaveValue('Brzdy s.r.o.');
  await expect(page.getByLabel('Město')).toHaveValue('Písek');
  await ico.fill('27074358');
  await submit.click();

  const fact = (name: string) =>
    page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]').innerText();
  const symbol = /\d+/.exec(await fact('Variabilní symbol'))?.[0] ?? '';
  expect(symbol).toMatch(/^\d{10}$/);
  const id = Number(symbol.slice(2));
  const amount = /[\d\s]+,\d\d/.exec(await fact('Částka'))?.[0].replace(/\s/g, '') ?? '';
  const seen = page.getByRole('link', { name: 'Zobrazit objednávku' });
  const orderPage = String(await seen.getAttribute('href'));

  await page.goto('/admin/payments');
  await page.getByRole('button', { name: 'Načíst bankovní výpis' }).click();
  const statement = page.getByRole('dialog', { name: 'Bankovní výpis' });
  await statement.locator('input[type=file]').setInputFiles({
    name: 'pohyby.csv',
    mimeType: 'text/csv',
    buffer: fioStatement(symbol, amount),
  });
  await expect(statement).toContainText('Sedí na objednávku');
  await expect(statement.getByRole('checkbox', { name: /Brzdy/ })).toBeChecked();
  await expectAccessible(page);
  await statement.getByRole('button', { name: 'Zapsat a zbytek uchovat' }).click();
  await expect(statement).toContainText('Zapsáno: 1');

  await goWithin(page, `/admin/orders/${id}/show`);
  const dialog = page.getByRole('dialog');
  for (const text of ['Brzdy s.r.o.', '27074358', 'CZ27074358', 'Zaplaceno']) {
    await expect(dialog).toContainText(text);
  }
  await expectPdf(page, dialog.getByRole('link', { name: /^Faktura \d+, PDF$/ }));
  await dialog.getByRole('link', { name: 'Upravit', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Stav' }).click();
  await page.getByRole('option', { name: 'Odesláno' }).click();
  await dialog.getByRole('combobox', { name: 'Dopravce' }).click();
  await page.getByRole('option', { name: 'Česká pošta' }).click();
  await dialog.getByLabel('Číslo zásilky').fill('DR123456789CZ');
  await dialog.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByText(`Stav objednávky ${id} byl změněn`)).toBeVisible();

  await page.goto(orderPage);
  const main = page.getByRole('main');
  for (const state of ['Odesláno', 'Zaplaceno']) {
    await expect(main.getByText(state, { exact: true }).first()).toBeVisible();
  }
  const parcel = main.getByRole('link', { name: 'DR123456789CZ' });
  await expect(parcel).toHaveAttribute('href', /parcelNumbers=DR123456789CZ$/);
  await expectPdf(page, main.getByRole('link', { name: /^Faktura \d+ \(PDF\)$/ }));
  await expectAccessible(page);
});

test.describe('by card', () => {
  test.use({ paysByCard: true });

  test('a payment is refused, abandoned and made; one piece goes back up to its credit note', async ({
    page,
  }) => {
    const authorization = `Bearer ${await signIn(page, 'en')}`;
    const methods = '/api/orders/payment-methods';
    const method = await page.request.post(methods, {
      headers: { authorization },
      data: { kind: 'card', translations: NAMES, fee: 0, display_order: 99, is_active: true },
    });
    expect(method.status()).toBe(201);

    await fillInMugOrder(page, 'en');
    await page.getByLabel('Payment card').check();
    await page.getByRole('button', { name: 'Order and pay' }).click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText('The card payment did not go through.');
    await expectAccessible(page);
    const orderPage = page.url();
    await main.getByRole('link', { name: 'Pay by card again' }).click();
    await expect(page.getByRole('button', { name: 'Pay' })).toBeVisible();
    await page.goto(orderPage);
    await expect(main).toContainText('We are waiting for the result of the card payment.');
    await main.getByRole('link', { name: 'Continue to the card payment' }).click();
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(main.getByText('Paid', { exact: true })).toBeVisible();
    await expectPdf(page, main.getByRole('link', { name: /^Invoice \d+ \(PDF\)$/ }));
    const removed = await page.request.delete(`${methods}/${(await method.json()).id}`, {
      headers: { authorization },
    });
    expect(removed.ok()).toBe(true);

    await main.getByRole('button', { name: 'Withdraw from the contract here' }).click();
    await page.getByLabel('Garage mug').selectOption('1');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    const withdrawn = main.getByRole('status').filter({ hasText: 'We have your withdrawal' });
    await expect(withdrawn).toBeVisible();

    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.goto(`/admin/orders/${Number(/\d{10}/.exec(title)?.[0])}/show`);
    const dialog = page.getByRole('dialog').first();
    await expect(dialog.getByRole('article')).toContainText('1 × Garage mug');
    await dialog.getByRole('button', { name: 'Record a refund' }).click();
    const refund = page.getByRole('dialog', { name: 'Record a refund' });
    await refund.getByLabel('Amount (Kč)').fill('100');
    await refund.getByLabel('Refund method').click();
    await page.getByRole('option', { name: /^By the card provider/ }).click();
    await expect(refund).toContainText('A credit note of');
    await refund.getByRole('button', { name: 'Record a refund' }).click();
    await expect(page.getByText('The refund is recorded.')).toBeVisible();
    await expectPdf(page, dialog.getByRole('link', { name: /^Credit note D\d+, PDF$/ }));
    await dialog.getByRole('button', { name: 'Mark as settled' }).click();
    const question = page.getByRole('dialog', { name: 'Mark the withdrawal as settled?' });
    await expect(question).toContainText('One customer gets an e-mail');
    await expect(question).toContainText('A credit note of');
    await question.getByRole('button', { name: 'Mark as settled' }).click();
    await expect(page.getByText('The decision was saved')).toBeVisible();
    // The buttons of the decision are gone.
    await expect(dialog.getByRole('article')).toBeFocused();
    await expectAccessible(page);
    // The rest is owed now, and goes the same way.
    await dialog.getByRole('button', { name: 'Record a refund' }).click();
    await expect(refund.getByLabel('Amount (Kč)')).toHaveValue(/^\d/);
    await refund.getByLabel('Refund method').click();
    await page.getByRole('option', { name: /^By the card provider/ }).click();
    await refund.getByRole('button', { name: 'Record a refund' }).click();
    await expect(refund).toBeHidden();
    await expect(dialog.getByRole('link', { name: /^Credit note D\d+, PDF$/ })).toHaveCount(2);

    await page.goto(orderPage);
    await expect(main.getByText('Refunded', { exact: true })).toBeVisible();
    await expectPdf(page, main.getByRole('link', { name: /^Credit note D\d+ \(PDF\)$/ }).last());
  });
});

const NAMES = { en: { name: 'Payment card' }, cs: { name: 'Platební karta' } };

/** Puts a mug into the cart and fills in the checkout, except for how it is paid. */
async function fillInMugOrder(page: Page, language: Language): Promise<void> {
  const texts = TEXTS[language];
  await page.goto(`/product/mug-garage?lang=${language}`);
  await awake(page);
  await page.getByRole('main').getByRole('button', { name: texts.add }).first().click();
  await expect(page.getByText(texts.added).first()).toBeVisible();
  await page.goto(`/checkout?lang=${language}`);
  await awake(page);
  await fillInCheckout(page, language);
}

/** What Fio's internet banking exports, with one payment. */
function fioStatement(symbol: string, amount: string): Buffer {
  const today = pragueToday().split('-').reverse().join('.');
  const rows = [
    ['accountId', '2400222222'],
    ['bankId', '2010'],
    ['currency', 'CZK'],
    [
      'ID pohybu',
      'Datum',
      'Objem',
      'Měna',
      'Protiúčet',
      'Název protiúčtu',
      'Kód banky',
      'VS',
      'Typ',
    ],
    [
      String(Date.now()),
      today,
      amount,
      'CZK',
      '2301234567',
      'Brzdy s.r.o.',
      '2010',
      symbol,
      'Příjem',
    ],
  ];
  return Buffer.from(rows.map((row) => row.map((cell) => `"${cell}"`).join(';')).join('\r\n'));
}

/** The document behind a link that is there. */
async function expectPdf(page: Page, link: ReturnType<Page['locator']>): Promise<void> {
  await expect(link).toBeVisible();
  const answer = await page.request.get(String(await link.getAttribute('href')));
  expect(answer.headers()['content-type']).toContain('application/pdf');
}
