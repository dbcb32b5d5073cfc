import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };
import { freePort } from '../support/freePort.mjs';
import { ADMIN, launch, stopped } from '../support/launch.ts';

export interface Running {
  base: string;
  process: ChildProcess;
  stop(): Promise<unknown>;
}

/** What `npm start` gives to Node: options of its own, and the script, which looks whether the build is new. */
export const START_ARGS = packageJson.scripts.start.split(' ').slice(1);

/** Starts the built product on a data folder, with the demo season or without, and waits for its first answer. */
export async function startProduct(
  dataDir: string,
  until: 'ready' | 'off' = 'off',
): Promise<Running & { startMs: number }> {
  const started = performance.now();
  const product = await launch({
    until,
    args: START_ARGS,
    env: { ...(until === 'off' && { DEMO: 'off' }), TRUST_PROXY: 'on' },
    dataDir,
    pause: 5,
  });
  return { ...product, startMs: performance.now() - started };
}

/** Signs the administrator in and returns the bearer. */
export async function signIn({ base }: Pick<Running, 'base'>): Promise<string> {
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { accessToken } = await response.json();
  return accessToken;
}

/** Starts a yardstick server that answers as the given address does to these headers. */
export async function startYardstick(
  script: string,
  address: string,
  headers: Record<string, string>,
): Promise<Running> {
  const port = await freePort();
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      ADDRESS: address,
      HEADERS: JSON.stringify(headers),
    },
  });
  await new Promise((resolve) => child.once('message', resolve));
  return { base: `http://127.0.0.1:${port}`, process: child, stop: () => stopped(child) };
}

/** Resident memory of a process in MiB, as Linux counts it. */
export async function residentMiB({ process: { pid } }: Pick<Running, 'process'>): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
