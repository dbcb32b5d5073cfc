import { isLocale, type Locale } from '../../contract/locales.ts';

interface Asked {
  /** Path and query. */
  url: string;
  host: string | undefined;
  cookie: string | undefined;
}

const LANGUAGE_COOKIE = /(?:^|;\s*)language=(cs|en)(?:;|$)/;
/** The language of a page, and whether its address alone says it. */
export interface PageLanguage {
  locale: Locale;
  /** Neither the cookie nor the host says the same, so that the page's links have to. */
  linked: boolean;
}

const LANGUAGE_PARAMETER = /[?&]lang=(cs|en)(?:&|#|$)/;

/** `?lang=`, then the cookie, then Czech on Czech hosts; `accept-language` does not count. */
export function pageLanguage(asked: Asked, czechHosts: readonly string[]): PageLanguage {
  const usual = usualLocale(asked, czechHosts);
  // This runs before every answer from memory: an address without parameters isn't searched for them.
  const named = asked.url.includes('?') && LANGUAGE_PARAMETER.exec(asked.url)?.[1];
  return isLocale(named)
    ? { locale: named, linked: named !== usual }
    : { locale: usual, linked: false };
}

function usualLocale({ host, cookie }: Asked, czechHosts: readonly string[]): Locale {
  const chosen = cookie && LANGUAGE_COOKIE.exec(cookie)?.[1];
  if (isLocale(chosen)) return chosen;
  if (host === undefined) return 'en';
  return CZECH_DOMAIN.test(host) || isOneOf(czechHosts, host) ? 'cs' : 'en';
}

const CZECH_DOMAIN = /\.cz(?::\d+)?$/i;

const isOneOf = (hosts: readonly string[], host: string): boolean =>
  hosts.length > 0 && hosts.includes(host.replace(/:\d+$/, '').toLowerCase());
