import { isLocale, type Locale } from '../contract/locales.ts';

interface Asked {
  /** Path and query. */
  url: string;
  host: string | undefined;
  cookie: string | undefined;
}

const LANGUAGE_COOKIE = /(?:^|;\s*)language=(cs|en)(?:;|$)/;
const LANGUAGE_PARAMETER = /[?&]lang=(cs|en)(?:&|#|$)/;

/**
 * The language of a page: `?lang=` first, then the visitor's choice in the cookie, then Czech on
 * the Czech hosts and English elsewhere. `accept-language` does not count (decisions, Sign-in).
 */
export function pageLocale({ url, host, cookie }: Asked, czechHosts: readonly string[]): Locale {
  const chosen = LANGUAGE_PARAMETER.exec(url)?.[1] ?? LANGUAGE_COOKIE.exec(cookie ?? '')?.[1];
  if (isLocale(chosen)) return chosen;
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase();
  return name.endsWith('.cz') || czechHosts.includes(name) ? 'cs' : 'en';
}
