import { dayAfter, pragueToday } from '../../../api/contract/dates.ts';
import { momentOf } from '../../../api/contract/pragueTime.ts';
import type { OfflineVouchers } from '../../../api/contract/types.ts';
import { isPrepared } from './mark.ts';
import { createOfflineStore, type OfflineStore } from './offlineStore.ts';
import { installWorker, removeWorker } from './registration.ts';

/** The one of this browser. */
export const offlineStore = createOfflineStore();

/** The store, if this device is prepared; null otherwise, and where the browser stores nothing. */
export const preparedStore = async (): Promise<OfflineStore | null> =>
  isPrepared() && (await offlineStore.pack().catch(() => null)) ? offlineStore : null;

/**
 * Stores what is needed without network; it lasts until the end of the next day in Prague, as who leaves for
 * the track at dawn prepares the evening before. Returns whether the back-office also opens without network.
 */
export async function prepareOffline(downloaded: OfflineVouchers, user: string): Promise<boolean> {
  const made = new Date(downloaded.made_at);
  const until = momentOf(`${dayAfter(pragueToday(made), 2)}T00:00`) ?? downloaded.made_at;
  const opensAlone = await installWorker();
  // After the files: what is stored shows that the device is ready.
  await offlineStore.prepare({ ...downloaded, until, user });
  // Asks the browser to keep it when space runs out; phones decide that without a question.
  await navigator.storage?.persist?.().catch(() => false);
  return opensAlone;
}

/** Ends the preparation. Redemptions that wait, or were not accepted, are kept for a person to see. */
export async function endOffline(): Promise<void> {
  await removeWorker();
  const entries = await offlineStore.entries();
  if (entries.every(({ state }) => state === 'redeemed')) await offlineStore.wipe();
  else await offlineStore.dropPack();
}

/** Ends the preparation once its day is over, or for another user. */
export async function tidyOffline(user: string | undefined, now = new Date()): Promise<void> {
  const pack = await offlineStore.pack(now);
  if (pack === null || (user !== undefined && pack.user !== user)) await endOffline();
}

/** Removes everything from this device, also redemptions that wait. */
export async function wipeOffline(): Promise<void> {
  await removeWorker();
  await offlineStore.wipe();
}

export const hasWaiting = async (): Promise<boolean> =>
  (await offlineStore.entries()).some(({ state }) => state === 'waiting');
