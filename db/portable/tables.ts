import type { Knex } from 'knex';
import { isSqlite } from '../connect.ts';

// A description of tables that is the same for SQLite and PostgreSQL.

const KINDS = ['text', 'integer', 'boolean', 'bytes'] as const;
type Kind = (typeof KINDS)[number];

export interface Column {
  name: string;
  kind: Kind;
}

export interface Table {
  name: string;
  /** Sorted by name, so that both databases list them alike. */
  columns: Column[];
  keys: string[];
  /** The last generated id; null without auto-increment. */
  counter: number | null;
}

interface ColumnRow {
  table: string;
  name: string;
  type: string;
  /** Position, from 1, in the primary key or else in the oldest unique key; 0 if not part of it. */
  key: number;
  /** SQLite: the `create table` statement. PostgreSQL: the sequence of the column. */
  made: string | null;
}

/** All tables of rows with their columns, sorted by name; throws on an unknown column type. */
export async function describeTables(db: Knex): Promise<Table[]> {
  const found = isSqlite(db) ? await db.raw(OF_SQLITE) : (await db.raw(OF_POSTGRES)).rows;
  const rows: ColumnRow[] = found;
  const names = [...new Set(rows.map(({ table }) => table))].sort();
  const tables: Table[] = [];
  for (const name of names) {
    const own = rows.filter(({ table }) => table === name);
    const keys = own.filter(({ key }) => key > 0).sort((one, other) => one.key - other.key);
    if (keys.length === 0) throw new Error(`The table ${name} has no key`);
    const columns = own.map((column) => ({ name: column.name, kind: kindOf(column) }));
    columns.sort((one, other) => (one.name < other.name ? -1 : 1));
    const counter = await counterOf(db, name, own);
    tables.push({ name, columns, keys: keys.map((column) => column.name), counter });
  }
  return tables;
}

const OF_SQLITE = `
  select tables.name as "table", columns.name, lower(columns.type) as type, tables.sql as made,
    case when exists (select 1 from pragma_table_info(tables.name) where pk > 0) then columns.pk
      else coalesce((
        select place.seqno + 1 from pragma_index_info((
          select name from pragma_index_list(tables.name)
          where "unique" and not partial order by seq desc limit 1
        )) as place where place.name = columns.name), 0)
    end as key
  from sqlite_master as tables, pragma_table_info(tables.name) as columns
  where tables.type = 'table' and tables.name not like 'sqlite\\_%' escape '\\'
    -- Without the tables of a full-text index: it is made from orders, by triggers and searches.
    and exists (select 1 from pragma_table_list(tables.name) where type = 'table')`;

const OF_POSTGRES = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
    coalesce(array_position(i.indkey::int2[], a.attnum) + 1, 0) as key,
    pg_get_serial_sequence(format('%I', c.relname), a.attname) as made
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_index i on i.indexrelid = (
    select indexrelid from pg_index
    where indrelid = c.oid and indisunique and indpred is null and indexprs is null
    order by indisprimary desc, indexrelid limit 1)
  where c.relkind = 'r'`;

const TYPES: readonly [RegExp, Kind][] = [
  [/^(?:text|varchar|character varying)\b/, 'text'],
  [/^(?:integer|int|bigint|smallint)$/, 'integer'],
  [/^boolean$/, 'boolean'],
  [/^(?:blob|bytea)$/, 'bytes'],
];

function kindOf({ table, name, type }: ColumnRow): Kind {
  const known = TYPES.find(([pattern]) => pattern.test(type));
  if (!known)
    throw new Error(`${table}.${name} is of the type ${type}, which has no portable form`);
  return known[1];
}

/** PostgreSQL reads sequences outside the snapshot: the value is never behind the snapshot's rows. */
async function counterOf(db: Knex, table: string, columns: ColumnRow[]): Promise<number | null> {
  if (isSqlite(db)) {
    if (!columns.some(({ made }) => /\bautoincrement\b/i.test(made ?? ''))) return null;
    return (await db('sqlite_sequence').where({ name: table }).first('seq'))?.seq ?? 0;
  }
  const sequence = columns.find(({ made }) => made !== null)?.made;
  if (!sequence) return null;
  // The name is already quoted by PostgreSQL.
  const { rows } = await db.raw(`select last_value, is_called from ${sequence}`);
  return rows[0].is_called ? rows[0].last_value : 0;
}

/** Sets the last generated id of a table, so that ids continue as in the source database. */
export async function setCounter(
  trx: Knex.Transaction,
  { name, keys }: Table,
  counter: number,
): Promise<void> {
  if (isSqlite(trx)) {
    await trx('sqlite_sequence').where({ name }).delete();
    if (counter > 0) await trx('sqlite_sequence').insert({ name, seq: counter });
    return;
  }
  await trx.raw('select setval(pg_get_serial_sequence(quote_ident(?), ?), ?, ?)', [
    name,
    keys[0] ?? 'id',
    Math.max(counter, 1),
    counter > 0,
  ]);
}
