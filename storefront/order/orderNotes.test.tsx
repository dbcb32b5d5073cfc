// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderPage } from '../../api/contract/types.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { OrderDetails } from './OrderDetails.tsx';

const both = (text: string) => ({ en: text, cs: text });
const ride: OrderPage['items'][number] = {
  id: 1,
  name: both('Ride'),
  price: 5_000,
  quantity: 1,
  product: null,
  is_withdrawable: false,
  category: 'experience',
  voucher_kind: 'experience',
  left: 0,
};
const order: OrderPage = {
  number: '#0000000042',
  status: 'pending',
  history: [],
  items: [ride],
  shipping: { name: both('None'), price: 0, kind: 'none', days: { from: 3, to: 7 } },
  customer: { name: 'Jana', address: [], company_name: '', company_ico: '', company_dic: '' },
  payment: {
    name: both('Transfer'),
    kind: null,
    fee: 0,
    state: 'unpaid',
    card: null,
    open: 5_000,
    paid: 0,
    refunded: 0,
    owed: 0,
    due: null,
    variable_symbol: 42,
  },
  total: 5_000,
  note: 'For my dad,\nplease.',
  tracking: { number: '', url: '' },
  documents: [],
  withdrawal: {
    isPossible: false,
    isOfCompany: false,
    asksAccount: false,
    until: null,
    isOver: false,
    days: 14,
    consumer: { name: 'Jana', email: '' },
    cases: [],
  },
};

const show = (changes: Partial<OrderPage> = {}, locale: 'cs' | 'en' = 'en') =>
  renderInSite(<OrderDetails order={{ ...order, ...changes }} secret="abc" />, { locale });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const VOUCHER = 'Vouchers are sent by e-mail after payment.';

it('shows the note, how the voucher comes and what is exempt from withdrawal', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Your note' })).toBeShown();
  expect(document.querySelector('#note p')?.textContent).toBe(order.note);
  expect(screen.getByText(VOUCHER)).toBeShown();
  expect(screen.getByText(/^On a set date:/)).toBeShown();
});

it('shows paid vouchers with code, validity and dedication, to be opened unless they are over', () => {
  const voucher = {
    id: 7,
    code: '7K3M-9QXA-2BD2',
    kind: 'experience',
    state: 'valid',
    order_item_id: 1,
    name: { en: 'Ride', cs: 'Jízda' },
    dedication: 'To Petra',
    valid_until: '2027-11-25',
    value: null,
    remaining: null,
  } as const;
  const money = { kind: 'money', state: 'partly_used', value: 1_000, remaining: 250 } as const;
  show({
    payment: { ...order.payment, open: 0, paid: 5_000, state: 'paid' },
    vouchers: [
      voucher,
      { ...voucher, id: 8, code: 'AAAA-BBBB-CCCC', ...money },
      { ...voucher, id: 9, code: 'DDDD-EEEE-FFFF', state: 'cancelled' },
      { ...voucher, id: 10, code: 'HHHH-JJJJ-KKKK', state: 'expired', valid_until: '2026-01-31' },
    ],
  });
  expect(screen.queryByText(VOUCHER)).toBeNull();
  const texts = [...document.querySelectorAll('#vouchers li')].map(({ textContent }) =>
    plain(textContent ?? ''),
  );
  expect(texts[0]).toMatch(/^Ride7K3M-9QXA-2BD2Valid until 25\. 11\. 2027Dedication: To Petra/);
  expect(texts[1]).toContain('250.00 CZK left of 1,000.00 CZK');
  expect(texts[2]).toMatch(/^RideDDDD-EEEE-FFFFCancelledDedication/);
  expect(texts[3]).toContain('KKKKExpired, was valid until 31. 1. 2026Dedication');
  const links = screen.getAllByRole('link', { name: /^Voucher / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api/order-pages/abc/vouchers/7',
    '/api/order-pages/abc/vouchers/8',
    '/api/order-pages/abc/vouchers/10',
  ]);
});

it.each([
  ['en', 'received', 'Waits for the decision on the withdrawal'],
  ['cs', 'received', 'Čeká na rozhodnutí o odstoupení'],
  ['en', 'settled', 'Cancelled'],
  ['cs', 'settled', 'Zrušený'],
] as const)('calls a voucher in %s whose withdrawal is %s what it is', (locale, state, label) => {
  const facts = { kind: 'experience', order_item_id: 1, dedication: '' } as const;
  const worth = { name: both('Ride'), valid_until: '2027-11-25', value: null, remaining: null };
  const made = { id: 1, name: '', note: '', refund_account: '', reason: '', decided_at: null };
  const items = [{ order_item_id: 1, quantity: 1, vouchers: [8], name: both('Ride') }];
  show(
    {
      vouchers: [7, 8].map((id) => ({ ...facts, ...worth, id, code: `${id}`, state: 'cancelled' })),
      withdrawal: {
        ...order.withdrawal,
        cases: [{ ...made, state, created_at: '2026-03-22T10:00:00.000Z', items }],
      },
    },
    locale,
  );
  const labels = [...document.querySelectorAll('#vouchers li')].map(({ children }) =>
    plain(children[2]?.textContent ?? ''),
  );
  expect(labels).toEqual([locale === 'cs' ? 'Zrušený' : 'Cancelled', label]);
});

it('says how a voucher for an amount is used: it needs no date', () => {
  show({
    items: [{ ...ride, voucher_kind: 'money' }],
    payment: { ...order.payment, open: 0, paid: 5_000, state: 'paid' },
  });
  expect(document.querySelector('#state')?.textContent).toContain(
    'Use it to pay when you visit us, by showing its code',
  );
});

it.each([
  ['en', 1, 'the voucher will be', 'The voucher is in your e-mail', 'Your voucher'],
  ['en', 2, 'the vouchers will be', 'The vouchers are in your e-mail', 'Your vouchers'],
  ['cs', 1, 'voucher najdete', 'Voucher máte v e-mailu', 'Váš voucher'],
  ['cs', 2, 'vouchery najdete', 'Vouchery máte v e-mailu', 'Vaše vouchery'],
  ['cs', 5, 'vouchery najdete', 'Vouchery máte v e-mailu', 'Vaše vouchery'],
] as const)(
  'speaks of as many vouchers as there are: in %s of %i',
  (locale, count, later, now, title) => {
    const state = () => plain(document.querySelector('#state')?.textContent ?? '');
    const items = [{ ...ride, quantity: count }];
    show({ items }, locale);
    expect(state()).toContain(later);
    cleanup();
    const facts = { kind: 'experience', state: 'valid', order_item_id: 1, dedication: '' } as const;
    const vouchers = Array.from({ length: count }, (_, id) => ({
      ...{ ...facts, id, code: `7K3M-9QXA-2BD${id}`, name: both('Ride') },
      ...{ valid_until: '2027-11-25', value: null, remaining: null },
    }));
    const paid = { ...order.payment, open: 0, paid: 5_000, state: 'paid' } as const;
    show({ items, vouchers, payment: paid }, locale);
    expect(state()).toContain(now);
    expect(screen.getByRole('region', { name: title })).toBeShown();
  },
);

it('speaks of the vouchers that a withdrawal leaves', () => {
  const made = { id: 1, state: 'settled', created_at: '2026-03-22T10:00:00.000Z' } as const;
  const cases = [
    { ...made, reason: '', items: [{ order_item_id: 1, quantity: 1, name: both('Ride') }] },
  ];
  const withdrawal = { ...order.withdrawal, cases: cases as OrderPage['withdrawal']['cases'] };
  show({ items: [{ ...ride, quantity: 2 }], withdrawal });
  expect(document.querySelector('#state')?.textContent).toContain('the voucher will be');
});

it.each(['redeemed', 'expired'] as const)('tells nobody to use a voucher that is %s', (state) => {
  const voucher = { id: 7, code: '7K3M-9QXA-2BD2', kind: 'experience', order_item_id: 1 } as const;
  const facts = { dedication: '', valid_until: '2026-01-31', value: null, remaining: null };
  show({
    payment: { ...order.payment, open: 0, paid: 5_000, state: 'paid' },
    vouchers: [{ ...voucher, ...facts, name: both('Ride'), state }],
  });
  const text = document.querySelector('#state')?.textContent;
  expect(text).toContain('There is nothing else you need to do');
  expect(text).not.toContain('Agree with us');
});

it('says nothing of them where there are none', () => {
  show({
    note: '',
    items: [{ ...ride, category: 'merchandise', is_withdrawable: true, voucher_kind: undefined }],
  });
  expect(screen.queryByRole('heading', { name: 'Your note' })).toBeNull();
  expect(screen.queryByText(VOUCHER)).toBeNull();
  expect(screen.queryByText(/1837/)).toBeNull();
  cleanup();
  show({ status: 'cancelled' });
  expect(screen.queryByText(VOUCHER)).toBeNull();
});

it('announces no parcel once its only goods are withdrawn from, decided or not', () => {
  const { voucher_kind: _, ...plainItem } = ride;
  const shirt = { ...plainItem, id: 2, category: 'merchandise' } as const;
  const shipping = { ...order.shipping, kind: 'parcel' } as const;
  const paid = { ...order.payment, open: 0, paid: 5_000, state: 'paid' } as const;
  const mixed = { items: [ride, shirt], shipping, payment: paid };
  const state = () => document.querySelector('#state')?.textContent ?? '';
  show(mixed);
  expect(state()).toContain('We pack the order and send it');
  expect(state()).toContain('The voucher is in your e-mail');
  for (const decided of ['received', 'settled'] as const) {
    cleanup();
    const made = { id: 1, state: decided, created_at: '2026-03-22T10:00:00.000Z', reason: '' };
    const cases = [{ ...made, items: [{ order_item_id: 2, quantity: 1, name: both('Shirt') }] }];
    const withdrawal = { ...order.withdrawal, cases: cases as OrderPage['withdrawal']['cases'] };
    show({ ...mixed, withdrawal });
    expect(state()).not.toContain('pack the order');
    expect(state()).toContain('Nothing is sent by post. The voucher is');
  }
});
