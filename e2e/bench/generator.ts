import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Load, load } from './measure.ts';
import type { Running } from './servers.ts';

const run = promisify(execFile);
const has = (command: string) => spawnSync(command, ['--version']).error === undefined;

const CONNECTIONS = 32;
const SECONDS = 3;
export const hasWrk = has('wrk');
/** The last processor is the generator's: a server that it shares one with looks slower than it is. */
const PINNED = has('taskset') ? ['taskset', '-c', String(availableParallelism() - 1)] : [];

/** Keeps a server, with all its threads, on the other processors: Linux would move it to the generator's. */
export function keepOffGenerator({ process: { pid } }: Pick<Running, 'process'>): void {
  if (PINNED.length === 0 || availableParallelism() < 2) return;
  spawnSync('taskset', ['-a', '-p', '-c', `0-${availableParallelism() - 2}`, String(pid)]);
}

/**
 * Reads addresses for some seconds, each by a generator of its own: wrk where it is installed, which needs
 * less than half of a server's processor time, else autocannon.
 * @throws an Error where anything but 2xx and 304 is answered
 */
export async function loadOfReads(
  addresses: readonly string[],
  headers: Record<string, string>,
  connections = CONNECTIONS,
): Promise<Load> {
  const read = hasWrk ? wrkReads : autocannon;
  const all = await Promise.all(addresses.map((address) => read(address, headers, connections)));
  return {
    perSecond: all.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p99Ms: Math.max(...all.map(({ p99Ms }) => p99Ms)),
  };
}

const autocannon = (address: string, headers: Record<string, string>, connections: number) =>
  load(address, { headers, connections, duration: SECONDS });

function wrkReads(
  address: string,
  headers: Record<string, string>,
  connections: number,
): Promise<Load> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  return wrk({ connections, seconds: SECONDS, args: [...sent, address] });
}

interface Wrk {
  connections: number;
  seconds: number;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/** @throws an Error where anything but 2xx and 3xx is answered */
async function wrk({ connections, seconds, args, env = {} }: Wrk): Promise<Load> {
  const asked = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...args];
  const [command = 'wrk', ...all] = [...PINNED, 'wrk', ...asked];
  const { stdout } = await run(command, all, { env: { ...process.env, ...env } });
  if (/Non-2xx or 3xx|Socket errors/.test(stdout)) throw new Error(stdout);
  const [, number = '', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: Number(number) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
  };
}

interface Visits {
  base: string;
  /** A line each: path, cookie, languages and encodings, with tabs between them. */
  file: string;
  connections: number;
  seconds: number;
  /** How long a connection rests before each of its visits, on average. */
  pauseMs: number;
}

/**
 * Sends the visits of a file one after the other for some seconds; needs wrk.
 * @throws an Error where one is refused
 */
export function loadOfVisits(visits: Visits): Promise<Load> {
  const { base, file, connections, seconds, pauseMs } = visits;
  const env = { VISITS: file, CONNECTIONS: String(connections), PAUSE_MS: String(pauseMs) };
  return wrk({ connections, seconds, args: [...script('visits'), base], env });
}

const script = (name: string) => ['-s', fileURLToPath(new URL(`./${name}.lua`, import.meta.url))];

interface Orders {
  base: string;
  body: string;
  connections: number;
  seconds: number;
}

/**
 * Places orders for some seconds, each with a key of its own.
 * @throws an Error where one is refused
 */
export function loadOfOrders({ base, body, connections, seconds }: Orders): Promise<Load> {
  if (hasWrk) {
    return wrk({ connections, seconds, args: [...script('orders'), base], env: { ORDER: body } });
  }
  return load(`${base}/api/orders`, {
    connections,
    duration: seconds,
    method: 'POST',
    body,
    // The limit per address is 100 orders a second; a benchmark is many customers.
    requests: CUSTOMERS.map((address) => ({
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      setupRequest: (request) => ({
        ...request,
        headers: { ...request.headers, 'idempotency-key': orderKey() },
      }),
    })),
  });
}

const CUSTOMERS = Array.from({ length: 200 }, (_, n) => `203.0.113.${n}`);

/** A key of an order's own that begins with the time, as the checkout's do. */
const orderKey = () => `${Date.now().toString(16)}-${randomUUID()}`;
