import type { Knex } from 'knex';
import { isSqlite } from '../connect.ts';
import { createSqliteIndex } from '../orderIndex/sqlite.ts';

/**
 * Orders are searched with an index, which the first search fills. On PostgreSQL it needs an extension
 * that not every role may create: `ensureOrderIndex` tries at each start.
 */
export async function orderTrigrams(trx: Knex.Transaction): Promise<void> {
  if (isSqlite(trx)) await createSqliteIndex(trx);
}
