import { useSyncExternalStore } from 'react';

/** The photo and two on either side. */
const COUNT = 5;
const LOOK = {
  gap: 8,
  border: 3,
  borderRadius: 0,
  padding: 0,
  imageFit: 'cover',
  vignette: false,
} as const;
/** Of the strip that they are in. */
const EDGE = 16;
const WIDEST = 120;

/**
 * How the lightbox shows its thumbnails: so wide that all are in sight. Those beyond the edges could not be scrolled
 * to, and would still take the keyboard's focus.
 */
export function useThumbnails() {
  const strip = useSyncExternalStore(onResize, () => window.innerWidth) - 2 * EDGE;
  const room = Math.floor((strip - (COUNT - 1) * LOOK.gap) / COUNT);
  const width = Math.min(room - 2 * LOOK.border, WIDEST);
  return { ...LOOK, width, height: Math.round((width * 2) / 3) };
}

function onResize(heard: () => void): () => void {
  window.addEventListener('resize', heard);
  return () => window.removeEventListener('resize', heard);
}
