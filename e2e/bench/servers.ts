import { type ChildProcess, fork, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A running server of the benchmark. */
export interface Running {
  base: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

export const ADMIN = { email: 'boss@example.com', password: 'bench password' };

/** Node's own options, as `npm start` gives them. */
const NODE_OPTIONS = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'));

/** Starts the built product on a data folder and waits for its first answer. */
export async function startProduct(dataDir: string): Promise<Running & { startMs: number }> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [...NODE_OPTIONS, 'dist/server/server.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'off',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'warn',
    },
  });
  const base = `http://127.0.0.1:${port}`;
  await untilAnswers(`${base}/api/health`, child);
  return { ...running(base, child), startMs: performance.now() - started };
}

/** Starts a yardstick server that answers the same bytes as the given address. */
export async function startYardstick(script: string, address: string): Promise<Running> {
  const port = await freePort();
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      ADDRESS: address,
    },
  });
  await new Promise((resolve) => child.once('message', resolve));
  return running(`http://127.0.0.1:${port}`, child);
}

/** Resident memory of a process in MiB, as Linux counts it. */
export async function residentMiB({ process: { pid } }: Running): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

const running = (base: string, child: ChildProcess): Running => ({
  base,
  process: child,
  stop: async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  },
});

async function untilAnswers(address: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    if (child.exitCode !== null) throw new Error('The product ended while it was starting.');
    const ok = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The product did not answer.');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
