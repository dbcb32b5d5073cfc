import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/client/ApiError.ts';
import type { RedemptionAnswer, RedemptionBatch } from '../../../api/contract/types.ts';
import { MONEY, offlinePack, RIDE } from '../testing/offlinePack.ts';
import { createOfflineStore, type OfflineStore } from './offlineStore.ts';
import { syncRedemptions } from './syncRedemptions.ts';

const NOW = new Date('2026-05-02T08:00:00.000Z');

type Entries = RedemptionBatch['entries'];

let store: OfflineStore;
/** What a server has booked by key: a key that comes again changes nothing. */
let booked: Map<string, RedemptionAnswer>;
let used: Set<string>;
const book = (entries: Entries): RedemptionAnswer[] =>
  entries.map(({ key, code }) => {
    const answer: RedemptionAnswer = booked.get(key) ?? {
      key,
      outcome: used.has(code) ? 'already' : 'redeemed',
      amount: null,
      voucher: null,
    };
    booked.set(key, answer);
    used.add(code);
    return answer;
  });
const states = async () => (await store.entries()).map(({ state }) => state);

beforeEach(async () => {
  const factory = new IDBFactory();
  booked = new Map();
  used = new Set();
  store = createOfflineStore(() => factory);
  const until = '2026-05-03T22:00:00.000Z';
  await store.prepare({ ...(await offlinePack(NOW)), until, user: '' });
  const by = { username: 'Eva' };
  await store.redeem({ key: 'ride', code: RIDE, amount: null, ...by }, NOW);
  await store.redeem({ key: 'money', code: MONEY, amount: 400, ...by }, NOW);
});

it('sends what waits in its order, with when it was', async () => {
  const send = vi.fn(async (entries: Entries) => book(entries));
  expect(await syncRedemptions(store, send)).toBe('sent');
  const redeemed_at = NOW.toISOString();
  expect(send.mock.calls).toEqual([
    [
      [
        { key: 'ride', code: RIDE, amount: null, note: '', redeemed_at },
        { key: 'money', code: MONEY, amount: 400, note: '', redeemed_at },
      ],
    ],
  ]);
  expect(await states()).toEqual(['redeemed', 'redeemed']);
  await syncRedemptions(store, send);
  expect(send).toHaveBeenCalledTimes(1);
});

it('shows which another phone had redeemed before', async () => {
  used.add(RIDE);
  await syncRedemptions(store, async (entries) => book(entries));
  expect(await states()).toEqual(['already', 'redeemed']);
});

it.each([
  ['offline', new ApiError('No network', { failure: 'network' })],
  ['signedOut', new ApiError('Sign in', { status: 401 })],
] as const)('loses nothing when it ends as %s', async (result, error) => {
  expect(await syncRedemptions(store, () => Promise.reject(error))).toBe(result);
  expect(await states()).toEqual(['waiting', 'waiting']);
});

it.each([500, 503, 429, 403])('loses nothing when the server answers %i', async (status) => {
  const error = new ApiError('Out of order', { status });
  await expect(syncRedemptions(store, () => Promise.reject(error))).rejects.toBe(error);
  expect(await states()).toEqual(['waiting', 'waiting']);
});

it('a lost answer redeems nothing twice', async () => {
  const lost = async (entries: Entries) => {
    book(entries);
    throw new ApiError('No network', { failure: 'network' });
  };
  expect(await syncRedemptions(store, lost)).toBe('offline');
  expect(await syncRedemptions(store, async (entries) => book(entries))).toBe('sent');
  expect(await states()).toEqual(['redeemed', 'redeemed']);
  expect(booked.size).toBe(2);
});

it('one that the server can’t take holds up no other', async () => {
  await syncRedemptions(store, async (entries) => {
    if (entries.some(({ key }) => key === 'ride')) throw new ApiError('Bad time', { status: 422 });
    return book(entries);
  });
  expect((await store.entries()).map(({ state, message }) => [state, message])).toEqual([
    ['refused', 'Bad time'],
    ['redeemed', ''],
  ]);
});

it('another window that sends leaves it to it', async () => {
  const request = async (_name: string, _options: object, work: (lock: null) => unknown) =>
    work(null);
  vi.stubGlobal('navigator', { locks: { request } });
  const send = vi.fn(async (entries: Entries) => book(entries));
  expect(await syncRedemptions(store, send)).toBe('elsewhere');
  vi.unstubAllGlobals();
  expect(send).not.toHaveBeenCalled();
});
