import { createFollowers } from '../../../api/client/storage.ts';
import { offlineStore } from './offline.ts';
import { type Send, type SyncResult, syncRedemptions } from './syncRedemptions.ts';

/** How the latest sending of redemptions went, whether a person or the network's return began it. */
interface SyncState {
  isRunning: boolean;
  result?: SyncResult;
  error?: unknown;
}

const { changed, subscribe } = createFollowers();
let latest: SyncState = { isRunning: false };

export const followSync = subscribe;
export const latestSync = (): SyncState => latest;

const set = (sending: SyncState): void => {
  latest = sending;
  changed();
};

/** Sends the redemptions that wait; a failure is told by `latestSync`. */
export async function runSync(send: Send): Promise<void> {
  if (latest.isRunning) return;
  set({ isRunning: true });
  try {
    set({ isRunning: false, result: await syncRedemptions(offlineStore, send) });
  } catch (error) {
    set({ isRunning: false, error });
  }
}
