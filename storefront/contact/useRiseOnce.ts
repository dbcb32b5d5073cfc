import { type RefObject, useEffect, useState } from 'react';
import { prefersStillness } from '../app/prefersStillness.ts';

const SEEN = 0.1;

/** False while an element is below the screen; always true with reduced motion. */
export function useRiseOnce(element: RefObject<HTMLElement | null>): boolean {
  const [risen, setRisen] = useState(true);
  useEffect(() => {
    const target = element.current;
    if (!target || prefersStillness()) return;
    if (target.getBoundingClientRect().top < window.innerHeight) return;
    setRisen(false);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setRisen(true);
        observer.disconnect();
      },
      { threshold: SEEN },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return risen;
}
