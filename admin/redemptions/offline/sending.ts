import { createFollowers } from '../../../api/client/storage.ts';
import { type Joined, joinWaiting, type Send } from './joining.ts';
import { offlineStore } from './offline.ts';

/** How the latest sending of redemptions went, whether a person or the network's return began it. */
export interface Sending {
  isRunning: boolean;
  joined?: Joined;
  error?: unknown;
}

const { changed, subscribe } = createFollowers();
let latest: Sending = { isRunning: false };

export const followSending = subscribe;
export const latestSending = (): Sending => latest;

const set = (sending: Sending): void => {
  latest = sending;
  changed();
};

/** Sends the redemptions that wait; a failure is told by `latestSending`. */
export async function sendWaiting(send: Send): Promise<void> {
  if (latest.isRunning) return;
  set({ isRunning: true });
  try {
    set({ isRunning: false, joined: await joinWaiting(offlineStore, send) });
  } catch (error) {
    set({ isRunning: false, error });
  }
}
