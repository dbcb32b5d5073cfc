import { isLocale, type Locale } from '../contract/locales.ts';
import { browserStorage, STORAGE_KEYS, tryStore } from './storage.ts';

const A_YEAR = 365 * 24 * 60 * 60;

/** The language chosen before; null if none is stored. */
export function storedLanguage(): Locale | null {
  const stored = browserStorage().getItem(STORAGE_KEYS.language);
  return isLocale(stored) ? stored : null;
}

/** Stores the choice for both front ends, and in a cookie for the server. */
export function storeLanguage(locale: Locale): void {
  tryStore(browserStorage(), STORAGE_KEYS.language, locale);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox.
  document.cookie = `${STORAGE_KEYS.language}=${locale}; path=/; max-age=${A_YEAR}; samesite=lax`;
}
