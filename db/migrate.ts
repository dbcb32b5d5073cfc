import type { Knex } from 'knex';
import { isSqlite } from './connect.ts';
import { migrations } from './migrations/all.ts';
import type { Migration } from './migrations/migration.ts';

const DONE = 'migrations';
/** Any number of our own: it keeps two starting instances apart on PostgreSQL. */
const LOCK = 7_041_017;

/**
 * Brings the schema up to date and answers the names of the steps that were still missing. All of
 * them are one transaction: it happens whole or not at all, a killed start leaves no lock behind,
 * and of several instances that start at once one does it and the others wait.
 */
export async function migrate(
  knex: Knex,
  steps: readonly Migration[] = migrations,
): Promise<string[]> {
  return knex.transaction(async (trx) => {
    await takeTurns(trx);
    const done = new Set(await trx(DONE).pluck<string[]>('name'));
    const missing = steps.filter(({ name }) => !done.has(name));
    for (const { name, up } of missing) {
      await up(trx);
      await trx(DONE).insert({ name, at: new Date().toISOString() });
    }
    return missing.map(({ name }) => name);
  });
}

/** Waits for another migrating process. SQLite's lock is its first write, even one of no rows. */
async function takeTurns(trx: Knex.Transaction): Promise<void> {
  const createTable = `create table if not exists ${DONE} (name text primary key, at text not null)`;
  if (isSqlite(trx)) {
    await trx.raw(createTable);
    await trx(DONE).where('name', '').delete();
  } else {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    await trx.raw(createTable);
  }
}
