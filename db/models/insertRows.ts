import type { Knex } from 'knex';
import type { PartialModelObject } from 'objection';
import type { Row } from './row.ts';

/** How many rows one statement takes: SQLite joins at most 500 and binds at most 32,766 values. */
const BATCH = 250;

/** Inserts many rows in batches, which Objection does on PostgreSQL only; in a transaction. */
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
  for (let start = 0; start < columns.length; start += BATCH) {
    await trx(model.tableName).insert(columns.slice(start, start + BATCH));
  }
}
