// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { CardPayment } from './CardPayment.tsx';

const name = { en: 'Card', cs: 'Karta' };
const number = '#0000000042';
const sums = { fee: 0, open: 490, paid: 0, refunded: 0, owed: 0, due: null, variable_symbol: 42 };
const payment = { name, kind: 'card', state: 'unpaid', ...sums } as const;

const show = (card: Parameters<typeof CardPayment>[0]['card']) =>
  renderInSite(<CardPayment number={number} payment={{ ...payment, card }} card={card} />, {
    fetch: async () =>
      Response.json([{ setting_key: 'bank_iban', value: 'CZ58 5500 0000 0012 6509 8001' }]),
  });

it.each([
  ['none', 'The card payment has not been started.'],
  ['waiting', 'We are waiting for the result of the card payment.'],
  ['refused', 'The card payment did not go through.'],
] as const)('%s: says how the payment stands', (state, text) => {
  show({ state, isOffered: true });
  expect(screen.getByText((shown) => shown.startsWith(text))).toBeTruthy();
});

it('leaves the way of a transfer, but not while a card payment is under way', async () => {
  show({ state: 'refused', isOffered: false });
  await screen.findByText('CZ58 5500 0000 0012 6509 8001');
  expect(screen.queryByRole('link')).toBeNull();
});
