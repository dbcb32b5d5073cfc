import { createContext, startTransition, use, useEffect, useMemo, useState } from 'react';
import { createFollowers } from '../../api/client/storage.ts';
import { forgetFailedLoads } from './failedLoads.ts';

/** Where the visitor is: an address and its entry in the browser's history. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Names the history entry; `default` for the one that the page was loaded with. */
  key: string;
  /** What the navigation to it passed on. */
  state: unknown;
  kind: 'PUSH' | 'REPLACE' | 'POP';
}

interface Going {
  replace?: boolean;
  state?: unknown;
}

type Navigate = (to: string, going?: Going) => void;

/** The place and the way to others; one per page view, as the context never changes. */
export interface Navigation {
  place: () => Place;
  subscribe: (follow: () => void) => () => void;
  go: Navigate;
}

export const NavigationContext = createContext<Navigation | null>(null);

export const FIRST_KEY = 'default';

/** The place of an address, as the page was loaded with. */
export function firstPlace(address: string): Place {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash, key: FIRST_KEY, state: null, kind: 'POP' };
}

/** The only place of a page on the server. */
export function fixedNavigation(address: string): Navigation {
  const place = firstPlace(address);
  return { place: () => place, subscribe: () => () => {}, go: () => {} };
}

/** Navigation without page loads, through the browser's history: 5 KiB less than a router's library. */
export function browserNavigation(): Navigation {
  let place = currentPlace('POP');
  const { changed, subscribe } = createFollowers();
  const arrive = (next: Place) => {
    forgetFailedLoads();
    place = next;
    changed();
  };
  window.addEventListener('popstate', () => {
    const next = currentPlace('POP');
    // An entry of what is open over the page is the same place; see useHistoryEntry.
    if (next.key !== place.key || addressOf(next) !== addressOf(place)) arrive(next);
  });
  return {
    place: () => place,
    subscribe,
    go: (to, { replace = false, state = null } = {}) => {
      const entry = { key: Math.random().toString(36).slice(2, 10), state };
      if (replace) window.history.replaceState(entry, '', to);
      else window.history.pushState(entry, '', to);
      arrive(currentPlace(replace ? 'REPLACE' : 'PUSH'));
    },
  };
}

function currentPlace(kind: Place['kind']): Place {
  const { pathname, search, hash } = window.location;
  const { key = FIRST_KEY, state = null } = window.history.state ?? {};
  return { pathname, search, hash, key, state, kind };
}

export const addressOf = ({ pathname, search, hash }: Place): string => pathname + search + hash;

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useNavigation needs a NavigationContext above it');
  return navigation;
}

/**
 * The current place. It isn't a context's value: such a change would reach all parts of the page, even
 * those that wait for hydration. All readers change in one transition, which waits for the page's module.
 */
export function usePlace(): Place {
  const navigation = useNavigation();
  const [place, setPlace] = useState(navigation.place);
  useEffect(() => {
    const follow = () => startTransition(() => setPlace(navigation.place()));
    // It may have changed between rendering and this effect.
    follow();
    return navigation.subscribe(follow);
  }, [navigation]);
  return place;
}

/** The parameters of the current address. */
export function useSearchParams(): URLSearchParams {
  const { search } = usePlace();
  return useMemo(() => new URLSearchParams(search), [search]);
}
