import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Lower than those that systems give to connections, which could take a free one before a server does. */
const LOWEST_PORT = 11_000;
const HIGHEST_PORT = 32_000;

/** A free port of this machine, for a server that takes a number and can’t choose one itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
