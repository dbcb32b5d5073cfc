import type { Knex } from 'knex';
import { Model, type Pojo } from 'objection';

type Stamp = 'created_at' | 'updated_at';

/**
 * A row of any table. Properties are named as the columns. No database is bound: each query is
 * given one, `Car.query(knex)` or `Car.query(trx)`. Columns that hold JSON as text are declared in
 * Objection's `jsonAttributes`.
 */
export abstract class Row extends Model {
  /** Relations of a thousand rows are one query on SQLite too, which binds 32,766 values. */
  static override defaultGraphOptions = { maxBatchSize: 10_000 };
  /** Columns that SQLite answers as 0 and 1. */
  static booleans: readonly string[] = [];
  /** Points in time that the model itself writes, as ISO-8601 texts in UTC. */
  static stamps: readonly Stamp[] = [];

  /** How many of a graph's relations are read at once; a transaction has one connection. */
  static getConcurrency(knex?: Knex): number {
    return knex?.isTransaction ? 1 : 4;
  }

  override $parseDatabaseJson(json: Pojo): Pojo {
    const row = super.$parseDatabaseJson(json);
    for (const column of classOf(this).booleans) {
      if (typeof row[column] === 'number') row[column] = row[column] !== 0;
    }
    return row;
  }

  /** A time that is given stays: restored and demo content keep theirs. */
  override $beforeInsert(): void {
    const now = new Date().toISOString();
    const missing = classOf(this).stamps.filter((stamp) => !(stamp in this));
    this.$set(Object.fromEntries(missing.map((stamp) => [stamp, now])));
  }

  override $beforeUpdate(): void {
    const { stamps } = classOf(this);
    if (stamps.includes('updated_at')) this.$set({ updated_at: new Date().toISOString() });
  }
}

/** TypeScript knows a constructor only as a function; here it is always a class of rows. */
const classOf = (row: Row): typeof Row => row.constructor as typeof Row;
