import type { Statement } from './directTransaction.ts';

/**
 * Statements that are given any number of rows as one JSON value: their text never changes, so a
 * database can keep them prepared, and both databases read JSON alike.
 */

const TYPES = ['text', 'integer', 'bigint'] as const;

/**
 * A statement whose `list('$1')` reads the JSON list of that value, each entry a row's `value`.
 * Both databases read it as binary JSON: as text, each look at an entry would write and parse it.
 */
export function fromLists(sql: (list: (parameter: string) => string) => string): Statement {
  return {
    sqlite: sql((parameter) => `jsonb_each(${parameter})`),
    postgres: sql((parameter) => `jsonb_array_elements(${parameter}::jsonb)`),
  };
}

/** An insert of any number of rows, with `$1` the rows as `jsonRows` writes them. */
export interface ListInsert<Column extends string> extends Statement {
  columns: readonly Column[];
}

/**
 * Inserts rows that come as one JSON value.
 * @param columns the columns of each type
 * @param ending what follows the rows: `on conflict …`, `returning …`
 */
export function insertList<Column extends string>(
  table: string,
  columns: Partial<Record<(typeof TYPES)[number], readonly Column[]>>,
  ending = '',
): ListInsert<Column> {
  const typed = TYPES.flatMap((type) => (columns[type] ?? []).map((name) => ({ name, type })));
  const names = typed.map(({ name }) => name);
  // Rows are lists, not objects: SQLite reads them in two thirds of the time.
  const values = typed.map(({ type }, place) => `cast(value ->> ${place} as ${type})`);
  const statement = fromLists(
    (list) =>
      `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} ` +
      // Without a condition SQLite would take `on conflict` for a join's.
      `from ${list('$1')} where true ${ending}`,
  );
  return { ...statement, columns: names };
}

/** Rows as an insert of a list takes them. */
export function jsonRows<Column extends string>(
  { columns }: ListInsert<Column>,
  rows: readonly Readonly<Record<Column, string | number | null>>[],
): string {
  return JSON.stringify(rows.map((row) => columns.map((column) => row[column])));
}

/** The number in a row of a `jsonList`. */
export const integerOf = (row: string) => `cast(${row}.value ->> 0 as integer)`;

/** The text in a row of a `jsonList`. */
export const textOf = (row: string) => `${row}.value ->> 0`;

/** A list whose rows `integerOf` and `textOf` read. */
export const jsonList = (values: readonly (string | number)[]): string =>
  JSON.stringify(values.map((value) => [value]));
