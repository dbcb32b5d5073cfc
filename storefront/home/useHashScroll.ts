import { useEffect } from 'react';
import { usePlace } from '../app/navigation.ts';
import { prefersReducedMotion } from '../app/prefersReducedMotion.ts';
import { useSection } from '../app/queries.ts';
import { useCameBackTo, useSamePlace } from '../app/useNavigationScroll.ts';
import { whilePageGrows } from '../app/whilePageGrows.ts';
import { settingsQuery } from '../settings/settings.ts';

/** Milliseconds before the first attempt and between the others, and their number. */
const FIRST = 300;
const AGAIN = 200;
const RETRIES = 5;

/**
 * Scrolls to the address's section 300 ms after arrival; once the settings are loaded, up to 5 more
 * times, 200 ms apart; then for 5 s while the page grows, until the visitor interacts. Who comes back from
 * another page is where they left.
 */
export function useHashScroll(): void {
  const { hash, key } = usePlace();
  const samePlace = useSamePlace();
  const cameBack = useCameBackTo() === key;
  const { isSuccess } = useSection(settingsQuery);

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again.
  useEffect(() => {
    if (!hash || samePlace || cameBack) return;
    const stopped = new AbortController();
    let left = isSuccess ? RETRIES : 0;
    let timer = setTimeout(function attempt() {
      const section = sectionOf(hash);
      if (section) {
        focusOn(section);
        const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
        whilePageGrows(() => section.scrollIntoView({ behavior }), stopped.signal);
      } else if (left > 0) {
        left -= 1;
        timer = setTimeout(attempt, AGAIN);
      }
    }, FIRST);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [hash, key, samePlace, cameBack, isSuccess]);
}

/** The section of a hash; null when it doesn't exist or the hash can't be decoded. */
function sectionOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** The keyboard and screen readers continue from the section, not from the page's top. */
function focusOn(section: HTMLElement): void {
  if (section.contains(document.activeElement)) return;
  if (!section.hasAttribute('tabindex')) {
    section.tabIndex = -1;
    section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  }
  section.focus({ preventScroll: true });
}
