import {
  browserStorage,
  createFollowers,
  STORAGE_KEYS,
  tryStore,
} from '../../../api/client/storage.ts';

const KEY = STORAGE_KEYS.offline;
const storage = browserStorage();
const followers = createFollowers(KEY);

/** Whether this device has anything for redeeming vouchers without network; all else is loaded only then. */
export const isPrepared = (): boolean => storage.getItem(KEY) !== null;

export const followMark = followers.subscribe;

/** Called after each change of what is stored, which other tabs learn by it. */
export function setMark(): void {
  tryStore(storage, KEY, new Date().toISOString());
  followers.changed();
}

export function removeMark(): void {
  storage.removeItem(KEY);
  followers.changed();
}

/** In the state of an address: the screen that redeems asks before the sign-out. */
export const SIGNING_OUT = 'isSigningOut';
