import { encoder } from './encode.ts';
import { type Answer, type Job, PictureError, READY } from './encoder.ts';

// The separate process that encodes pictures: its memory is freed when it exits, and it runs at a
// lower priority than the server. It ends with its parent and ignores signals that both receive.

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
process.send?.(READY);
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
// A normal exit would wait for the encoding threads.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
