import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../../db/testing/databases.ts';
import { PLACES } from './places.ts';

/** Paths that are no use of a file by content: the file's own row, and requests that were answered. */
const OTHERS = new Set(['uploads.path']);

it('every column with the path of a stored file is a place', async () => {
  const { knex } = await openTestDatabase('sqlite');
  const tables: { name: string }[] = await knex('sqlite_master').where({ type: 'table' });
  const columns = await Promise.all(
    tables.map(async ({ name }) =>
      Object.keys(await knex(name).columnInfo()).map((column) => `${name}.${column}`),
    ),
  );
  const paths = columns.flat().filter((column) => /[._]path$/.test(column));
  const places = PLACES.map(({ table, column }) => `${table}.${column}`);
  expect(paths.length).toBeGreaterThan(8);
  expect(paths.filter((path) => !OTHERS.has(path) && !places.includes(path))).toEqual([]);
});
