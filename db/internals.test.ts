import { expect, it, vi } from 'vitest';
import { isSqlite } from './connect.ts';
import { describeEachDatabase, openTestDatabase } from './testing/databases.ts';

// Internals of knex and sqlite3 that the fast paths depend on: after an update of either, these tests
// show which assumption no longer holds.

it('cacheStatements: knex runs queries by `all` and `run` of the connection that afterCreate got', async () => {
  const { knex, close } = await openTestDatabase('sqlite');
  const connection = await knex.client.acquireConnection();
  const prepare = vi.spyOn(connection, 'prepare');
  knex.client.releaseConnection(connection);
  for (const key of ['a', 'b', 'c']) await knex('meta').insert({ key, value: 'v' });
  for (const _ of [1, 2, 3]) await knex('meta').where({ value: 'v' }).delete();
  expect(prepare.mock.calls.map(([sql]) => String(sql).split(' ')[0])).toEqual([
    'insert',
    'delete',
  ]);
  await close();
});

it('readOn: knex runs each query by the runner of its client, and a select says that it is one', async () => {
  const { knex, close } = await openTestDatabase('sqlite');
  expect(knex.client.runner).toBeTypeOf('function');
  const select = knex('meta').select();
  expect(Reflect.get(select, '_isSelectQuery').call(select)).toBe(true);
  const insert = knex('meta').insert({ key: 'a', value: 'v' });
  expect(Reflect.get(insert, '_isSelectQuery').call(insert)).toBe(false);
  expect(knex.client.runner(select).ensureConnection).toBeTypeOf('function');
  await close();
});

describeEachDatabase('directTransaction', (open) => {
  it('gets the driver’s own connection from the client of knex, and gives it back', async () => {
    const { knex } = await open();
    const connection = await knex.client.acquireConnection();
    expect(connection[isSqlite(knex) ? 'all' : 'query']).toBeTypeOf('function');
    expect(knex.client.pool.numUsed()).toBe(1);
    knex.client.releaseConnection(connection);
    expect(knex.client.pool.numUsed()).toBe(0);
  });
});
