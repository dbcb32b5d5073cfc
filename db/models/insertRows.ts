import type { Knex } from 'knex';
import type { PartialModelObject } from 'objection';
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
  for (let start = 0; start < columns.length; start += BATCH) {
    await trx(model.tableName).insert(columns.slice(start, start + BATCH));
  }
}
