import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { prefersStillness } from '../app/prefersStillness.ts';
import { useSite } from '../app/site.ts';
import { settingsQuery } from '../settings/settingsQuery.ts';

/** Milliseconds to the first attempt and between the further ones, and how many (public-site §9). */
const FIRST = 300;
const AGAIN = 200;
const RETRIES = 5;

/**
 * Scrolls to the section that the address names: 300 ms after arrival, and once settings are loaded
 * up to 5 times more, 200 ms apart, as long as the section isn't there yet (public-site §2).
 */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  const { isSuccess } = useQuery(settingsQuery(useSite()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again.
  useEffect(() => {
    if (!hash) return;
    const id = decodeURIComponent(hash.slice(1));
    let left = isSuccess ? RETRIES : 0;
    let timer = setTimeout(function attempt() {
      if (scrollToSection(id) || left === 0) return;
      left -= 1;
      timer = setTimeout(attempt, AGAIN);
    }, FIRST);
    return () => clearTimeout(timer);
  }, [hash, key, isSuccess]);
}

function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  section.scrollIntoView({ behavior: prefersStillness() ? 'instant' : 'smooth' });
  return true;
}
