import type { Knex } from 'knex';
import { isSqlite } from '../connect.ts';

/** A column in terms that both databases share. */
export interface ColumnShape {
  name: string;
  kind: string;
  nullable: boolean;
}

/** The names of all tables of rows, sorted. */
export async function tablesOf(knex: Knex): Promise<string[]> {
  const names: string[] = isSqlite(knex)
    ? await knex
        .from(knex.raw('pragma_table_list'))
        .where({ schema: 'main', type: 'table' })
        .whereNot('name', 'like', 'sqlite%')
        .pluck('name')
    : await knex('pg_tables').where('schemaname', 'public').pluck('tablename');
  return names.sort();
}

/** The columns of a table, sorted by name. */
export async function columnsOf(knex: Knex, table: string): Promise<ColumnShape[]> {
  const columns = isSqlite(knex)
    ? knex.select('*').from(knex.raw('pragma_table_info(?)', [table]))
    : knex('information_schema.columns').where('table_name', table);
  const shapes = (await columns).map((column) =>
    isSqlite(knex)
      ? { name: column.name, kind: kindOf(column.type), nullable: !column.notnull && !column.pk }
      : {
          name: column.column_name,
          kind: kindOf(column.data_type),
          nullable: column.is_nullable === 'YES',
        },
  );
  return shapes.sort((one, other) => one.name.localeCompare(other.name));
}

/** The columns of a table with a foreign key. */
export async function foreignKeysOf(knex: Knex, table: string): Promise<string[]> {
  if (isSqlite(knex)) {
    return knex.from(knex.raw('pragma_foreign_key_list(?)', [table])).pluck('from');
  }
  return knex('information_schema.table_constraints as c')
    .join('information_schema.key_column_usage as k', 'k.constraint_name', 'c.constraint_name')
    .where({ 'c.table_name': table, 'c.constraint_type': 'FOREIGN KEY' })
    .pluck('k.column_name');
}

/** The columns, in order, of each index of a table, including the primary key. */
export async function indexesOf(knex: Knex, table: string): Promise<string[][]> {
  if (isSqlite(knex)) {
    const indexes: string[] = await knex
      .from(knex.raw('pragma_index_list(?)', [table]))
      .pluck('name');
    return Promise.all(
      indexes.map((index) => knex.from(knex.raw('pragma_index_info(?)', [index])).pluck('name')),
    );
  }
  const { rows } = await knex.raw(
    `select array(select a.attname::text from unnest(i.indkey) with ordinality as k(n, place)
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.n order by place) as columns
     from pg_index i where i.indrelid = ?::regclass`,
    [table],
  );
  return rows.map((row: { columns: string[] }) => row.columns);
}

function kindOf(type: string): string {
  const name = type.toLowerCase();
  if (name.includes('int')) return 'integer';
  return name === 'bytea' ? 'blob' : name;
}
