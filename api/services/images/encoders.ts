import type { Encoder } from './encoder.ts';
import { forkEncoder } from './forkEncoder.ts';

/** Who works on pictures: for somebody who waits, and for nobody in particular. */
export interface Encoders {
  foreground: Encoder;
  background: Encoder;
}

/** Both in processes of their own, which visitors go before. `entry` is what they run. */
export function forkEncoders(entry: string): Encoders & { close(): void } {
  const foreground = forkEncoder({ entry, niceness: 5 });
  const background = forkEncoder({ entry, niceness: 19 });
  return {
    foreground,
    background,
    close() {
      foreground.close();
      background.close();
    },
  };
}
