import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../app/prefersReducedMotion.ts';

const VISIBLE_SHARE = 0.1;

/** False while an element is below the screen; always true with reduced motion. */
export function useRiseOnce(element: RefObject<HTMLElement | null>): boolean {
  const [risen, setRisen] = useState(true);
  useEffect(() => {
    const target = element.current;
    if (!target || prefersReducedMotion()) return;
    if (target.getBoundingClientRect().top < window.innerHeight) return;
    setRisen(false);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setRisen(true);
        observer.disconnect();
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return risen;
}
