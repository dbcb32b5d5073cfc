import type { Knex } from 'knex';
import { isSqlite } from './connect.ts';
import { acquireGlobalLock } from './locks.ts';
import { type Migration, migrations } from './migrations/all.ts';
import { ensureOrderIndex } from './orderIndex/orderIndex.ts';

const DONE = 'migrations';

/**
 * Brings the schema up to date and returns the names of the applied steps. All steps are one
 * transaction: a killed start leaves neither a partial schema nor a lock. If several instances start at
 * the same time, one migrates and the others wait.
 */
export async function migrate(
  knex: Knex,
  steps: readonly Migration[] = migrations,
): Promise<string[]> {
  return knex.transaction(async (trx) => {
    await acquireGlobalLock(trx);
    await trx.raw(`create table if not exists ${DONE} (name text primary key, at text not null)`);
    const done = new Set(await trx(DONE).pluck<string[]>('name'));
    const missing = steps.filter(({ name }) => !done.has(name));
    await withoutTimeout(trx, async () => {
      for (const { name, up } of missing) {
        await up(trx);
        await trx(DONE).insert({ name, at: new Date().toISOString() });
      }
      await ensureOrderIndex(trx);
    });
    return missing.map(({ name }) => name);
  });
}

/** Lifts the time-out of queries: a step over many orders may take longer. */
async function withoutTimeout(trx: Knex.Transaction, work: () => Promise<void>): Promise<void> {
  if (isSqlite(trx)) return work();
  const { connectionParameters } = await trx.client.acquireConnection();
  const { query_timeout } = connectionParameters;
  connectionParameters.query_timeout = 0;
  try {
    await work();
  } finally {
    connectionParameters.query_timeout = query_timeout;
  }
}
