import type { Knex } from 'knex';
import { migrations } from './migrations/all.ts';
import type { Migration } from './migrations/migration.ts';
import { takeTurns } from './turns.ts';

const DONE = 'migrations';

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
    await trx.raw(`create table if not exists ${DONE} (name text primary key, at text not null)`);
    const done = new Set(await trx(DONE).pluck<string[]>('name'));
    const missing = steps.filter(({ name }) => !done.has(name));
    for (const { name, up } of missing) {
      await up(trx);
      await trx(DONE).insert({ name, at: new Date().toISOString() });
    }
    return missing.map(({ name }) => name);
  });
}
