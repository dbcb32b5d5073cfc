import { encoder } from './encode.ts';
import type { Answer, Job } from './encoder.ts';
import { PictureError } from './encoder.ts';

// A process of its own for the pixels: what they take is given back when it ends, and it steps back
// for whoever answers visitors. It ends with its parent, not by the signals both are sent.

const answer = (message: Answer) => {
  if (process.connected) process.send?.(message);
};

process.on('message', async ({ id, task, bytes }: Job) => {
  try {
    answer({ id, result: await encoder[task](bytes) });
  } catch (error) {
    if (error instanceof PictureError) answer({ id, refused: error.key });
    else answer({ id, failed: String(error) });
  }
});
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
// An ordinary exit would wait for the threads that work on a picture, however long they take.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
