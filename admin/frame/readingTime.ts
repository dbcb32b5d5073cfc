import type { ReactNode } from 'react';

const LEAST = 6_000;
const LEAST_OF_ERRORS = 12_000;
const PER_LETTER = 90;

/** How long a notice stays, in milliseconds: long enough for a slow reader, errors twice as long. */
export function readingTime(told: ReactNode, type: string): number {
  const letters = typeof told === 'string' ? told.length : 0;
  return Math.max(type === 'error' ? LEAST_OF_ERRORS : LEAST, letters * PER_LETTER);
}
