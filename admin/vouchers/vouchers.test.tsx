import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../api/contract/access.ts';
import type { Locale } from '../../api/contract/locales.ts';
import type { Voucher, VoucherDetail } from '../../api/contract/types.ts';
import { redemptions } from '../redemptions/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { onPhone } from '../testing/onPhone.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, rowOf } from '../testing/screenParts.ts';
import { voucherTable } from './exportVouchers.ts';
import { vouchers } from './index.ts';

const AT = '2026-05-02T08:00:00.000Z';
const ride: Voucher = {
  id: 1,
  code: '2345-678A-BCDY',
  kind: 'experience',
  state: 'redeemed',
  name_en: 'Drift taxi',
  name_cs: 'Jízda driftem',
  product_id: 7,
  order_id: 42,
  customer_name: 'Jana Nová',
  value: null,
  remaining: null,
  dedication: 'For Karel',
  issued_at: AT,
  valid_until: '2026-12-31',
  redeemed_at: AT,
  cancelled_at: null,
  cancel_reason: null,
  conflicts: 1,
};
const money: Voucher = {
  ...ride,
  id: 2,
  code: '9876-543Z-YXV0',
  kind: 'money',
  state: 'partly_used',
  value: 1000,
  remaining: 250,
  dedication: '',
  redeemed_at: null,
  conflicts: 0,
};
const redemption = {
  id: 5,
  outcome: 'redeemed',
  amount: null,
  redeemed_at: AT,
  joined_at: null,
  username: 'eva',
  note: '',
  resolved_at: null,
  resolved_by: '',
  resolution: '',
} as const;
const detail: VoucherDetail = {
  ...ride,
  redemptions: [
    { ...redemption, id: 6, outcome: 'already', joined_at: AT, username: 'jan' },
    redemption,
  ],
  extensions: [
    { id: 1, from: '2026-06-30', to: '2026-12-31', reason: 'Broken car', username: 'eva', at: AT },
  ],
};

let listed: Voucher[];
let refusal: Response | null;

const answer = ({ method, url }: ReceivedCall): Response => {
  if (method !== 'GET' && refusal) return refusal;
  if (url.endsWith('/extensions')) return json({ ...detail, ...money, valid_until: '2027-01-31' });
  if (url.includes('/voucher-redemptions/')) return json({ ...detail, conflicts: 0 });
  if (/\/vouchers\/1(\?|$)/.test(url)) return json(detail);
  if (/\/vouchers\/2(\?|$)/.test(url))
    return json({ ...money, redemptions: [], extensions: [] } satisfies VoucherDetail);
  return json(listed, 200, { 'x-total-count': String(listed.length) });
};
const open = (address = '/vouchers', locale: Locale = 'en', role: Role = 'owner') =>
  renderScreen({ address, locale, resource: vouchers, others: [redemptions], role, answer });
const panel = async (code: string) => within(await screen.findByRole('dialog', { name: code }));
const writes = (calls: readonly ReceivedCall[]) =>
  calls.flatMap(({ method, url, body }) => (method === 'GET' ? [] : [[url, body]]));

beforeEach(() => {
  listed = [ride, money];
  refusal = null;
});

it.each([
  ['en', 'Drift taxi', 'Used', 'Partly used', 'Redeemed again', /^250.00.Kč of 1,000.00.Kč$/],
  [
    'cs',
    'Jízda driftem',
    'Využitý',
    'Zčásti využitý',
    'Uplatněn znovu',
    /^250,00.Kč z 1.000,00.Kč$/,
  ],
] as const)('lists what was issued: %s', async (locale, name, used, partly, again, left) => {
  await open('/vouchers', locale);
  const row = within(await rowOf(ride.code));
  for (const text of [name, 'For Karel', '#0000000042', 'Jana Nová', used, again])
    expect(row.getByText(text)).toBeShown();
  const other = within(await rowOf(money.code));
  for (const text of [partly, left]) expect(other.getByText(text)).toBeShown();
});

it('is filtered by state, and by what is to settle', async () => {
  const { calls } = await open();
  await rowOf(ride.code);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'State' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Expired' }));
  await waitFor(() => expect(calls.at(-1)?.url).toContain('"state":"expired"'));
  fireEvent.click(screen.getByLabelText('To settle'));
  await waitFor(() => expect(calls.at(-1)?.url).toContain('"conflicts_gte":1'));
  fireEvent.click(screen.getByLabelText('To settle'));
  await waitFor(() => expect(calls.at(-1)?.url).not.toContain('conflicts'));
});

describe('a voucher', () => {
  it('opens from the list, whose rows know less of it', async () => {
    let show = () => {};
    const isShown = new Promise<void>((resolve) => {
      show = resolve;
    });
    const slow = async (call: ReceivedCall) => {
      if (/\/vouchers\/1(\?|$)/.test(call.url)) await isShown;
      return answer(call);
    };
    await renderScreen({ address: '/vouchers', locale: 'en', resource: vouchers, answer: slow });
    fireEvent.click(within(await rowOf(ride.code)).getByText('For Karel'));
    await screen.findByRole('dialog');
    show();
    expect((await panel(ride.code)).getByText(/Broken car/)).toBeShown();
  });

  it('shows who redeemed and extended it, and settles a conflict', async () => {
    const { calls } = await open('/vouchers/1/show');
    const shown = await panel(ride.code);
    const [conflict, first, extension] = (await shown.findAllByRole('listitem')).map(
      ({ textContent }) => textContent,
    );
    for (const text of ['Already used', 'jan', 'Without network, sent'])
      expect(conflict).toContain(text);
    expect(first).toContain('eva');
    for (const text of ['Broken car', '→']) expect(extension).toContain(text);
    // A used voucher is neither redeemed nor extended.
    expect(shown.queryByText('Redeem')).toBeNull();
    expect(shown.queryByRole('button', { name: 'Extend' })).toBeNull();
    fireEvent.click(shown.getByRole('button', { name: 'Settle' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Settle' }));
    fireEvent.change(dialog.getByLabelText(/^How was it settled/), { target: { value: 'Paid' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Settle' }));
    await waitFor(() =>
      expect(writes(calls)).toEqual([['/api/voucher-redemptions/6', { resolution: 'Paid' }]]),
    );
  });

  it('is extended with a reason', async () => {
    const { calls } = await open('/vouchers/2/show');
    fireEvent.click((await panel(money.code)).getByRole('button', { name: 'Extend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend the voucher' }));
    expect(dialog.getByLabelText(/^Valid until/)).toHaveProperty('value', '2027-01-01');
    refusal = json({ message: 'Wrong', errors: { reason: 'Please say why.' } }, 422);
    fireEvent.click(dialog.getByRole('button', { name: 'Extend' }));
    expect(await dialog.findByText('Please say why.')).toBeShown();
    refusal = null;
    fireEvent.change(dialog.getByLabelText(/^Valid until/), { target: { value: '2027-01-31' } });
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Rain' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Extend' }));
    expect(await alertText()).toMatch(/^The voucher is valid until .*2027/);
    expect(writes(calls).at(-1)).toEqual([
      '/api/vouchers/2/extensions',
      { valid_until: '2027-01-31', reason: 'Rain' },
    ]);
  });

  it('says something else, of which the customer need not hear', async () => {
    const { calls } = await open('/vouchers/2/show');
    const name = 'Correct the dedication';
    fireEvent.click((await panel(money.code)).getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    fireEvent.change(dialog.getByLabelText('Dedication'), { target: { value: 'For Eva' } });
    fireEvent.click(dialog.getByLabelText('Send the customer the changed voucher'));
    refusal = json({ message: 'This voucher is used or cancelled.' }, 409);
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This voucher is used or cancelled.')).toBeShown();
    refusal = null;
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The dedication is corrected')).toBeShown();
    expect(writes(calls).at(-1)).toEqual([
      `/api/orders/admin/orders/${money.order_id}/vouchers/2/dedication`,
      { dedication: 'For Eva', tell_customer: false },
    ]);
  });

  it('is redeemed on the screen for that, which gets its code', async () => {
    await open('/vouchers/2/show');
    const link = (await panel(money.code)).getByRole('link', { name: 'Redeem' });
    expect(link.getAttribute('href')).toContain('/redemptions');
  });

  it('is only read by readers', async () => {
    await open('/vouchers/1/show', 'en', 'reader');
    const shown = await panel(ride.code);
    await shown.findByText(/A phone without network redeemed this/);
    for (const name of ['Settle', 'Extend', 'Correct the dedication'])
      expect(shown.queryByText(name)).toBeNull();
  });
});

it('phones show cards', async () => {
  onPhone();
  await open('/vouchers', 'cs');
  expect(await screen.findByText(ride.code)).toBeShown();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Uplatněn znovu')).toBeShown();
});

it('says where vouchers come from while there are none', async () => {
  listed = [];
  await open();
  expect(await screen.findByText('No vouchers')).toBeShown();
});

it('is exported with days and amounts that spreadsheets read', () => {
  const { headings, rows } = voucherTable([ride, money], (key) => key.split('.').at(-1) ?? '');
  expect(headings.slice(0, 2)).toEqual(['code', 'state']);
  expect(rows[1]).toContain(250);
  expect(rows[0]).toEqual(expect.arrayContaining([ride.code, '2026-05-02', '2026-12-31']));
});
