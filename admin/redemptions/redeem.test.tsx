import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../api/contract/locales.ts';
import type { VoucherCheck } from '../../api/contract/types.ts';
import { formatCode } from '../../api/contract/voucherCodes.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { redemptions } from './index.ts';
import { offlineStore, wipeOffline } from './offline/offline.ts';
import { MONEY, offlinePack, RIDE, STRANGE } from './testing/offlinePack.ts';

beforeAll(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterAll(() => void vi.unstubAllGlobals());

const ride: VoucherCheck = {
  id: 1,
  code: formatCode(RIDE),
  kind: 'experience',
  state: 'valid',
  name_en: 'Drift taxi',
  name_cs: 'Jízda driftovým taxi',
  value: null,
  remaining: null,
  dedication: 'For Jana',
  valid_until: '2099-12-31',
  last: null,
  date: null,
};
const money: VoucherCheck = {
  ...ride,
  id: 2,
  code: formatCode(MONEY),
  kind: 'money',
  name_en: 'Gift money',
  value: 1000,
  remaining: 1000,
  dedication: '',
};

let vouchers: VoucherCheck[];
let isDown: boolean;
/** Redeems as the server does. */
const redeemed = (code: string, amount?: number) => {
  const found = vouchers.find((voucher) => voucher.code === formatCode(code));
  if (!found || found.state === 'redeemed') return { outcome: 'already', voucher: found ?? null };
  const remaining = found.remaining === null ? null : found.remaining - (amount ?? 0);
  const state = remaining ? ('partly_used' as const) : ('redeemed' as const);
  const last = { at: '2026-05-02T08:00:00.000Z', username: 'Eva' };
  const voucher = { ...found, remaining, state, last };
  vouchers = vouchers.map((each) => (each === found ? voucher : each));
  return { outcome: 'redeemed', voucher };
};
const answer = async ({ url, body }: ReceivedCall): Promise<Response> => {
  if (isDown) throw new TypeError('Failed to fetch');
  const { code, key, amount, entries } = Object(body);
  if (url.includes('/vouchers/offline')) return json(await offlinePack(new Date()));
  if (url.endsWith('/lookup')) {
    const found = vouchers.find((voucher) => voucher.code === formatCode(code));
    return found ? json(found) : json({ message: 'None' }, 404);
  }
  if (url.endsWith('/batch')) {
    const answers = entries.map((entry: { key: string; code: string; amount?: number }) => ({
      key: entry.key,
      amount: entry.amount ?? null,
      ...redeemed(entry.code, entry.amount),
    }));
    return json({ entries: answers });
  }
  if (url.endsWith('/voucher-redemptions')) {
    return json({ key, amount: amount ?? null, ...redeemed(code, amount) });
  }
  return json([], 200, { 'x-total-count': '0' });
};
const open = (locale: Locale = 'en') =>
  renderScreen({ address: '/redemptions', locale, resource: redemptions, role: 'crew', answer });
const type = async (label: string, value: string) => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
};
const check = async (code: string) => {
  await type('Code', code);
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
};
const verdict = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vouchers = [ride, money];
  isDown = false;
});
afterEach(wipeOffline);

it('a voucher is shown, redeemed after a confirmation, and refused the second time', async () => {
  const { calls } = await open();
  await check(formatCode(RIDE).toLowerCase());
  const heading = await verdict('Valid');
  expect(document.activeElement).toBe(heading);
  for (const text of ['Drift taxi', 'For Jana', formatCode(RIDE)])
    expect(screen.getByText(text)).toBeShown();
  const redeems = () => calls.filter(({ url }) => url.endsWith('/voucher-redemptions'));
  expect(redeems()).toEqual([]);
  press('Redeem');
  expect(document.activeElement).toBe(await verdict('Redeemed'));
  expect(redeems()[0]?.body).toMatchObject({ code: RIDE });
  press('Next voucher');
  await check(RIDE);
  await verdict('Already used');
  expect(screen.getByText(/2026.*Eva/)).toBeShown();
  expect(screen.queryByRole('button', { name: 'Redeem' })).toBeNull();
});

it.each([
  [
    'en',
    'Code',
    'Check',
    'Redeem',
    '12. 6. 2099 10:00, Most',
    /becomes free for others/,
    /free for others again/,
  ],
  [
    'cs',
    'Kód',
    'Ověřit',
    'Uplatnit',
    '12. 6. 2099 10:00, Autodrom Most',
    /se uvolní pro ostatní/,
    /zase volné/,
  ],
] as const)(
  'says that a later date loses its place, before it is redeemed and after: %s',
  async (locale, label, look, redeem, date, before, after) => {
    const booked = {
      starts_at: '2099-06-12T08:00:00.000Z',
      place_en: 'Most',
      place_cs: 'Autodrom Most',
    };
    vouchers = [{ ...ride, date: { ...booked, is_given_back: true } }];
    await open(locale);
    await type(label, RIDE);
    press(look);
    expect(await screen.findByText(before)).toBeShown();
    expect(screen.getByText(date)).toBeShown();
    press(redeem);
    expect(await screen.findByText(after)).toBeShown();
    expect(screen.getByText(date)).toBeShown();
  },
);

it('of a money voucher a part is taken, never more than it has', async () => {
  const { calls } = await open();
  await check(MONEY);
  await verdict('Valid');
  await type('Amount to take (Kč)', '1000,01');
  expect(screen.getByText(/at most 1,000/)).toBeShown();
  expect(screen.getByRole('button', { name: 'Redeem' })).toHaveProperty('disabled', true);
  await type('Amount to take (Kč)', '250,5');
  expect(screen.getByText(/749.50.*will remain/)).toBeShown();
  press(/^Redeem 250.50/);
  await verdict('Redeemed');
  expect(screen.getByText(/749.50/)).toBeShown();
  expect(calls.at(-1)?.body).toMatchObject({ amount: 250.5 });
});

it.each([
  ['en', 'Code', 'A letter or digit is wrong. Please compare it with the voucher.'],
  ['cs', 'Kód', 'Některé písmeno nebo číslice nesedí. Porovnejte kód s voucherem.'],
] as const)(
  'a slip in a code shows at once, before anything is asked: %s',
  async (locale, label, text) => {
    const { calls } = await open(locale);
    await type(label, `${RIDE.slice(0, 11)}0`);
    expect(screen.getByText(text)).toBeShown();
    fireEvent.submit(screen.getByLabelText(label));
    expect(calls.filter(({ url }) => url.endsWith('/lookup'))).toEqual([]);
  },
);

it('a code that is right, but of no voucher, is said to be', async () => {
  await open();
  await check(STRANGE);
  await verdict('No such voucher');
});

it('says why the server could not be asked, and asks it again', async () => {
  await open();
  isDown = true;
  await check(RIDE);
  await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  press('Try again');
  await verdict('Valid');
});

it('a redemption whose answer was lost is sent again by the same key', async () => {
  const { calls } = await open();
  await check(RIDE);
  await verdict('Valid');
  isDown = true;
  press('Redeem');
  await screen.findByText(/You can safely press it again/);
  isDown = false;
  press('Redeem');
  await verdict('Redeemed');
  const keys = calls
    .filter(({ url }) => url.endsWith('/voucher-redemptions'))
    .map(({ body }) => Object(body).key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('a camera that is refused leaves the typing, and says why', async () => {
  const refuse = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  const devices = { value: { getUserMedia: refuse }, configurable: true };
  Object.defineProperty(navigator, 'mediaDevices', devices);
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
  expect(await screen.findByText(/^The camera is not allowed/)).toBeShown();
  press('Stop the camera');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

describe('a day without network', () => {
  const prepare = async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /^Prepare for a day/ }));
    await screen.findByText(/3 vouchers, downloaded/);
    // Nothing here is a browser that could open the page without network.
    expect(await screen.findByText(/Keep this page open all day/)).toBeShown();
  };
  const redeemOffline = async () => {
    isDown = true;
    await check(RIDE);
    await verdict('Valid');
    expect(screen.getByText('Checked on this device, without network.')).toBeShown();
    press('Redeem');
    await verdict('Redeemed');
    await screen.findByText('1 redemption waits to be sent.');
  };

  it('is redeemed on the device once, and sent by hand when there is a network', async () => {
    await prepare();
    await redeemOffline();
    press('Next voucher');
    await check(RIDE);
    await verdict('Already used');
    press('Send now');
    expect(await screen.findByText(/There is still no network/)).toBeShown();
    isDown = false;
    press('Send now');
    await waitFor(() => expect(screen.queryByText('1 redemption waits to be sent.')).toBeNull());
    expect(within(screen.getByRole('list')).getByText('Redeemed')).toBeShown();
    press('Clear those that were sent');
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  });

  it('shows that another phone was first', async () => {
    await prepare();
    await redeemOffline();
    isDown = false;
    redeemed(RIDE);
    press('Send now');
    expect(await screen.findByText(/^1 redemption was not accepted/)).toBeShown();
    expect(within(screen.getByRole('list')).getByText('Already used')).toBeShown();
  });

  it('ends by hand, and leaves nothing', async () => {
    await prepare();
    press('End and delete from this device');
    await screen.findByRole('button', { name: /^Prepare for a day/ });
    expect(await offlineStore.pack()).toBeNull();
  });
});
