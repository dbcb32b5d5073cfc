import type { Backdrop } from './backdrop.ts';
import type { Suit } from './suit.ts';

/** One portrait: what is behind, what is worn, and the helmet. */
export interface Person {
  slug: string;
  ground: Backdrop;
  clothes: Suit;
  head: () => string;
}

/** The part of the picture a helmet takes up, for the light worked out on it. */
export const headBox = { x: 100, y: 220, width: 1000, height: 790 };
export const headAt = { x: 600, y: 612, scale: 350 };
