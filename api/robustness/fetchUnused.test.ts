import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../db/testing/freePort.ts';
import { built, listeningOf, startBuilt } from '../testing/builtServer.ts';

/** Has a process write on exit which globals it used that belong to Node's HTTP client. */
const TELL = `
  const used = [];
  for (const name of ['fetch', 'Request', 'Response', 'Headers', 'FormData']) {
    const global = Object.getOwnPropertyDescriptor(globalThis, name);
    const get = () => {
      used.push(name);
      Object.defineProperty(globalThis, name, global);
      return globalThis[name];
    };
    Object.defineProperty(globalThis, name, { get, configurable: true });
  }
  process.on('exit', () => process.stdout.write('Used: ' + used.join() + '.'));
`;

it('visitors’ reads use nothing of fetch, for which Node 20 loads its HTTP client: memory, and a part of the start', async () => {
  await built();
  const folder = await mkdtemp(join(tmpdir(), 'paddock-modules-'));
  const port = await freePort();
  const server = startBuilt({
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=data:text/javascript,${encodeURIComponent(TELL)}`,
  });
  const exited = once(server, 'exit');
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await exited;
    await rm(folder, { recursive: true });
  });
  await listeningOf(server);
  const written = text(server.stdout);
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await read('/api/products')).toBe(200);
  expect(await read('/api/products/none')).toBe(404);
  expect(await read('/')).toBe(200);
  expect(await read('/robots.txt')).toBe(200);
  server.kill('SIGTERM');
  expect(await written).toContain('Used: .');
});
