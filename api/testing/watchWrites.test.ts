import type { Knex } from 'knex';
import { beforeAll, expect, it } from 'vitest';
import { describeEachDatabase, openTestDatabase } from '../../db/testing/databases.ts';
import { tablesOf } from '../../db/testing/schema.ts';
import { ResponseCache } from '../platform/cache/responseCache.ts';
import { tagsShowing, watchWrites } from './watchWrites.ts';

it('knows of each table what shows it', async () => {
  const { knex, close } = await openTestDatabase('sqlite');
  const undecided = (await tablesOf(knex)).filter((table) => !tagsShowing(table));
  await close();
  expect(undecided).toEqual([]);
});

it.each([
  ['product_photos', ['products']],
  ['car_photos', ['car-photos']],
  ['payments', ['orders', 'payments']],
  ['sessions', []],
])('is told of %s by %j', (table, tags) => {
  expect(tagsShowing(table)).toEqual(tags);
});

describeEachDatabase('what is written without a word', (open) => {
  let knex: Knex;
  beforeAll(async () => {
    ({ knex } = await open());
    await knex('discount_codes').insert(CODE);
  });

  it.each<[string, (cache: ResponseCache) => Promise<unknown>, boolean]>([
    ['a write', () => knex('discount_codes').update({ note: 'z' }), true],
    [
      'a write that drops what shows it',
      async (cache) => {
        await knex('discount_codes').update({ note: 'a' });
        cache.drop(['settings', 'discount-codes']);
      },
      false,
    ],
    [
      'a transaction',
      () => knex.transaction((trx) => trx('discount_codes').update({ note: 'b' })),
      true,
    ],
    [
      'a transaction that is rolled back',
      () =>
        knex
          .transaction(async (trx) => {
            await trx('discount_codes').update({ note: 'c' });
            throw new Error('No.');
          })
          .catch(() => undefined),
      false,
    ],
    ['a write of nothing', () => knex('discount_codes').where({ id: -1 }).delete(), false],
    ['what nothing shows', () => knex('meta').where({ key: 'x' }).delete(), false],
    ['columns that nothing shows', () => knex('users').update({ password_hash: 'x' }), false],
  ])('is found by request: %s', async (_, write, isUntold) => {
    const cache = new ResponseCache();
    const writes = watchWrites(knex, cache);
    let written: Promise<unknown> = Promise.resolve();
    const listener = writes.watched(() => {
      // Knex writes when it is awaited.
      written = (async () => await write(cache))();
    });
    Reflect.apply(listener, undefined, [{ method: 'PUT', url: '/here' }, {}]);
    await written;
    expect(writes.untold()).toEqual(
      isUntold
        ? [
            'PUT /here writes discount_codes and doesn’t drop discount-codes',
            'PUT /here writes discount_codes and doesn’t drop settings',
          ]
        : [],
    );
  });
});

const CODE = {
  ...{ version: 1, search: '', created_at: '2026-05-01', updated_at: '2026-05-01' },
  ...{ code: 'TEN', percent: 10, product_categories: '' },
  ...{ valid_from: '', valid_until: '', note: '' },
};
