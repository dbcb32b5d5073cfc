import { expect, it } from 'vitest';
import {
  directQuery,
  directTransaction,
  fromLists,
  insertList,
  integerOf,
  jsonList,
  jsonRows,
  textOf,
} from './directTransaction.ts';
import { describeEachDatabase } from './testing/databases.ts';

const INSERT = insertList('meta', { text: ['key', 'value'] }, 'returning key');
const BAD = {
  sqlite: 'insert into nowhere values (1)',
  postgres: 'insert into nowhere values (1)',
};
const READ = fromLists(
  (list) =>
    `select meta.key, meta.value from ${list('$1')} as asked cross join meta ` +
    `where meta.key = ${textOf('asked')} and meta.value <> $2`,
);
const NUMBERS = fromLists(
  (list) => `select ${integerOf('asked')} as n from ${list('$1')} as asked`,
);
const rows = (...keys: string[]) => [
  jsonRows(
    INSERT,
    keys.map((key) => ({ key, value: 'v' })),
  ),
];

describeEachDatabase('a direct transaction', (open) => {
  it('writes any number of rows by one text and reads them back', async () => {
    const { knex } = await open();
    const read = await directTransaction(knex, async (query) => {
      expect(await query(INSERT, rows('a'))).toEqual([{ key: 'a' }]);
      expect(await query(INSERT, rows('ž"\\', 'c'))).toEqual([{ key: 'ž"\\' }, { key: 'c' }]);
      return query(READ, [jsonList(['ž"\\', 'a', 'none']), 'w']);
    });
    expect(read).toHaveLength(2);
    expect(await knex('meta').whereIn('key', ['a', 'ž"\\', 'c'])).toHaveLength(3);
  });

  it('leaves nothing of a work that fails, neither of what is still under way', async () => {
    const { knex } = await open();
    const work = directTransaction(knex, async (query) => {
      await query(INSERT, rows('first'));
      await Promise.all([query(BAD, []), query(INSERT, rows('parallel'))]);
    });
    await expect(work).rejects.toThrow('nowhere');
    expect(await knex('meta').whereIn('key', ['first', 'parallel'])).toEqual([]);
    // The connection is usable again.
    await directTransaction(knex, (query) => query(INSERT, rows('later')));
    expect(await knex('meta').where({ key: 'later' })).toHaveLength(1);
  });

  it('has the statements of a transaction of knex’s, or of none', async () => {
    const { knex } = await open();
    const undone = knex.transaction(async (trx) => {
      await directQuery(trx)(INSERT, rows('undone'));
      expect(await trx('meta').where({ key: 'undone' })).toHaveLength(1);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    // More than the pool has connections.
    for (let count = 0; count < 30; count += 1) await directQuery(knex)(INSERT, rows(`${count}`));
    expect(await knex('meta').whereIn('key', ['undone', '0', '29'])).toHaveLength(2);
  });

  it('writes nothing for what goes on after it has failed', async () => {
    const { knex } = await open();
    const goingOn: Promise<unknown>[] = [];
    const work = directTransaction(knex, async (query) => {
      const further = async () => {
        for (let key = 1; key <= 50; key += 1) await query(INSERT, rows(`further ${key}`));
      };
      goingOn.push(further());
      await Promise.all([query(BAD, []), ...goingOn]);
    });
    await expect(work).rejects.toThrow('nowhere');
    await Promise.allSettled(goingOn);
    expect(await knex('meta').where('key', 'like', 'further%')).toEqual([]);
  });

  it('passes a list of numbers', async () => {
    const { knex } = await open();
    const list = await directTransaction(knex, (query) =>
      query(NUMBERS, [jsonList([3, 2_147_483_647])]),
    );
    expect(list).toEqual([{ n: 3 }, { n: 2_147_483_647 }]);
  });
});
