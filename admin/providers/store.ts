import { localStorageStore, type Store } from 'react-admin';
import { storedLanguage, storeLanguage } from '../../api/client/language.ts';
import { STORAGE_KEYS } from '../../api/client/storage.ts';
import { isLocale } from '../../api/contract/locales.ts';

const LOCALE = 'locale';
const THEME = 'theme';

/**
 * The store of interface preferences. The language is the one under the storefront's key and in its
 * cookie: what this store holds of it is a copy. Language and theme survive signing out.
 */
export function createStore(base: Store = localStorageStore('1', 'Paddock')): Store {
  const copyLanguage = () => base.setItem(LOCALE, storedLanguage() ?? undefined);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEYS.language) copyLanguage();
  };

  copyLanguage();
  return {
    ...base,
    setup() {
      base.setup();
      window.addEventListener('storage', onStorage);
    },
    teardown() {
      window.removeEventListener('storage', onStorage);
      base.teardown();
    },
    setItem(key, value) {
      if (key === LOCALE && isLocale(value)) storeLanguage(value);
      base.setItem(key, value);
    },
    reset() {
      const theme = base.getItem(THEME);
      base.reset();
      copyLanguage();
      if (theme !== undefined) base.setItem(THEME, theme);
    },
  };
}
