import type { RedemptionAnswer } from '../../../api/contract/types.ts';
import type { RedemptionOutcome } from '../../../api/contract/voucherStates.ts';
import { answerOf, inTransaction, openDatabase } from './database.ts';
import { digestOfCode } from './digest.ts';
import { followMark, removeMark, setMark } from './mark.ts';
import {
  type OfflineEntry,
  type OfflinePack,
  type OfflineVoucher,
  outcomeOf,
  refreshed,
  type ShownVoucher,
  shownOffline,
} from './offlineVoucher.ts';

const NAME = 'paddock-redemptions';
const PACK = 'pack';
const ENTRIES = 'entries';
const BY_CODE = 'code';

type Stores = (name: string) => IDBObjectStore;

/** A redemption that is asked for. */
export type Asked = Pick<OfflineEntry, 'key' | 'code' | 'amount' | 'username'>;

export type OfflineStore = ReturnType<typeof createOfflineStore>;

/**
 * What this device needs to redeem vouchers without network, and what it has redeemed so. Each redemption
 * is checked and stored in one transaction, so two tabs can't redeem the same voucher.
 */
export function createOfflineStore(factory: () => IDBFactory = () => indexedDB) {
  let opened: Promise<IDBDatabase> | undefined;

  const run = async <T>(mode: 'readonly' | 'readwrite', work: (stores: Stores) => Promise<T>) => {
    opened ??= openDatabase(factory(), NAME, make).catch((error) => {
      // The next time it may be possible.
      opened = undefined;
      throw error;
    });
    return inTransaction(await opened, mode, work);
  };
  const write = async <T>(work: (stores: Stores) => Promise<T>): Promise<T> => {
    const result = await run('readwrite', work);
    setMark();
    return result;
  };
  const readPack = (now: Date) =>
    run('readonly', async (stores) => packOf(stores)).then((pack) =>
      pack && pack.until > now.toISOString() ? pack : null,
    );

  return {
    /** Notifies of changes, also those of other tabs. */
    subscribe: followMark,

    /** The downloaded vouchers; null where there are none, or they are too old. */
    pack: (now = new Date()): Promise<OfflinePack | null> => readPack(now),

    entries: (): Promise<OfflineEntry[]> =>
      run('readonly', (stores) => answerOf(stores(ENTRIES).getAll())),

    /** Replaces what was downloaded; redemptions that wait are kept. */
    prepare: (pack: OfflinePack) => write(async (stores) => void stores(PACK).put(pack, PACK)),

    /** The voucher of a code; null if it isn't among the downloaded ones. */
    async find(code: string, now = new Date()): Promise<ShownVoucher | null> {
      const pack = await readPack(now);
      const digest = pack && (await digestOfCode(code, pack));
      const voucher = pack?.vouchers.find((each) => each.digest === digest);
      if (!pack || !voucher) return null;
      return shownOffline(pack, voucher, code, await this.entries(), now);
    },

    /** Redeems a voucher on this device; the redemption waits until it is sent. */
    async redeem(asked: Asked, now = new Date()) {
      const pack = await readPack(now);
      // A transaction ends while anything else is awaited, so the digest is made before.
      const digest = pack && (await digestOfCode(asked.code, pack));
      return write(async (stores) => {
        const current = await packOf(stores);
        const voucher = current?.vouchers.find((each) => each.digest === digest);
        if (!current || !voucher) return refusal('unknown', null);
        const before = await entriesOf(stores, asked.code);
        const repeated = before.find(({ key }) => key === asked.key);
        const shown = shownOffline(current, voucher, asked.code, before, now);
        if (repeated) return { outcome: 'redeemed' as const, voucher: shown };
        const outcome = outcomeOf(shown, asked.amount);
        if (outcome !== 'redeemed') return refusal(outcome, shown);
        const entry: OfflineEntry = {
          ...asked,
          amount: shown.kind === 'money' ? (asked.amount ?? shown.remaining) : null,
          name_en: shown.name_en,
          name_cs: shown.name_cs,
          redeemed_at: now.toISOString(),
          state: 'waiting',
          message: '',
        };
        stores(ENTRIES).add(entry);
        return {
          outcome,
          voucher: shownOffline(current, voucher, asked.code, [...before, entry], now),
        };
      });
    },

    /** Stores what the server has answered about a voucher. */
    async refresh(code: string, voucher: ShownVoucher, now = new Date()): Promise<void> {
      const pack = await readPack(now);
      const digest = pack && (await digestOfCode(code, pack));
      if (digest) await write((stores) => refreshPack(stores, new Map([[digest, voucher]])));
    },

    /** Stores the server's answers to redemptions that waited. */
    async storeAnswers(answers: readonly RedemptionAnswer[], now = new Date()): Promise<void> {
      const pack = await readPack(now);
      const entries = await this.entries();
      const codes = new Map(entries.map(({ key, code }) => [key, code]));
      const fresh = new Map<string, ShownVoucher>();
      for (const { key, voucher } of answers) {
        const code = codes.get(key);
        if (pack && code && voucher) fresh.set(await digestOfCode(code, pack), voucher);
      }
      await write(async (stores) => {
        for (const { key, outcome } of answers) await change(stores, key, { state: outcome });
        await refreshPack(stores, fresh);
      });
    },

    /** Stores that the server can't take a redemption, and why. */
    refuse: (key: string, message: string) =>
      write((stores) => change(stores, key, { state: 'refused', message })),

    /** Forgets the redemptions that were sent. */
    clearSent: () =>
      write(async (stores) => {
        const entries: OfflineEntry[] = await answerOf(stores(ENTRIES).getAll());
        for (const { state, number } of entries) {
          if (state !== 'waiting' && number !== undefined) stores(ENTRIES).delete(number);
        }
      }),

    /** Deletes the downloaded vouchers; redemptions are kept. */
    dropPack: () => write(async (stores) => void stores(PACK).clear()),

    /** Deletes everything, also redemptions that wait. */
    async wipe(): Promise<void> {
      await run('readwrite', async (stores) => {
        stores(PACK).clear();
        stores(ENTRIES).clear();
      });
      removeMark();
    },
  };
}

function make(database: IDBDatabase): void {
  database.createObjectStore(PACK);
  const entries = database.createObjectStore(ENTRIES, { keyPath: 'number', autoIncrement: true });
  entries.createIndex(BY_CODE, BY_CODE);
  entries.createIndex('key', 'key', { unique: true });
}

const packOf = (stores: Stores): Promise<OfflinePack | undefined> =>
  answerOf(stores(PACK).get(PACK));

const entriesOf = (stores: Stores, code: string): Promise<OfflineEntry[]> =>
  answerOf(stores(ENTRIES).index(BY_CODE).getAll(code));

const refusal = (
  outcome: Exclude<RedemptionOutcome, 'redeemed'>,
  voucher: ShownVoucher | null,
) => ({
  outcome,
  voucher,
});

async function change(stores: Stores, key: string, changes: Partial<OfflineEntry>): Promise<void> {
  const entry: OfflineEntry | undefined = await answerOf(stores(ENTRIES).index('key').get(key));
  if (entry) stores(ENTRIES).put({ ...entry, ...changes });
}

async function refreshPack(
  stores: Stores,
  fresh: ReadonlyMap<string, ShownVoucher>,
): Promise<void> {
  const pack = await packOf(stores);
  if (!pack || fresh.size === 0) return;
  const vouchers = pack.vouchers.map((voucher): OfflineVoucher => {
    const answered = fresh.get(voucher.digest);
    return answered ? refreshed(voucher, answered) : voucher;
  });
  stores(PACK).put({ ...pack, vouchers }, PACK);
}
