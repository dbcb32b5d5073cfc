import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { connect } from '../../db/connect.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// TypeScript sees no declarations of it.
const BUILD = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url));
// With `NODE_OPTIONS` the whole test command has all that it starts end with it.
const { PATH, NODE_OPTIONS } = process.env;

/** The script of the nightly backup, as the server starts it. */
export const BUILT_BACKUP = `${root}dist/server/backup.js`;

/**
 * Builds the product where it is out of date. Built scripts start in a fifth of the processor time that they
 * take from their sources.
 */
export async function built(): Promise<void> {
  const { build }: { build(): Promise<void> } = await import(BUILD);
  const lock = connect({ url: `${inject('testDatabases').postgresServer}/postgres` });
  try {
    // Test files that ask for it at once wait for one another.
    await lock.transaction(async (trx) => {
      await trx.raw('select pg_advisory_xact_lock(1)');
      await build();
    });
  } finally {
    await lock.destroy();
  }
}

/** Starts the built server as a process of its own, with nothing else in its environment. */
export function startBuilt(
  env: Record<string, string>,
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, ['dist/server/server.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, NODE_OPTIONS, NODE_ENV: 'production', HOST: '127.0.0.1', ...env },
  });
}

/** Whether something that a server wrote says that it listens. */
export const saysItListens = (text: string): boolean => text.includes('Sign in at');

/** Waits until a server listens; rejects when it ends before. */
export async function listeningOf(server: ReturnType<typeof startBuilt>): Promise<void> {
  const written: string[] = [];
  const note = (data: unknown) => void written.push(String(data));
  server.stdout.on('data', note);
  server.stderr.on('data', note);
  while (!saysItListens(written.join(''))) {
    await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Error(`The server ended before it listened: ${written.join('')}`);
    }
  }
}
