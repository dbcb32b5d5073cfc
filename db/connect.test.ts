import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sqlite3 from 'sqlite3';
import { expect, it, vi } from 'vitest';
import { connect, connectNow, isSqlite } from './connect.ts';
import { describeEachDatabase, openTestDatabase } from './testing/databases.ts';
import { startFaultyProxy } from './testing/faultyProxy.ts';
import { soon } from './testing/soon.ts';

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

it('keeps acknowledged writes of SQLite after a power cut, and reads during a write', async () => {
  const { connection, close } = await openTestDatabase('sqlite');
  // The test's own connection waits for no disk.
  const knex = connect(connection);
  const pragma = async (name: string) => Object.values((await knex.raw(`pragma ${name}`))[0])[0];
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('busy_timeout')).toBe(5000);
  await knex.destroy();
  await close();
});

it('reads on connections of their own, which see what is committed and write nothing', async () => {
  const { knex, close } = await openTestDatabase('sqlite');
  const asked: string[] = [];
  knex.on('query', ({ sql }) => asked.push(sql));
  await knex('cars').insert(car('otava'));
  await knex.transaction(async (trx) => {
    await trx('cars').insert(car('lomnice'));
    expect(await trx('cars').orderBy('id').pluck('slug')).toEqual(['otava', 'lomnice']);
    expect(await knex('cars').pluck('slug')).toEqual(['otava']);
    expect(await knex('cars').count({ all: '*' }).first()).toEqual({ all: 1 });
  });
  expect(await knex('cars').orderBy('id').pluck('slug')).toEqual(['otava', 'lomnice']);
  const inserted = await knex('cars').insert(car('vydra')).returning('slug');
  expect(inserted).toEqual([{ slug: 'vydra' }]);
  expect(asked.filter((sql) => sql.startsWith('select'))).toHaveLength(4);
  await close();
});

it('keeps no write waiting for a long read', async () => {
  const { knex, close } = await openTestDatabase('sqlite');
  const prepared = vi.spyOn(sqlite3.Database.prototype, 'prepare');
  // It never ends by itself.
  const endless =
    '(with recursive n(i) as (select 1 union all select i + 1 from n) select i from n)';
  const reading = knex(knex.raw(endless)).max('i');
  const ended = expect(reading).rejects.toThrow(/interrupt/i);
  await knex('cars').insert(car('otava'));
  expect(await knex('cars').pluck('slug')).toEqual(['otava']);
  // An interrupt ends what runs already; the read may still wait for its connection or its thread.
  const interrupting = setInterval(() => {
    const begun = prepared.mock.calls.findIndex(([sql]) => sql.includes('recursive'));
    const connection = prepared.mock.contexts[begun];
    if (connection instanceof sqlite3.Database) connection.interrupt();
  }, 10);
  await ended;
  clearInterval(interrupting);
  prepared.mockRestore();
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

it('opens a new SQLite file for several at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-connect-'));
  for (let round = 0; round < 60; round += 1) {
    const file = join(folder, `${round}.sqlite`);
    const opened = [1, 2, 3].map(() => connect({ file }));
    await Promise.all(opened.map((knex) => knex.raw('select 1')));
    await Promise.all(opened.map((knex) => knex.destroy()));
  }
  await rm(folder, { recursive: true });
});

it('says in one line that PostgreSQL does not answer, and keeps the password to itself', async () => {
  const { knex, close } = await openTestDatabase('postgres');
  const address = new URL(knex.client.config.connection.connectionString);
  const proxy = await startFaultyProxy(Number(address.port));
  const messageAt = async (change: Partial<Pick<URL, 'port' | 'password' | 'pathname'>>) => {
    const url = Object.assign(new URL(address), { password: 's3cret%21', ...change }).href;
    const error: unknown = await connectNow({ url }).catch((thrown: unknown) => thrown);
    return error instanceof Error ? error.message : '';
  };
  const { password, pathname } = address;
  const messages = [
    await messageAt({ port: '1' }),
    await messageAt({}),
    await messageAt({ password, pathname: '/nowhere' }),
  ];
  proxy.silence();
  messages.push(await messageAt({ port: String(proxy.port) }));
  expect(messages[0]).toBe(
    `DATABASE_URL: PostgreSQL at 127.0.0.1:1${pathname} can't be reached (connect ECONNREFUSED 127.0.0.1:1)`,
  );
  expect(messages[1]).toContain('password authentication failed');
  expect(messages[2]).toContain('database "nowhere" does not exist');
  expect(messages[3]).toContain('timeout');
  for (const message of messages) expect(message).not.toMatch(/s3cret|\n/);
  await proxy.close();
  await close();
});

it('uses no connection again that went silent', async () => {
  const { knex, close } = await openTestDatabase('postgres');
  const address = new URL(knex.client.config.connection.connectionString);
  const proxy = await startFaultyProxy(Number(address.port));
  address.port = String(proxy.port);
  address.searchParams.set('query_timeout', '300');
  const through = connect({ url: address.href });
  // On a busy machine a correct answer may come too late.
  const answers = () => soon(async () => void (await through.raw('select 1')));
  await answers();
  proxy.silence();
  await expect(through.raw('select 1')).rejects.toThrow('timeout');
  proxy.restore();
  await answers();
  await proxy.close();
  await through.destroy();
  await close();
});

it('says that a SQLite file cannot be opened', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-connect-'));
  await expect(connectNow({ file: folder })).rejects.toThrow(`DATA_DIR: ${folder} can't be opened`);
  await rm(folder, { recursive: true });
});
