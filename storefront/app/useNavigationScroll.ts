import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePlace } from './navigation.ts';
import { pageSettled } from './pageTransition.ts';
import { type ScrollPosition, scrollBackTo, scrollPosition } from './scrollPosition.ts';
import { whilePageGrows } from './whilePageGrows.ts';

const positions = new Map<string, ScrollPosition>();

/** State of a navigation that keeps the content and the scroll position. */
export const SAME_PLACE = { samePlace: true };

/** Whether the address was just replaced by another one of the same content. */
export function useSamePlace(): boolean {
  const { state, kind } = usePlace();
  return kind === 'REPLACE' && Object(state).samePlace === true;
}

/** The key of the place that a part of the page was come back to; undefined if it wasn't come back to. */
export function useCameBackTo(): string | undefined {
  const { key, kind } = usePlace();
  const [cameBackTo] = useState(kind === 'POP' && positions.has(key) ? key : undefined);
  return cameBackTo;
}

/** Starts a new page at its top, with the focus; going back restores the scroll position. */
export function useNavigationScroll(): void {
  const { key, pathname, hash, kind } = usePlace();
  const samePlace = useSamePlace();
  const shown = useRef(pathname);

  // Ends before a shorter page comes, which scrolls the window by itself.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, scrollPosition());
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const ended = new AbortController();
    if (!samePlace) {
      document.getElementById('main')?.focus({ preventScroll: true });
      const left = kind === 'POP' && positions.get(key);
      if (left) whilePageGrows(() => scrollBackTo(left), ended.signal);
      else if (kind !== 'POP' || !hash) window.scrollTo({ top: 0, behavior: 'instant' });
    }
    pageSettled();
    return () => ended.abort();
  }, [key, pathname, hash, kind, samePlace]);
}
