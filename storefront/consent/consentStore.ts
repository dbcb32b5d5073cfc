import {
  browserStorage,
  type KeyValueStore,
  STORAGE_KEYS,
  tryStore,
} from '../../api/client/storage.ts';

export type Consent = 'accepted' | 'declined';

/** The visitor's answer about cookies; null while there is none. */
export function createConsentStore(storage: KeyValueStore) {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    answer(): Consent | null {
      const stored = storage.getItem(STORAGE_KEYS.cookieConsent);
      return stored === 'accepted' || stored === 'declined' ? stored : null;
    },
    give(answer: Consent) {
      tryStore(storage, STORAGE_KEYS.cookieConsent, answer);
      notify();
    },
    /** Asks again, as the cookie settings offer. */
    ask() {
      storage.removeItem(STORAGE_KEYS.cookieConsent);
      notify();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const consentStore = createConsentStore(browserStorage());
