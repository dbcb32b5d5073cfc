import type { Knex } from 'knex';
import { isSqlite } from '../connect.ts';
import { fromLists } from '../directTransaction.ts';
import type { Column, Table } from './tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows in memory at once; fewer for tables with files. */
const MANY = 200;
const FEW = 10;

const batchOf = ({ columns }: Table) => (columns.some(({ kind }) => kind === 'bytes') ? FEW : MANY);

/**
 * Runs reads on a consistent snapshot of the whole database without blocking writes. On SQLite it is a
 * read transaction: `vacuum into` would write everything twice, and the online backup restarts after
 * each write by another process.
 */
export const readSnapshot = <Result>(
  knex: Knex,
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> =>
  isSqlite(knex)
    ? knex.transaction(work)
    : knex.transaction(work, { isolationLevel: 'repeatable read', readOnly: true });

/** The rows of a table as lines of JSON, read in batches, ordered by the primary key. */
export async function* readLines(trx: Knex.Transaction, table: Table): AsyncGenerator<string> {
  const batches = isSqlite(trx) ? sqliteBatches(trx, table) : postgresBatches(trx, table);
  for await (const rows of batches) {
    for (const row of rows) yield lineOf(table, row);
  }
}

/** Keyset pagination along the primary key, because the driver has no back-pressure. */
async function* sqliteBatches(trx: Knex.Transaction, table: Table): AsyncGenerator<Row[]> {
  const { name, columns, keys } = table;
  const limit = batchOf(table);
  let last: Row | undefined;
  do {
    const query = trx(name).select(columns.map((column) => column.name));
    if (last) {
      const after = last;
      const list = (mark: string) => keys.map(() => mark).join(', ');
      const values = keys.map((key) => after[key] as string | number);
      query.whereRaw(`(${list('??')}) > (${list('?')})`, [...keys, ...values]);
    }
    const rows: Row[] = await query.orderBy(keys).limit(limit);
    yield rows;
    last = rows.length < limit ? undefined : rows.at(-1);
  } while (last);
}

async function* postgresBatches(trx: Knex.Transaction, table: Table): AsyncGenerator<Row[]> {
  const { name, columns, keys } = table;
  const kinds = new Map(columns.map((column) => [column.name, column.kind]));
  // The order of texts in SQLite, independent of the database's collation.
  const order = keys.map((key) => (kinds.get(key) === 'text' ? '?? collate "C"' : '??'));
  const limit = batchOf(table);
  await trx.raw(
    `declare portable no scroll cursor for
      select ${columns.map(() => '??').join(', ')} from ?? order by ${order.join(', ')}`,
    [...columns.map((column) => column.name), name, ...keys],
  );
  for (let more = true; more; ) {
    const { rows }: { rows: Row[] } = await trx.raw(`fetch ${limit} from portable`);
    yield rows;
    more = rows.length === limit;
  }
  await trx.raw('close portable');
}

function lineOf({ name: table, columns }: Table, row: Row): string {
  const values = columns.map(({ name, kind }) => {
    const value = row[name] ?? null;
    if (value === null) return null;
    if (kind === 'text' && typeof value === 'string') return value;
    if (kind === 'integer' && Number.isSafeInteger(value)) return value;
    if (kind === 'boolean' && (typeof value === 'boolean' || value === 0 || value === 1)) {
      return Boolean(value);
    }
    if (kind === 'bytes' && Buffer.isBuffer(value)) return value.toString('hex');
    throw new Error(`${table}.${name} holds something that is no ${kind}`);
  });
  return `${JSON.stringify(values)}\n`;
}

/** Inserts lines of JSON from `readLines` in one statement. */
export async function insertLines(
  trx: Knex.Transaction,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
  lines: string,
): Promise<void> {
  const statement = fromLists((list) => {
    const values = columns.map(({ kind }, place) => valueAt(kind, place, isSqlite(trx)));
    return `select ${values.join(', ')} from ${list('?')} where true`;
  });
  const marks = columns.map(() => '??').join(', ');
  await trx.raw(
    `insert into ?? (${marks}) ${isSqlite(trx) ? statement.sqlite : statement.postgres}`,
    // JSON escapes line breaks, so each line is one row.
    [name, ...columns.map((column) => column.name), `[${lines.trimEnd().replaceAll('\n', ',')}]`],
  );
}

function valueAt(kind: Column['kind'], place: number, onSqlite: boolean): string {
  const text = `value ->> ${place}`;
  if (kind === 'bytes') return onSqlite ? `unhex(${text})` : `decode(${text}, 'hex')`;
  return kind === 'text' ? text : `cast(${text} as ${kind === 'integer' ? 'bigint' : kind})`;
}

/**
 * Empties all tables and fills them in any order; references are checked afterwards.
 * @throws if a row refers to a missing one
 */
export async function refill(
  trx: Knex.Transaction,
  tables: readonly Table[],
  fill: () => Promise<void>,
): Promise<void> {
  const restore = isSqlite(trx) ? await deferSqlite(trx) : await dropPostgres(trx);
  for (const { name } of tables) await trx(name).delete();
  await fill();
  await restore();
}

async function deferSqlite(trx: Knex.Transaction) {
  await trx.raw('pragma defer_foreign_keys = on');
  return async () => {
    const [broken] = await trx.raw('pragma foreign_key_check');
    if (broken) throw new Error(`A row of ${broken.table} refers to none of ${broken.parent}`);
  };
}

/** Drops foreign keys; PostgreSQL checks each of them once when it is created again. */
async function dropPostgres(trx: Knex.Transaction) {
  const { rows }: { rows: { table: string; name: string; definition: string }[] } = await trx.raw(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f'
      and connamespace = (select oid from pg_namespace where nspname = current_schema())`);
  for (const { table, name } of rows) await trx.raw(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of rows) {
      await trx.raw(`alter table ${table} add constraint ${name} ${definition}`);
    }
  };
}
