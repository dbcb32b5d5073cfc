import type { Encoder } from './encoder.ts';
import { forkEncoder } from './forkEncoder.ts';
import { kindOf } from './kinds.ts';

/** Longer than the largest photo takes; the front ends wait as long for an answer. */
const PICTURE_MS = 30_000;
/** Ordinary drawings take a fraction of a second; a few lines of filters can take minutes. */
const DRAWING_MS = 10_000;
/** AVIF of a large picture, while visitors come first. */
const BACKGROUND_MS = 600_000;

/** Who works on pictures: for somebody who waits, and for nobody in particular. */
export interface Encoders {
  foreground: Encoder;
  background: Encoder;
}

/**
 * All in processes of their own, which visitors go before. `entry` is what they run. SVGs, whose
 * size says nothing of the work they make, have a process for themselves: photos don't wait for them.
 */
export function forkEncoders(entry: string): Encoders & { close(): void } {
  const photos = forkEncoder({ entry, niceness: 5, limitMs: PICTURE_MS });
  const drawings = forkEncoder({ entry, niceness: 5, limitMs: DRAWING_MS, atOnce: 1 });
  const background = forkEncoder({ entry, niceness: 19, limitMs: BACKGROUND_MS });
  const processes = [photos, drawings, background];
  return {
    foreground: {
      ...photos,
      // What has no first bytes of a photo is a drawing, or nothing that can be read.
      picture: (bytes) => (kindOf(bytes) === 'other' ? drawings : photos).picture(bytes),
    },
    background,
    close() {
      for (const encoder of processes) encoder.close();
    },
  };
}
