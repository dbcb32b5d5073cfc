import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { END_WITH_PARENT } from './endingWithParent.mjs';
import { freePort } from './freePort.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Pictures are encoded at the lowest priority, which takes its time on a busy machine. */
const START_LIMIT_MS = 900_000;

export const ADMIN = { email: 'boss@example.com', password: 'journey password' };

interface Launching {
  until: 'ready' | 'off';
  node?: string;
  /** What Node runs, from the project's root; by default what `npm start` does. */
  args?: readonly string[];
  env?: Record<string, string>;
  dataDir?: string;
  /** What browsers call it; passkeys want a name. */
  host?: string;
  /** By default a free one. */
  port?: number;
  /** Milliseconds between two questions whether it is there. */
  pause?: number;
}

/** Starts the product on a free port, and waits until it answers. It ends with this process at the latest. */
export async function launch({
  until,
  node = process.execPath,
  args = ['api/scripts/start.mjs'],
  env,
  dataDir: given,
  host = '127.0.0.1',
  port: wanted,
  pause = 300,
}: Launching) {
  const port = wanted ?? (await freePort());
  const base = `http://${host}:${port}`;
  const dataDir = given ?? (await newDataDir());
  const server = spawn(node, [...END_WITH_PARENT, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: base,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const stop = () => stopped(server);
  /** Also removes the data folder. */
  const end = async () => {
    const code = await stop();
    await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  try {
    await untilDemoIs(until, `${base}/api/health`, server, pause);
  } catch (error) {
    await end();
    throw error;
  }
  return { base, dataDir, process: server, stop, end };
}

export async function stopped(server: ChildProcess): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  return ended;
}

export const newDataDir = () => mkdtemp(join(tmpdir(), 'paddock-journeys-'));

async function untilDemoIs(
  state: Launching['until'],
  health: string,
  server: ChildProcess,
  pause: number,
): Promise<void> {
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error('The product ended while it was starting.');
    const answer = await fetch(health).then(
      (response) => response.json(),
      () => null,
    );
    if (answer?.demo === state) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error('The product was not ready in time.');
}
