import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { pageStands } from './pageTransition.ts';

const positions = new Map<string, number>();

/**
 * After a navigation starts the new page at its top and moves the focus there; going back returns to
 * where the visitor was. On to an anchor of home goes home itself.
 */
export function useNavigationScroll(): void {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    if (!hash || kind !== 'POP') {
      const top = kind === 'POP' ? (positions.get(key) ?? 0) : 0;
      window.scrollTo({ top, behavior: 'instant' });
    }
    pageStands();
  }, [key, pathname, hash, kind]);
}
