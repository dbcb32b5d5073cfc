import { useSyncExternalStore } from 'react';

const THRESHOLD = 50;

/** Whether the page is scrolled past 50 px (public-site §9). */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > THRESHOLD,
    () => false,
  );

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
