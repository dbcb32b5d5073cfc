import { randomUUID } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, describe, inject } from 'vitest';
import { type Connection, connect } from '../connect.ts';
import type { TestDatabaseTemplates } from './postgres.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** A separate, migrated, empty database; `close` also deletes it and may be called twice. */
export interface TestDatabase {
  knex: Knex;
  /** Connection details for another process. */
  connection: Connection;
  close(): Promise<void>;
}

type Suite = (open: () => Promise<TestDatabase>, kind: DatabaseKind) => void;

/** `EVERY_DATABASE=on` runs the suites of describeOnSqlite on PostgreSQL as well (`npm run test:databases`). */
const EVERY_DATABASE = process.env.EVERY_DATABASE === 'on';

/**
 * A suite that runs on SQLite and on PostgreSQL, since what it proves may differ between them: raw SQL,
 * upserts, row locks, writes at the same time, notifications, migrations, types of columns.
 * Each call of `open` is a fresh migrated database, closed after the tests at the latest.
 */
export function describeEachDatabase(name: string, tests: Suite): void {
  describeOn(['sqlite', 'postgres'], name, tests);
}

/**
 * A suite that runs on SQLite alone: answers, rules, presenters and texts over plain queries, which
 * Objection writes for both. PostgreSQL sees every route in `api/robustness` (visitor, administrator,
 * plainResources, listProviders).
 */
export function describeOnSqlite(name: string, tests: Suite): void {
  describeOn(EVERY_DATABASE ? ['sqlite', 'postgres'] : ['sqlite'], name, tests);
}

/** Whether a suite on both databases runs those of its tests here that need one of them only. */
export const isForPlainTests = (kind: DatabaseKind): boolean => kind === 'sqlite' || EVERY_DATABASE;

function describeOn(kinds: readonly DatabaseKind[], name: string, tests: Suite): void {
  describe.each(kinds)(`${name} on %s`, (kind) => {
    const opened: TestDatabase[] = [];
    const open = async () => {
      const database = await openTestDatabase(kind);
      opened.push(database);
      return database;
    };
    afterAll(() => Promise.all(opened.map((database) => database.close())));
    tests(open, kind);
  });
}

/** A migrated database, copied from the run's template; the caller closes it. */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const templates = inject('testDatabases');
  if (!templates) throw new Error('Vitest needs db/testing/postgres.ts among its globalSetup.');
  const { connection, remove } = await OPENERS[kind](templates);
  const knex = connect(connection);
  // Nothing in it has to survive a power cut, so it never waits for the disk.
  if (kind === 'sqlite') await knex.raw('pragma synchronous = off');
  let closed: Promise<void> | undefined;
  const close = async () => {
    await knex.destroy();
    await remove();
  };
  return {
    knex,
    connection,
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

/** Copying a database takes long where the disk is busy: no test fails for that. */
const COPY_MS = 300_000;

/** Runs a statement that makes or drops databases. */
async function onServer(sql: string, ...names: string[]): Promise<void> {
  const url = `${inject('testDatabases').postgresServer}/postgres?query_timeout=${COPY_MS}`;
  const server = connect({ url });
  await server.raw(sql, names).finally(() => server.destroy());
}

/** A database without tables. It exists until the end of the test run. */
export async function emptyDatabase(kind: DatabaseKind): Promise<Connection> {
  const { folder, postgresServer } = inject('testDatabases');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  if (kind === 'sqlite') return { file: join(folder, `${name}.sqlite`) };
  await onServer('create database ?? strategy file_copy', name);
  return { url: `${postgresServer}/${name}` };
}

/** A copy of a database that nothing is connected to. It exists until the end of the test run. */
export async function copyOfDatabase(original: Connection): Promise<Connection> {
  const { folder, postgresServer } = inject('testDatabases');
  const name = `copy_${randomUUID().replaceAll('-', '')}`;
  if ('file' in original) {
    const file = join(folder, `${name}.sqlite`);
    await copyFile(original.file, file);
    return { file };
  }
  await onServer(COPY, name, new URL(original.url).pathname.slice(1));
  return { url: `${postgresServer}/${name}` };
}

const COPY = 'create database ?? template ?? strategy file_copy';

const OPENERS = { sqlite: openSqliteCopy, postgres: openPostgresCopy };

async function openSqliteCopy({ folder, sqliteFile }: TestDatabaseTemplates) {
  const file = join(folder, `${randomUUID()}.sqlite`);
  await copyFile(sqliteFile, file);
  const remove = async () => {
    for (const suffix of ['', '-wal', '-shm']) await rm(file + suffix, { force: true });
  };
  return { connection: { file }, remove };
}

async function openPostgresCopy({ postgresServer, postgresTemplate }: TestDatabaseTemplates) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(COPY, name, postgresTemplate);
  return {
    connection: { url: `${postgresServer}/${name}` },
    remove: () => onServer('drop database if exists ?? with (force)', name),
  };
}
