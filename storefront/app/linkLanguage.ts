import { createContext, use } from 'react';
import type { Locale } from '../../api/contract/locales.ts';

/** The language that links have to name, where neither cookie nor host says it; else null. */
export const LinkLanguageContext = createContext<Locale | null>(null);

export const useLinkLanguage = (): Locale | null => use(LinkLanguageContext);

/** A function that lets addresses of the site name the language where they have to. */
export function useLinked(): (address: string) => string {
  const language = useLinkLanguage();
  return (address) => {
    if (!language) return address;
    const [page = '', hash = ''] = address.split(/(?=#)/);
    return `${page}${page.includes('?') ? '&' : '?'}lang=${language}${hash}`;
  };
}
