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
  const named = LANGUAGE_PARAMETER.exec(asked.url)?.[1];
  return isLocale(named)
    ? { locale: named, linked: named !== usual }
    : { locale: usual, linked: false };
}

function usualLocale({ host, cookie }: Asked, czechHosts: readonly string[]): Locale {
  const chosen = LANGUAGE_COOKIE.exec(cookie ?? '')?.[1];
  if (isLocale(chosen)) return chosen;
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase();
  return name.endsWith('.cz') || czechHosts.includes(name) ? 'cs' : 'en';
}
