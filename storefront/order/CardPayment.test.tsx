// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { CardPayment } from './CardPayment.tsx';

const name = { en: 'Card', cs: 'Karta' };
const number = '#0000000042';
const sums = { fee: 0, open: 490, due: null, variable_symbol: 42 };
const payment = { name, kind: 'card', state: 'unpaid', ...sums } as const;

const show = (card: Parameters<typeof CardPayment>[0]['card'], locale: 'cs' | 'en' = 'en') =>
  renderInSite(
    <CardPayment number={number} payment={{ ...payment, card }} card={card} secret="abc" />,
    {
      locale,
      fetch: async () =>
        Response.json([{ setting_key: 'bank_iban', value: 'CZ58 5500 0000 0012 6509 8001' }]),
    },
  );

it.each([
  ['none', 'en', 'Pay by card'],
  ['waiting', 'en', 'Continue to the card payment'],
  ['refused', 'en', 'Pay by card again'],
  ['refused', 'cs', 'Zaplatit kartou znovu'],
] as const)('%s: leads to the provider (%s)', (state, locale, label) => {
  show({ state, isOffered: true }, locale);
  const link = screen.getByText((text) => text.replaceAll('\u00a0', ' ') === label);
  expect(link.closest('a')?.getAttribute('href')).toBe('/api/order-pages/abc/pay');
});

it('leaves the way of a transfer, but not while a card payment is under way', async () => {
  show({ state: 'refused', isOffered: false });
  await screen.findByText('CZ58 5500 0000 0012 6509 8001');
  expect(screen.queryByRole('link')).toBeNull();
});
