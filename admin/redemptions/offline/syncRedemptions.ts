import { ApiError } from '../../../api/client/ApiError.ts';
import { batchesOf } from '../../../api/contract/batches.ts';
import { LIMITS } from '../../../api/contract/constants.ts';
import type { RedemptionAnswer, RedemptionBatch } from '../../../api/contract/types.ts';
import { reasonOf } from '../../providers/failures.ts';
import type { OfflineStore } from './offlineStore.ts';
import type { OfflineEntry } from './offlineVoucher.ts';

export type Send = (entries: RedemptionBatch['entries']) => Promise<readonly RedemptionAnswer[]>;

/** How a sync ended: redemptions that wait are kept in each case. */
export type SyncResult = 'sent' | 'elsewhere' | 'offline' | 'signedOut';

const LOCK = 'paddock-redemptions';

/**
 * Sends the redemptions that wait, in their order. Their keys make it harmless to send one again when an
 * answer was lost; only one tab sends at a time. Rejects when the server fails.
 */
export async function syncRedemptions(store: OfflineStore, send: Send): Promise<SyncResult> {
  // Missing without https, as the downloads are.
  const locks: LockManager | undefined = navigator.locks;
  const work = () => sendAll(store, send);
  if (!locks) return work();
  return locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : 'elsewhere'));
}

async function sendAll(store: OfflineStore, send: Send): Promise<SyncResult> {
  const waiting = (await store.entries()).filter(({ state }) => state === 'waiting');
  try {
    for (const some of batchesOf(waiting, LIMITS.redemptionsAtOnce)) {
      await sendSome(store, send, some);
    }
    return 'sent';
  } catch (error) {
    const status = statusOf(error);
    if (status === 0) return 'offline';
    if (status === 401) return 'signedOut';
    throw error;
  }
}

/** Sends several at once; if the server rejects one of them, each alone, so that it holds up no other. */
async function sendSome(
  store: OfflineStore,
  send: Send,
  entries: readonly OfflineEntry[],
): Promise<void> {
  try {
    await store.storeAnswers(await send(entries.map(written)));
  } catch (error) {
    if (statusOf(error) !== 422) throw error;
    const [only, ...others] = entries;
    if (only && others.length === 0) await store.refuse(only.key, reasonOf(error));
    else for (const entry of entries) await sendSome(store, send, [entry]);
  }
}

/** As the server takes it. */
const written = ({ key, code, amount, redeemed_at }: OfflineEntry) => ({
  key,
  code,
  amount,
  note: '',
  redeemed_at,
});

/** The status of an answer; 0 where none came; null for other errors. */
const statusOf = (error: unknown): number | null =>
  error instanceof ApiError ? error.status : null;
