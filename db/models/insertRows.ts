import type { Knex } from 'knex';
import type { PartialModelObject } from 'objection';
import { batchesOf } from '../../api/contract/batches.ts';
import type { Row } from './row.ts';

/** Rows per statement: SQLite allows 500 compound selects and 32,766 bound values. */
const BATCH = 250;

/** Inserts rows in batches, which Objection supports on PostgreSQL only; call it in a transaction. */
export async function insertRows<M extends Row>(
  trx: Knex,
  model: { tableName: string; fromJson(row: object): M },
  rows: readonly PartialModelObject<M>[],
): Promise<void> {
  const columns = rows.map((row) => {
    const made = model.fromJson(row);
    made.$beforeInsert();
    return made.$toDatabaseJson();
  });
  for (const some of batchesOf(columns, BATCH)) await trx(model.tableName).insert(some);
}
