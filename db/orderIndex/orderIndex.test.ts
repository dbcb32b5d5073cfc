import fc from 'fast-check';
import type { Knex } from 'knex';
import { beforeAll, expect, it } from 'vitest';
import { isSqlite } from '../connect.ts';
import { describeEachDatabase } from '../testing/databases.ts';
import { withValues } from '../testing/plans.ts';
import { ordersWithin } from './orderIndex.ts';
import { numberOnScreen } from './texts.ts';

const AT = '2026-11-22T10:00:00.000Z';
const order = (search: string) => ({
  search,
  created_at: AT,
  updated_at: AT,
  shipping_price_halere: 0,
  locale: 'cs',
  total_halere: 1,
});

/** Whatever names, e-mails and numbers may be made of, and what means something to databases. */
const PIECE = fc.constantFrom(
  ...[
    'a',
    'b',
    'n',
    '7',
    '1',
    '0',
    ' ',
    '.',
    '@',
    '-',
    "'",
    '"',
    '%',
    '_',
    '\\',
    '*',
    '#',
    '·',
    '\n',
  ],
  ...['ab', 'nov', 'ß', 'ø', 'и', 'ван', '漢字', '🏁', '👩‍🚀', '\u0301', '\ud800', '\u200d'],
);
const TEXT = fc.array(PIECE, { maxLength: 12 }).map((pieces) => pieces.join(''));
/** As columns are written: PostgreSQL takes no half characters. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

describeEachDatabase('the index of orders’ texts', (open) => {
  let knex: Knex;
  beforeAll(async () => {
    ({ knex } = await open());
  });

  /** Those of the given orders that have a text, found by reading all. */
  const reading = (text: string): Promise<number[]> =>
    knex('orders')
      .whereRaw(`search like ? escape '\\'`, [`%${text.replace(/[\\%_]/g, '\\$&')}%`])
      .orWhereRaw(`${numberOnScreen('orders')} like ? escape '\\'`, [
        `%${text.replace(/[\\%_]/g, '\\$&')}%`,
      ])
      .pluck('id');

  const add = async (...texts: string[]): Promise<number[]> => {
    const rows = await knex('orders').insert(texts.map(order)).returning('id');
    return rows.map(({ id }) => id);
  };

  it('finds every order that reading all of them finds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(TEXT, { minLength: 1, maxLength: 4 }),
        TEXT,
        async (texts, other) => {
          await add(...texts.map(wellFormed));
          const whole = [...texts.join('')];
          const parts = [other, ...texts, whole.slice(1, 4).join(''), whole.slice(2, 9).join('')];
          for (const part of parts.map(wellFormed)) {
            const found = await ordersWithin(knex, [[part]]);
            if (found) expect(found).toEqual(expect.arrayContaining(await reading(part)));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('finds a rare text whose sequences many orders have', async () => {
    const [rare] = await add('number 9797979');
    const hundred = (text: string) => add(...Array<string>(100).fill(text));
    for (let n = 0; n < 11; n += 1) await hundred('979 and 797');
    await hundred('nothing of it');
    expect(await ordersWithin(knex, [['9797979']])).toEqual([rare]);
  });

  it('is asked for parts of three characters or more, of letters and digits on PostgreSQL', async () => {
    expect(await ordersWithin(knex, [['no']])).toBeNull();
    expect(await ordersWithin(knex, [['nov'], ['no']])).toBeNull();
    expect(await ordersWithin(knex, [['nov\0']])).toBeNull();
    expect(await ordersWithin(knex, [['🏁🏁🏁']])).toEqual(
      isSqlite(knex) ? expect.any(Array) : null,
    );
  });

  it('finds by all parts of any of several lists, and numbers without their marks', async () => {
    const [one, two, three] = await add('karel novotny', 'jana dvorakova', '6·0·2·9·9·8·7·1·1');
    expect((await ordersWithin(knex, [['novotny'], ['dvorak']]))?.sort()).toEqual([one, two]);
    expect(await ordersWithin(knex, [['novotn', 'karel']])).toEqual([one]);
    expect(await ordersWithin(knex, [['novotn', 'jana']])).toEqual([]);
    // A part that is too short for the index is left to the caller.
    expect(await ordersWithin(knex, [['xy', 'karel']])).toEqual([one]);
    expect(await ordersWithin(knex, [['9·9·8·7·1']])).toEqual([three]);
    const number = String(one).padStart(10, '0');
    expect(await ordersWithin(knex, [[`#${number}`]])).toContain(one);
  });

  it('follows changes and deletions', async () => {
    const [changed, deleted] = await add('zuzana pred', 'zuzana pryc');
    expect((await ordersWithin(knex, [['zuzana']]))?.sort()).toEqual([changed, deleted]);
    await knex('orders').where({ id: changed }).update({ search: 'alzbeta potom' });
    await knex('orders').where({ id: deleted }).delete();
    expect(await ordersWithin(knex, [['zuzana']])).toEqual([]);
    expect(await ordersWithin(knex, [['alzbeta']])).toEqual([changed]);
  });

  it('leaves parts that too many orders have to reading', async () => {
    const orders = Array.from({ length: 1_001 }, () => order('hromadna'));
    await knex.batchInsert('orders', orders, 100);
    expect(await ordersWithin(knex, [['hromadna']])).toBeNull();
  });

  it('serves the search', async () => {
    const asked: { sql: string; bindings: unknown[] }[] = [];
    knex.on('query', ({ sql, bindings }) => asked.push({ sql, bindings }));
    await ordersWithin(knex, [['novotny']]);
    const { sql, bindings } = asked.at(-1) ?? { sql: '', bindings: [] };
    const statement = withValues(knex, sql, bindings).replaceAll('?', '\\?');
    const plan = await knex.transaction(async (trx) => {
      if (isSqlite(trx)) return trx.raw(`explain query plan ${statement}`);
      await trx.raw('set local enable_seqscan = off');
      await trx.raw('set local enable_indexscan = off');
      return (await trx.raw(`explain ${statement}`)).rows;
    });
    expect(JSON.stringify(plan)).toMatch(
      isSqlite(knex) ? /VIRTUAL TABLE INDEX/ : /Index Scan on orders_trigrams/,
    );
  });
});
