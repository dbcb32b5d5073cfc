import { storedLanguage, storeLanguage } from '../../api/client/language.ts';
import { isLocale, type Locale } from '../../api/contract/locales.ts';

/** The stored choice, else the site's cookie, else Czech on a Czech host, else English. */
export function currentLanguage(): Locale {
  return storedLanguage() ?? cookieLanguage() ?? (isCzechHost() ? 'cs' : 'en');
}

/** Stores the language named by the address (`?lang=en`) and removes the parameter. */
export function keepNamedLanguage(): void {
  const { searchParams, pathname, hash } = new URL(location.href);
  const named = searchParams.get('lang');
  if (!isLocale(named)) return;
  storeLanguage(named);
  searchParams.delete('lang');
  const rest = searchParams.size > 0 ? `?${searchParams}` : '';
  history.replaceState(history.state, '', `${pathname}${rest}${hash}`);
}

function cookieLanguage(): Locale | null {
  const value = /(?:^|;\s*)language=([^;]*)/.exec(document.cookie)?.[1];
  return isLocale(value) ? value : null;
}

const isCzechHost = (): boolean => location.hostname.endsWith('.cz');
