import { isLocale, type Locale } from '../contract/locales.ts';
import { browserStorage, type KeyValueStore, STORAGE_KEYS, tryStore } from './storage.ts';

const A_YEAR = 365 * 24 * 60 * 60;

/** The visitor's stored choice of language, null when none was made. */
export function storedLanguage(storage: KeyValueStore = browserStorage()): Locale | null {
  const stored = storage.getItem(STORAGE_KEYS.language);
  return isLocale(stored) ? stored : null;
}

/** Keeps the choice for both front ends, mirrored in the cookie that the server reads. */
export function storeLanguage(locale: Locale, storage: KeyValueStore = browserStorage()): void {
  tryStore(storage, STORAGE_KEYS.language, locale);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox.
  document.cookie = `${STORAGE_KEYS.language}=${locale}; path=/; max-age=${A_YEAR}; samesite=lax`;
}
