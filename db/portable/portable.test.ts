import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordersWithin } from '../orderIndex/orderIndex.ts';
import { openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { insertLines, readLines, readSnapshot, refill } from './rows.ts';
import { describeTables, setCounter, type Table } from './tables.ts';

const AT = '2026-11-22T10:00:00.000Z';
const ODD = 'ř \n\r\t"\\ \u2028 🏁 \u007f $1 ? ??';

const ORDER = {
  id: 4,
  created_at: AT,
  updated_at: AT,
  shipping_price_halere: 0,
  locale: 'cs',
  total_halere: Number.MAX_SAFE_INTEGER,
  customer_name: ODD,
  payment_kind: null,
};
const USER = { email: 'a', username: '', password_hash: '', created_at: AT, updated_at: AT };
const DOCUMENT = {
  id: 7,
  order_id: 4,
  kind: 'invoice',
  series: 'FV',
  year: 2026,
  number: 1,
  issued_at: AT,
  number_text: '2026-1',
  total_halere: -12_345,
  facts: '{"a":[1.5,null]}',
  digest: 'x',
  pdf: Buffer.from([0, 1, 255, 10, 34]),
  isdoc: Buffer.alloc(0),
  user_id: null,
};

describe('rows in their portable form', () => {
  const databases: TestDatabase[] = [];
  beforeAll(async () => {
    databases.push(await openTestDatabase('sqlite'), await openTestDatabase('postgres'));
    for (const { knex } of databases) {
      await knex('orders').insert(ORDER);
      await knex('order_documents').insert({ ...DOCUMENT, order_id: 4 });
      await knex('document_counters').insert({ series: 'FV', year: 2026, last: 41 });
      // The index is filled before the tables are.
      expect(await ordersWithin(knex, [['#0000000004']])).toEqual([4]);
      await knex('meta').insert(['b', 'A', 'á', 'a', '_'].map((key) => ({ key, value: ODD })));
      await knex('users').insert({ ...USER, id: 5 });
      await knex('users').insert({ ...USER, id: 3, email: 'b' });
      await knex('authenticators').insert([
        { user_id: 5, last_step: 1 },
        { user_id: 3, last_step: 0 },
      ]);
      const sponsor = { created_at: AT, updated_at: AT, is_active: false };
      await knex('sponsors').insert([sponsor, { ...sponsor, is_active: true }]);
      await knex('sponsors').where({ is_active: true }).delete();
    }
  });
  afterAll(() => Promise.all(databases.map(({ close }) => close())));

  const each = <Result>(work: (database: TestDatabase) => Promise<Result>) =>
    Promise.all(databases.map(work));
  const dump = ({ knex }: TestDatabase) =>
    readSnapshot(knex, async (trx) => {
      const all: Record<string, string> = {};
      const tables = await describeTables(trx);
      for (const table of tables.filter(({ name }) => name !== 'migrations')) {
        all[table.name] = '';
        for await (const line of readLines(trx, table)) all[table.name] += line;
      }
      return { tables, all };
    });

  it('are of the same tables, columns and kinds on both databases', async () => {
    const [sqlite, postgres] = await each(({ knex }) => describeTables(knex));
    expect(sqlite?.length).toBeGreaterThan(50);
    expect(sqlite).toContainEqual(
      expect.objectContaining({ name: 'order_documents', keys: ['id'], counter: 7 }),
    );
    // Explicit ids do not advance PostgreSQL's sequence.
    const numbered = (tables?: Table[]) =>
      tables?.map((table) => ({ ...table, counter: table.counter !== null }));
    expect(numbered(postgres)).toEqual(numbered(sqlite));
  });

  it('are the same lines on both, in the same order', async () => {
    const [sqlite, postgres] = await each(dump);
    expect(sqlite?.all.order_documents).toContain('"0001ff0a22"');
    // It has no primary key, only a unique one.
    expect(sqlite?.all.authenticators).toBe('[0,null,null,3]\n[1,null,null,5]\n');
    expect(sqlite?.all.sponsors).toContain('false');
    expect(postgres?.all).toEqual(sqlite?.all);
  });

  it('come back exactly, with the numbers that follow', async () => {
    const [[sqlite, postgres], dumps] = [databases, await each(dump)];
    if (!sqlite || !postgres) throw new Error('no databases');
    // Each database is filled from the other one's dump.
    await each(async (database) => {
      const from = database === sqlite ? dumps[1] : dumps[0];
      await database.knex.transaction(async (trx) => {
        const tables = (await describeTables(trx)).filter(({ name }) => name !== 'migrations');
        await refill(trx, tables, async () => {
          for (const table of tables) {
            const lines = from?.all[table.name];
            if (lines) await insertLines(trx, table, lines);
          }
        });
        for (const table of tables) if (table.counter !== null) await setCounter(trx, table, 9);
      });
    });
    expect((await each(dump)).map(({ all }) => all)).toEqual(dumps.map(({ all }) => all));
    for (const { knex } of databases) {
      const document = await knex('order_documents').first();
      expect(document).toMatchObject(DOCUMENT);
      const sponsor = { created_at: AT, updated_at: AT };
      const [{ id }] = await knex('sponsors').insert(sponsor).returning('id');
      expect(id).toBe(10);
      await knex('sponsors').where({ id }).delete();
      expect(await ordersWithin(knex, [['#0000000004']])).toEqual([4]);
    }
  });

  it('are refused when one refers to a row that is missing', async () => {
    for (const { knex } of databases) {
      const filling = knex.transaction(async (trx) => {
        const tables = await describeTables(trx);
        const documents = tables.find(({ name }) => name === 'order_documents');
        if (!documents) throw new Error('no documents');
        let lines = '';
        for await (const line of readLines(trx, documents)) lines += line;
        await refill(trx, tables, () => insertLines(trx, documents, lines));
      });
      await expect(filling).rejects.toThrow(/order_documents/);
      expect(await knex('orders').pluck('id')).toEqual([4]);
    }
  });

  it('are of one moment, whatever is written meanwhile', async () => {
    await each(async ({ knex, connection }) => {
      const { connect } = await import('../connect.ts');
      const other = connect(connection);
      const found = await readSnapshot(knex, async (trx) => {
        await describeTables(trx);
        await other('meta').insert({ key: 'later', value: '' });
        return trx('meta').where({ key: 'later' });
      });
      expect(found).toEqual([]);
      await other('meta').where({ key: 'later' }).delete();
      await other.destroy();
    });
  });

  it('can’t be of a type that has no portable form', async () => {
    for (const { knex } of databases) {
      const trying = knex.transaction(async (trx) => {
        await trx.raw('create table strange (id integer primary key, price real)');
        await describeTables(trx);
      });
      await expect(trying).rejects.toThrow('strange.price is of the type real');
    }
  });
});
