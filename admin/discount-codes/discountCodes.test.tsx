import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DiscountCode } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { codeState, usesOf } from './codeState.ts';
import { discountCodes } from './index.ts';
import { suggestCode } from './suggestCode.ts';

// Rendering a whole form takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const CODE: DiscountCode = {
  id: 4,
  code: 'LETO26',
  percent: 10,
  amount: null,
  min_total: null,
  product_categories: '',
  valid_from: '',
  valid_until: '',
  max_uses: 5,
  max_uses_per_email: null,
  is_active: true,
  note: 'For the fair',
  uses: 3,
  version: 1,
};
const ORDER = {
  id: 42,
  customer_name: 'Eva Nová',
  created_at: '2026-06-01T10:00:00.000Z',
  status: 'pending',
  total: 900,
};

async function open(address: string, locale: 'cs' | 'en' = 'en') {
  const calls: ReceivedCall[] = [];
  await renderScreen({
    address,
    locale,
    resource: discountCodes,
    answer: (call) => {
      calls.push(call);
      if (call.method !== 'GET') return json(CODE);
      const isOrders = call.url.includes('/orders/');
      const isList = isOrders || !/\/4$/.test(call.url);
      if (!isList) return json(CODE);
      return json([isOrders ? ORDER : CODE], 200, { 'x-total-count': '1' });
    },
  });
  const written = () => calls.find(({ method }) => method !== 'GET');
  return { calls, written };
}

it.each([
  ['en', 'Discount codes', 'Valid'],
  ['cs', 'Slevové kódy', 'Platí'],
] as const)(
  'in %s, the list says what a code takes off and how often it was used',
  async (locale, title, state) => {
    await open('/discount-codes', locale);
    expect(await screen.findByText('LETO26')).toBeTruthy();
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    for (const text of ['10 %', '3 / 5', 'For the fair']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getAllByText(state).length).toBeGreaterThan(0);
  },
);

it('a code takes off an amount instead of per cent, and its orders are listed', async () => {
  const { calls, written } = await open('/discount-codes/4');
  expect(await screen.findByText('#0000000042')).toBeTruthy();
  expect(screen.getByText('Eva Nová')).toBeTruthy();
  const asked = calls.find(({ url }) => url.includes('/orders/'));
  expect(decodeURIComponent(asked?.url ?? '')).toContain('{"discount_code_id":4}');
  fireEvent.click(screen.getByRole('button', { name: 'An amount' }));
  fireEvent.change(await screen.findByLabelText(/^Amount/), { target: { value: '200,50' } });
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(written()).toBeTruthy());
  expect(written()?.body).toMatchObject({ code: 'LETO26', percent: null, amount: 200.5 });
});

it('a new code is checked by the rules of the API, and can be suggested', async () => {
  const { written } = await open('/discount-codes/create');
  fireEvent.click(await screen.findByRole('button', { name: 'Suggest a code' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(
    (await screen.findAllByText('Enter either per cent or an amount.')).length,
  ).toBeGreaterThan(0);
  fireEvent.change(screen.getByLabelText(/^Discount \(%\)/), { target: { value: '15' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(written()).toBeTruthy());
  expect(written()?.body).toMatchObject({
    code: expect.stringMatching(/^[A-Z2-9]{8}$/),
    percent: 15,
    is_active: true,
  });
});

it.each([
  ['valid', {}],
  ['off', { is_active: false }],
  ['later', { valid_from: '2026-06-02' }],
  ['expired', { valid_until: '2026-05-31' }],
  ['usedUp', { uses: 5 }],
])('a code is %s', (state, changes) => {
  expect(codeState({ ...CODE, ...changes }, '2026-06-01')).toBe(state);
});

it('uses without a maximum are a number', () => {
  expect(usesOf({ ...CODE, max_uses: null })).toBe('3');
});

it('suggested codes have no signs that are taken for others', () => {
  const codes = Array.from({ length: 50 }, suggestCode);
  expect(new Set(codes).size).toBe(50);
  expect(codes.join('')).not.toMatch(/[01ILO]/);
});
