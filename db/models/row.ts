import type { Knex } from 'knex';
import { Model, type Pojo, type QueryBuilder, type RelationMapping } from 'objection';

/**
 * A row of any table, with properties named as the columns. Each query is given its database:
 * `Car.query(knex)` or `Car.query(trx)`. Columns of JSON text are listed in Objection's
 * `jsonAttributes`.
 */
export abstract class Row extends Model {
  /** Relations of a thousand rows are one query on SQLite too, which binds 32,766 values. */
  static override defaultGraphOptions = { maxBatchSize: 10_000 };
  /** Columns that SQLite returns as 0 and 1. */
  static booleans: readonly string[] = [];
  /** Times that the model sets itself, as ISO-8601 texts in UTC. */
  static stamps: readonly ('created_at' | 'updated_at')[] = [];

  /** How many relations of a graph are read at once; a transaction has one connection. */
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

  /** A given time stays: restored and demo content keep theirs. */
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

/** TypeScript types a constructor as a function only; here it is always a class of rows. */
const classOf = (row: Row): typeof Row => row.constructor as typeof Row;

/** An editable record: an id, a version that each write raises, and the times of creation and change. */
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
  /** The searchable texts of all languages, folded (`fold` of the contract) by the service. */
  declare search: string;
}

type RowClass = RelationMapping<Row>['modelClass'];

/** The rows whose column `to` names this one, sorted by the given columns. */
export const hasMany = (modelClass: RowClass, from: string, to: string, ...order: string[]) => ({
  relation: Model.HasManyRelation,
  modelClass,
  join: { from, to },
  modify: (query: QueryBuilder<Model>) => query.orderBy(order),
});

export const belongsTo = (modelClass: RowClass, from: string, to: string) => ({
  relation: Model.BelongsToOneRelation,
  modelClass,
  join: { from, to },
});
