import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { connect } from './connect.ts';

const open = async (file = ':memory:') => {
  const knex = connect({ file });
  await knex.schema.createTable('things', (table) => {
    table.increments('id');
    table.text('name').unique();
  });
  return knex;
};

it('returns the result of each of several equal writes', async () => {
  const knex = await open();
  const ids = await Promise.all(['a', 'b', 'c'].map((name) => knex('things').insert({ name })));
  expect(ids.flat().sort()).toEqual([1, 2, 3]);
  const changed = await Promise.all([1, 9].map((id) => knex('things').where({ id }).delete()));
  expect(changed).toEqual([1, 0]);
  const names = Array.from({ length: 400 }, (_, n) => ({ name: `name ${n} of several hundred` }));
  await knex('things').insert(names);
  const many = names.map(({ name }) => name);
  expect(await knex('things').whereIn('name', many).select('id')).toHaveLength(400);
  expect(
    await knex('things')
      .whereIn('name', [...many, ...many])
      .delete(),
  ).toBe(400);
  await knex.destroy();
});

it('goes on after a statement that fails, once or each time', async () => {
  const knex = await open();
  for (let time = 0; time < 3; time += 1) {
    await expect(knex.raw('select nothing from nowhere')).rejects.toThrow('nowhere');
    const twice = Promise.all(['x', 'y'].map(() => knex.raw('not even SQL')));
    await expect(twice).rejects.toThrow('syntax error');
  }
  await knex('things').insert({ name: 'a' });
  for (let time = 0; time < 3; time += 1) {
    await expect(knex('things').insert({ name: 'a' })).rejects.toThrow('UNIQUE');
  }
  await knex('things').insert({ name: 'b' });
  expect(await knex('things').pluck('name')).toEqual(['a', 'b']);
  await knex.destroy();
});

it('writes again after it found the file locked by another process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-locked-'));
  const things = await open(join(folder, 'db'));
  const other = connect({ file: join(folder, 'db') });
  await things.raw('PRAGMA busy_timeout = 20');
  await other.raw('begin immediate');
  for (const write of ['begin immediate', "insert into things (name) values ('a')"]) {
    await expect(things.raw(write)).rejects.toThrow('SQLITE_BUSY');
  }
  await other.raw('commit');
  await things.transaction((trx) => trx('things').insert({ name: 'b' }));
  expect(await other('things').pluck('name')).toEqual(['b']);
  await Promise.all([things.destroy(), other.destroy()]);
  await rm(folder, { recursive: true });
});

it('reads a table that has changed since', async () => {
  const knex = await open();
  await knex('things').insert({ name: 'a' });
  const all = () => knex.raw('select * from things');
  expect(await all()).toEqual([{ id: 1, name: 'a' }]);
  await knex.schema.alterTable('things', (table) => table.integer('size').defaultTo(4));
  expect(await all()).toEqual([{ id: 1, name: 'a', size: 4 }]);
  await knex.schema.dropTable('things');
  await expect(all()).rejects.toThrow('no such table');
  await knex.destroy();
});

it('keeps no more than some statements, and closes with them', async () => {
  const knex = await open();
  const numbers = Array.from({ length: 500 }, (_, n) => n);
  const rows = await Promise.all(numbers.map((n) => knex.raw(`select ${n} as n`)));
  expect(rows.flat().map(({ n }) => n)).toEqual(numbers);
  await knex.destroy();
});
