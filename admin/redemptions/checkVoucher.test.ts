import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../api/client/ApiError.ts';
import type { VoucherCheck } from '../../api/contract/types.ts';
import { checkVoucher, redeemVoucher, type VoucherApi } from './checkVoucher.ts';
import { createOfflineStore, type OfflineStore } from './offline/offlineStore.ts';
import { offlinePack, RIDE, STRANGE } from './testing/offlinePack.ts';

const RIDE_NOW: VoucherCheck = {
  id: 1,
  code: RIDE,
  kind: 'experience',
  state: 'redeemed',
  name_en: 'Drift taxi',
  name_cs: 'Drift taxi',
  value: null,
  remaining: null,
  dedication: '',
  valid_until: '2099-12-31',
  last: { at: '2026-05-02T08:00:00.000Z', username: 'Jan' },
  date: null,
};
const NETWORK = new ApiError('No network', { failure: 'network' });
const fails = (error: Error): VoucherApi => ({
  lookUpVoucher: () => Promise.reject(error),
  redeemVoucher: () => Promise.reject(error),
});
const ASKED = { key: 'a', code: RIDE, amount: null, username: 'Eva' };

let store: OfflineStore;
beforeEach(async () => {
  const factory = new IDBFactory();
  store = createOfflineStore(() => factory);
  const pack = await offlinePack(new Date());
  await store.prepare({ ...pack, until: '2999-01-01T00:00:00.000Z', user: '' });
});

it.each([
  ['there is no network', NETWORK],
  ['the server is down', new ApiError('Down', { status: 502 })],
  ['no answer comes in time', new DOMException('Late', 'TimeoutError')],
])('a prepared device answers itself where %s', async (_why, error) => {
  const checked = await checkVoucher(RIDE, fails(error), store);
  expect([checked.isOffline, checked.voucher?.state]).toEqual([true, 'valid']);
  expect((await redeemVoucher(ASKED, fails(error), store)).outcome).toBe('redeemed');
  expect(await store.entries()).toMatchObject([{ key: 'a', state: 'waiting' }]);
});

it.each([401, 403, 422, 429])('an answer of %i is no lack of network', async (status) => {
  const error = new ApiError('No', { status });
  await expect(checkVoucher(RIDE, fails(error), store)).rejects.toBe(error);
  await expect(redeemVoucher(ASKED, fails(error), store)).rejects.toBe(error);
  expect(await store.entries()).toEqual([]);
});

it('a device that is not prepared says that there is no network', async () => {
  await expect(checkVoucher(RIDE, fails(NETWORK), null)).rejects.toBe(NETWORK);
});

it('a code that the server doesn’t know is unknown', async () => {
  const error = new ApiError('None', { status: 404 });
  expect(await checkVoucher(STRANGE, fails(error), store)).toEqual({
    voucher: null,
    isOffline: false,
  });
});

describe('what the server has answered', () => {
  const api: VoucherApi = {
    lookUpVoucher: async () => RIDE_NOW,
    redeemVoucher: async ({ key }) => ({
      key,
      outcome: 'redeemed',
      amount: null,
      voucher: RIDE_NOW,
    }),
  };

  it('is known without network, too', async () => {
    await redeemVoucher(ASKED, api, store);
    expect((await checkVoucher(RIDE, fails(NETWORK), store)).voucher?.state).toBe('redeemed');
    const again = await redeemVoucher({ ...ASKED, key: 'b' }, fails(NETWORK), store);
    expect(again.outcome).toBe('already');
  });

  it('is shown though it can’t be stored', async () => {
    const full = { ...store, refresh: () => Promise.reject(new Error('No space')) };
    expect((await redeemVoucher(ASKED, api, full)).outcome).toBe('redeemed');
  });
});
