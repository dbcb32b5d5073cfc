import { expect, it } from 'vitest';
import { LOCALES } from '../../../contract/locales.ts';
import { by, order, shop, textOf } from '../../../testing/testLetter.ts';
import { SELLER } from '../../../testing/testOrders.ts';

const paid = { paid_halere: 111_080 } as const;
const cases = [
  ['cancelled', {}],
  ['withdrawal_refused', {}],
  ['date_moved', {}],
  ['completed', paid],
  ['cancelled', { ...paid, owed_halere: 111_080, payment_kind: 'cash_on_delivery' }],
  [
    'paid',
    {
      ...by('none'),
      ...paid,
      refunded_halere: 111_080,
      payment_state: 'refunded',
    },
  ],
  ['placed', {}],
] as const;

it.each(
  LOCALES.flatMap((locale) => cases.map(([kind, changes]) => [locale, kind, changes] as const)),
)('asks for an answer only where somebody reads it: %s, %s, %j', (locale, kind, changes) => {
  const answer = /reply to this e-mail|na tento e-mail odpovědět/;
  const form = /write to us by the form on our website|napište nám přes formulář na našem webu/;
  const told = (contact_email: string) =>
    textOf({
      kind,
      locale,
      order: order(changes),
      seller: { ...SELLER, bank_iban: '', contact_email },
    });
  expect(told('info@example.cz')).toMatch(answer);
  expect(told('info@example.cz')).not.toMatch(form);
  expect(told('')).toMatch(form);
  expect(told('')).not.toMatch(/repl|odpověd|odpověz/i);
  expect(told('')).not.toContain('%{contact}');
});

it.each(LOCALES)('names no form that the home page hides: %s', (locale) => {
  const told = (contact_phone: string) =>
    textOf({
      kind: 'cancelled',
      locale,
      shop: { ...shop, hasForm: false },
      seller: { ...SELLER, contact_email: '', contact_phone },
    });
  expect(told('+420 600 700 800')).toMatch(
    /(?:please call us at|zavolejte nám prosím na) \+420 600 700 800\./,
  );
  expect(told('')).toMatch(/please contact us\.|ozvěte se nám prosím\./);
  for (const phone of ['', '+420 600 700 800']) expect(told(phone)).not.toMatch(/form|repl|odpov/i);
});
