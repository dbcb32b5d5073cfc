export const STORAGE_KEYS = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  user: 'user',
  cart: 'cart',
  cookieConsent: 'cookie-consent',
  language: 'language',
  loginEmail: 'loginEmail',
  loginPassword: 'loginPassword',
  placedOrder: 'placed-order',
  /** What was typed into the checkout. */
  checkout: 'checkout',
  /** What was typed into the contact form. */
  contact: 'contact',
  /** The order that was sent and not yet confirmed, with its Idempotency-Key. */
  orderKey: 'order-key',
  /** When what the back-office has on this device to redeem vouchers without network last changed. */
  offline: 'redemptions-offline',
  /** When the page was last reloaded because of missing files. */
  reloadedKey: 'reloaded-for-files',
} as const;

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Local storage, or memory if it is not available. */
export const browserStorage = (): KeyValueStore => storageOf(() => globalThis.localStorage);

/** Session storage, or memory if it is not available. */
export const tabStorage = (): KeyValueStore => storageOf(() => globalThis.sessionStorage);

function storageOf(open: () => Storage | undefined): KeyValueStore {
  try {
    const storage = open();
    storage?.getItem(STORAGE_KEYS.language);
    if (storage) return storage;
  } catch {
    // Blocked by the visitor's settings: the page works without persistence.
  }
  return memoryStorage();
}

/** A storage that lasts until the page is closed or reloaded. */
export function memoryStorage(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Notifies followers on `changed()` and when another tab changes one of `keys`; null: any key. */
export function createFollowers(...keys: readonly (string | null)[]) {
  const listeners = new Set<() => void>();
  return {
    changed: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (keys.includes(key)) listener();
      };
      listeners.add(listener);
      globalThis.addEventListener?.('storage', onStorage);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
}

/** Stores a value; false if the storage is full or not available. */
export function tryStore(storage: KeyValueStore, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
