import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RedemptionAnswer } from '../../../api/contract/types.ts';
import { MONEY, OLD, offlinePack, RIDE, STRANGE } from '../testing/offlinePack.ts';
import { digestOfCode } from './digest.ts';
import { isPrepared } from './mark.ts';
import { createOfflineStore, type OfflineStore } from './offlineStore.ts';

const NOW = new Date('2026-05-02T08:00:00.000Z');
const UNTIL = '2026-05-03T22:00:00.000Z';

let factory: IDBFactory;
let store: OfflineStore;
/** As after a reload, and as in another tab. */
const anew = () => createOfflineStore(() => factory);
const asked = (key: string, code: string, amount: number | null = null) => ({
  key,
  code,
  amount,
  username: 'Eva',
});

beforeEach(async () => {
  factory = new IDBFactory();
  store = anew();
  await store.prepare({ ...(await offlinePack(NOW)), until: UNTIL, user: 'eva@example.com' });
});

it('makes the digests that the server makes', async () => {
  // As Node’s pbkdf2Sync('234', ff00, 1000, 16, 'sha256') does.
  expect(await digestOfCode('234', { salt: 'ff00', iterations: 1000 })).toBe(
    '6d983e4e3892438f662badd5f00875e3',
  );
});

describe('a voucher', () => {
  it('is found by its code, with its product and dedication', async () => {
    expect(await store.find(RIDE, NOW)).toMatchObject({
      name_en: 'Drift taxi',
      state: 'valid',
      dedication: 'For Jana',
      last: null,
    });
    expect(await store.find(STRANGE, NOW)).toBeNull();
  });

  it('is redeemed once, whichever tab is asked, and also after a reload', async () => {
    const outcomes = await Promise.all([
      store.redeem(asked('a', RIDE), NOW),
      anew().redeem(asked('b', RIDE), NOW),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['already', 'redeemed']);
    expect((await anew().redeem(asked('c', RIDE), NOW)).outcome).toBe('already');
    expect(await anew().entries()).toHaveLength(1);
    expect(await anew().find(RIDE, NOW)).toMatchObject({
      state: 'redeemed',
      last: { at: NOW.toISOString(), username: 'Eva' },
    });
  });

  it('takes the same redemption again for one', async () => {
    await store.redeem(asked('a', MONEY, 400), NOW);
    expect((await store.redeem(asked('a', MONEY, 400), NOW)).outcome).toBe('redeemed');
    expect(await store.entries()).toHaveLength(1);
    expect(await store.find(MONEY, NOW)).toMatchObject({ remaining: 600, state: 'partly_used' });
  });

  it('of money is used in parts, and never more than there is', async () => {
    await store.redeem(asked('a', MONEY, 999.9), NOW);
    expect((await store.redeem(asked('b', MONEY, 0.2), NOW)).outcome).toBe('insufficient');
    expect((await store.redeem(asked('c', MONEY), NOW)).voucher).toMatchObject({
      remaining: 0,
      state: 'redeemed',
    });
    expect((await store.entries()).map(({ amount }) => amount)).toEqual([999.9, 0.1]);
  });

  it.each([
    ['expired', OLD],
    ['unknown', STRANGE],
  ] as const)('that is %s is not redeemed', async (outcome, code) => {
    expect((await store.redeem(asked('a', code), NOW)).outcome).toBe(outcome);
    expect(await store.entries()).toEqual([]);
  });

  it('is not found once the day is over', async () => {
    const later = new Date(UNTIL);
    expect(await store.find(RIDE, later)).toBeNull();
    expect((await store.redeem(asked('a', RIDE), later)).outcome).toBe('unknown');
  });
});

it('answers of the server take the place of what was redeemed here', async () => {
  await store.redeem(asked('a', RIDE), NOW);
  await store.redeem(asked('b', MONEY, 400), NOW);
  const ride = await store.find(RIDE, NOW);
  const money = await store.find(MONEY, NOW);
  if (!ride || !money) throw new Error('Not found');
  const of = { id: 1, value: null };
  const answers: RedemptionAnswer[] = [
    { key: 'a', outcome: 'already', amount: null, voucher: { ...ride, ...of, state: 'redeemed' } },
    { key: 'b', outcome: 'redeemed', amount: 400, voucher: { ...money, ...of, remaining: 100 } },
  ];
  await store.storeAnswers(answers, NOW);
  expect((await store.entries()).map(({ state }) => state)).toEqual(['already', 'redeemed']);
  expect(await store.find(RIDE, NOW)).toMatchObject({ state: 'redeemed' });
  // Another phone took 500.
  expect(await store.find(MONEY, NOW)).toMatchObject({ remaining: 100 });
  await store.clearSent();
  expect(await store.entries()).toEqual([]);
});

it('new downloads keep what waits, and count it', async () => {
  await store.redeem(asked('a', RIDE), NOW);
  await store.prepare({ ...(await offlinePack(NOW)), until: UNTIL, user: 'eva@example.com' });
  expect(await store.find(RIDE, NOW)).toMatchObject({ state: 'redeemed' });
  await store.dropPack();
  expect(await store.find(RIDE, NOW)).toBeNull();
  expect(await store.entries()).toHaveLength(1);
  expect(isPrepared()).toBe(true);
});

it('nothing is left after a wipe', async () => {
  await store.redeem(asked('a', RIDE), NOW);
  await store.wipe();
  expect(await anew().entries()).toEqual([]);
  expect(await anew().pack(NOW)).toBeNull();
  expect(isPrepared()).toBe(false);
});

it('is opened again after it could not be opened once', async () => {
  const failing = {
    open() {
      const request = { error: new Error('The disk is full.'), onerror: () => {} };
      queueMicrotask(() => request.onerror());
      return request;
    },
  } as unknown as IDBFactory;
  const factories = [failing, factory];
  const tried = createOfflineStore(() => factories.shift() ?? factory);
  await expect(tried.entries()).rejects.toThrow('The disk is full.');
  expect(await tried.pack(NOW)).toMatchObject({ user: 'eva@example.com' });
});
