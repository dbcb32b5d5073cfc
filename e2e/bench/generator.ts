import { execFile, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { load } from './measure.ts';

const run = promisify(execFile);
const has = (command: string) => spawnSync(command, ['--version']).error === undefined;

const CONNECTIONS = 32;
const SECONDS = 3;
const hasWrk = has('wrk');
/** The last processor is the generator's: a server that it shares one with looks slower than it is. */
const PINNED = has('taskset') ? ['taskset', '-c', String(availableParallelism() - 1)] : [];

interface Reads {
  perSecond: number;
  p99Ms: number;
}

/**
 * Reads addresses for some seconds, each by a generator of its own: wrk where it is installed, which needs
 * less than half of a server's processor time, else autocannon.
 * @throws an Error where anything but 2xx and 304 is answered
 */
export async function loadOfReads(
  addresses: readonly string[],
  headers: Record<string, string>,
): Promise<Reads> {
  const all = await Promise.all(
    addresses.map((address) => (hasWrk ? wrk(address, headers) : autocannon(address, headers))),
  );
  return {
    perSecond: all.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p99Ms: Math.max(...all.map(({ p99Ms }) => p99Ms)),
  };
}

const autocannon = (address: string, headers: Record<string, string>) =>
  load(address, { headers, connections: CONNECTIONS, duration: SECONDS });

async function wrk(address: string, headers: Record<string, string>): Promise<Reads> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const asked = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', ...sent, address];
  const [command = 'wrk', ...args] = [...PINNED, 'wrk', ...asked];
  const { stdout } = await run(command, args);
  if (/Non-2xx or 3xx|Socket errors/.test(stdout)) throw new Error(`${address}: ${stdout}`);
  const [, number = '', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: Number(number) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
  };
}
