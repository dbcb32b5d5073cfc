import { useEffect, useRef } from 'react';
import { usePlace } from './navigation.ts';
import { pageSettled } from './pageTransition.ts';

const positions = new Map<string, number>();

/** State of a navigation that keeps the content and the scroll position. */
export const SAME_PLACE = { samePlace: true };

/** Whether the address was just replaced by another one of the same content. */
export function useSamePlace(): boolean {
  const { state, kind } = usePlace();
  return kind === 'REPLACE' && Object(state).samePlace === true;
}

/** Starts a new page at its top, with the focus; going back restores the scroll position. */
export function useNavigationScroll(): void {
  const { key, pathname, hash, kind } = usePlace();
  const samePlace = useSamePlace();
  const shown = useRef(pathname);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!samePlace) {
      document.getElementById('main')?.focus({ preventScroll: true });
      if (!hash || kind !== 'POP') {
        const top = kind === 'POP' ? (positions.get(key) ?? 0) : 0;
        window.scrollTo({ top, behavior: 'instant' });
      }
    }
    pageSettled();
  }, [key, pathname, hash, kind, samePlace]);
}
