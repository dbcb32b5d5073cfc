import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { connect, isSqlite } from './connect.ts';
import { describeEachDatabase, openTestDatabase } from './testing/databases.ts';

const car = (slug: string) => ({ slug, created_at: 'now', updated_at: 'now' });

describeEachDatabase('a connection', (open, kind) => {
  it('knows which database it is', async () => {
    const { knex } = await open();
    expect(isSqlite(knex)).toBe(kind === 'sqlite');
    await knex.transaction(async (trx) => expect(isSqlite(trx)).toBe(kind === 'sqlite'));
  });

  it('enforces foreign keys', async () => {
    const { knex } = await open();
    const photo = { car_id: 999, created_at: 'now', updated_at: 'now' };
    await expect(knex('car_photos').insert(photo)).rejects.toThrow(/foreign key/i);
    await knex('cars').insert(car('otava'));
    expect(await knex('cars').pluck('slug')).toEqual(['otava']);
  });

  it('answers counts and large amounts as numbers', async () => {
    const { knex } = await open();
    await knex('cars').insert([car('otava'), car('lomnice')]);
    expect(await knex('cars').count({ all: '*' }).first()).toEqual({ all: 2 });

    const order = { shipping_price_halere: 0, locale: 'cs', created_at: 'now', updated_at: 'now' };
    const total = 21_260_099_980_200;
    await knex('orders').insert({ ...order, total_halere: total });
    expect(await knex('orders').first('total_halere')).toEqual({ total_halere: total });
  });
});

it('keeps acknowledged writes of SQLite through a power cut, and readers beside a writer', async () => {
  const { knex, close } = await openTestDatabase('sqlite');
  const pragma = async (name: string) => Object.values((await knex.raw(`pragma ${name}`))[0])[0];
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('busy_timeout')).toBe(5000);
  await close();
});

it('answers days of PostgreSQL as texts, whatever the zone', async () => {
  const { knex, close } = await openTestDatabase('postgres');
  const { rows } = await knex.raw("select date '2026-03-31' as day");
  expect(rows).toEqual([{ day: '2026-03-31' }]);
  await close();
});

it('makes the folder of a new SQLite file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-connect-'));
  const file = join(folder, 'deep', 'inside', 'paddock.sqlite');
  const knex = connect({ file });
  await knex.raw('select 1');
  await knex.destroy();
  expect(existsSync(file)).toBe(true);
  await rm(folder, { recursive: true });
});
