import type { Knex } from 'knex';
import { Model, type Pojo, type QueryBuilder, type RelationMapping } from 'objection';

/**
 * Base class of all models; properties are named as the columns. Each query is given its database:
 * `Car.query(knex)` or `Car.query(trx)`. JSON columns are listed in Objection's `jsonAttributes`.
 */
export abstract class Row extends Model {
  /** Relations of a thousand rows take one query on SQLite too, which allows 32,766 bound values. */
  static override defaultGraphOptions = { maxBatchSize: 10_000 };
  /** Columns that SQLite returns as 0 and 1. */
  static booleans: readonly string[] = [];
  /** Timestamps set by the model, as ISO-8601 texts in UTC. */
  static stamps: readonly ('created_at' | 'updated_at')[] = [];

  /** How many relations of a graph are read concurrently; a transaction has a single connection. */
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

  /** Keeps given timestamps, for restored and demo content. */
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

/** TypeScript types `constructor` as a plain function; here it is always a subclass of Row. */
const classOf = (row: Row): typeof Row => row.constructor as typeof Row;

/** An editable record with an id, a version incremented by each write, and timestamps. */
export abstract class Entity extends Row {
  static override stamps = ['created_at', 'updated_at'] as const;

  declare id: number;
  declare version: number;
  declare created_at: string;
  declare updated_at: string;

  override $beforeInsert(): void {
    super.$beforeInsert();
    this.version ??= 1;
  }
}

export abstract class SearchableEntity extends Entity {
  /** Searchable texts of all languages, folded by `fold` before the write. */
  declare search: string;
}

type RowClass = RelationMapping<Row>['modelClass'];

/** A relation to rows whose column `to` refers to this one, sorted by the given columns. */
export const hasMany = (modelClass: RowClass, from: string, to: string, ...order: string[]) => ({
  relation: Model.HasManyRelation,
  modelClass,
  join: { from, to },
  modify: (query: QueryBuilder<Model>) => query.orderBy(order),
});

/** A relation to the row that the column `from` refers to. */
export const belongsTo = (modelClass: RowClass, from: string, to: string) => ({
  relation: Model.BelongsToOneRelation,
  modelClass,
  join: { from, to },
});
