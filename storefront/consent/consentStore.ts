import {
  browserStorage,
  createFollowers,
  STORAGE_KEYS,
  tryStore,
} from '../../api/client/storage.ts';

type Consent = 'accepted' | 'declined';

const storage = browserStorage();
const { changed, subscribe } = createFollowers();

/** The visitor's cookie consent; null while undecided. */
export const consentStore = {
  answer(): Consent | null {
    const stored = storage.getItem(STORAGE_KEYS.cookieConsent);
    return stored === 'accepted' || stored === 'declined' ? stored : null;
  },
  give(answer: Consent) {
    tryStore(storage, STORAGE_KEYS.cookieConsent, answer);
    changed();
  },
  subscribe,
};
