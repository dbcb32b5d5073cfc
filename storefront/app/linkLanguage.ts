import { createContext, use, useSyncExternalStore } from 'react';
import { createFollowers } from '../../api/client/storage.ts';
import type { Locale } from '../../api/contract/locales.ts';

/**
 * The language that links must name, where neither cookie nor host determines it; else null. Like the
 * place it is no context's value, since it changes while parts of the page wait for hydration.
 */
interface LinkLanguage {
  atFirst: () => Locale | null;
  current: () => Locale | null;
  subscribe: (changed: () => void) => () => void;
  /** Called once a cookie determines it. */
  drop: () => void;
}

export function linkLanguage(first: Locale | null): LinkLanguage {
  let current = first;
  const { changed, subscribe } = createFollowers();
  return {
    atFirst: () => first,
    current: () => current,
    subscribe,
    drop: () => {
      current = null;
      changed();
    },
  };
}

export const LinkLanguageContext = createContext(linkLanguage(null));

export function useLinkLanguage(): Locale | null {
  const { subscribe, current, atFirst } = use(LinkLanguageContext);
  return useSyncExternalStore(subscribe, current, atFirst);
}

/** A function that adds the language to the site's addresses where needed. */
export function useLinked(): (address: string) => string {
  const language = useLinkLanguage();
  return (address) => {
    if (!language) return address;
    const [page = '', hash = ''] = address.split(/(?=#)/);
    return `${page}${page.includes('?') ? '&' : '?'}lang=${language}${hash}`;
  };
}
