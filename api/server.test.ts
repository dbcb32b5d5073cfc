import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../db/testing/freePort.ts';
import { listening } from '../db/testing/listening.ts';
import { built, listeningOf, startBuilt } from './testing/builtServer.ts';

it('goes on answering behind a shared cache that has to learn that it stops', async () => {
  await built();
  const cache = createServer((_req, res) => res.end());
  const dataDir = await mkdtemp(join(tmpdir(), 'paddock-stopping-'));
  const port = await freePort();
  const server = startBuilt({
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    VARNISH_URLS: `http://a-key-of-sixteen@127.0.0.1:${await listening(cache)}`,
  });
  try {
    await listeningOf(server);
    // A new connection for each, as of others who ask.
    const asked = async (path: string) => {
      const headers = { connection: 'close' };
      return (await fetch(`http://127.0.0.1:${port}/api/${path}`, { headers })).status;
    };
    await expect.poll(() => asked('health/ready')).toBe(200);
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await expect.poll(() => asked('health/ready')).toBe(503);
    expect(await asked('products')).toBe(200);
    expect(await exited).toEqual([0, null]);
  } finally {
    server.kill('SIGKILL');
    cache.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 60_000);
