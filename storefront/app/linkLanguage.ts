import { createContext, use } from 'react';
import type { Locale } from '../../api/contract/locales.ts';

/** The language that links must name, where neither cookie nor host determines it; else null. */
export const LinkLanguageContext = createContext<Locale | null>(null);

export const useLinkLanguage = (): Locale | null => use(LinkLanguageContext);

/** A function that adds the language to the site's addresses where needed. */
export function useLinked(): (address: string) => string {
  const language = useLinkLanguage();
  return (address) => {
    if (!language) return address;
    const [page = '', hash = ''] = address.split(/(?=#)/);
    return `${page}${page.includes('?') ? '&' : '?'}lang=${language}${hash}`;
  };
}
