import type { Encoder } from './encoder.ts';
import type { PictureError } from './pictureError.ts';

/** What the encoder's process is asked for. */
export interface Job {
  id: number;
  task: keyof Encoder;
  bytes: Buffer;
}

/** What it answers. */
export type Answer = { id: number } & (
  | { result: unknown }
  | { refused: PictureError['key'] }
  | { failed: string }
);
