import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const START_LIMIT_MS = 300_000;

/** Who signs in during the journeys. */
export const ADMIN = { email: 'boss@example.com', password: 'journey password' };

/**
 * Starts the product as `npm start` does, on a free port with an empty data folder, and waits until
 * the demo season is loaded. Ended and cleaned up after the last journey.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'paddock-journeys-'));
  const server = spawn(process.execPath, ['api/scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
    },
  });
  const base = `http://127.0.0.1:${port}`;
  process.env.BASE_URL = base;
  await untilReady(`${base}/api/health`, server);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function untilReady(health: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error('The product ended while it was starting.');
    const answer = await fetch(health).then(
      (response) => response.json(),
      () => null,
    );
    if (answer?.demo === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error('The product was not ready in time.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
