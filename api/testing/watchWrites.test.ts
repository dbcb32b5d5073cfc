import type { Knex } from 'knex';
import { beforeAll, expect, it } from 'vitest';
import { describeEachDatabase, openTestDatabase } from '../../db/testing/databases.ts';
import { tablesOf } from '../../db/testing/schema.ts';
import { ResponseCache } from '../platform/cache/responseCache.ts';
import { tagsShowing, watchWrites } from './watchWrites.ts';

const AT = '2026-05-01T10:00:00.000Z';
const ENTITY = { version: 1, search: '', created_at: AT, updated_at: AT };
const CODE = {
  ...ENTITY,
  ...{ code: 'TEN', percent: 10, product_categories: '' },
  ...{ valid_from: '', valid_until: '', note: '' },
};
const SPONSOR = { ...ENTITY, display_order: 1, is_active: true, logo_path: '', website_url: '' };
const REVISION = {
  ...{ resource: 'sponsors', record_id: 1, version: 2, action: 'update', at: AT },
  ...{ record: '{}', username: 'boss' },
};
const UNTOLD_CODE = [
  'PUT /here writes discount_codes and doesn’t drop discount-codes',
  'PUT /here writes discount_codes and doesn’t drop settings',
];

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

describeEachDatabase('what a request writes without a word', (open) => {
  const cache = new ResponseCache();
  let knex: Knex;
  let writes: ReturnType<typeof watchWrites>;
  beforeAll(async () => {
    ({ knex } = await open());
    await knex('discount_codes').insert(CODE);
    writes = watchWrites(knex, cache);
  });

  /** What a request that does that leaves untold. */
  const untoldBy = async (write: () => PromiseLike<unknown>) => {
    const known = writes.untold().length;
    let written: Promise<unknown> = Promise.resolve();
    const listener = writes.watched(() => {
      // Knex writes when it is awaited.
      written = (async () => await write())();
    });
    Reflect.apply(listener, undefined, [{ method: 'PUT', url: '/here' }, {}]);
    await written;
    return writes.untold().slice(known);
  };

  it.each<[string, () => PromiseLike<unknown>]>([
    ['alone', () => knex('discount_codes').update({ note: 'a' })],
    [
      'in a transaction',
      () => knex.transaction((trx) => trx('discount_codes').update({ note: 'b' })),
    ],
  ])('is found: %s', async (_, write) => {
    expect(await untoldBy(write)).toEqual(UNTOLD_CODE);
  });

  it.each<[string, () => PromiseLike<unknown>]>([
    [
      'what shows it is dropped',
      async () => {
        await knex('discount_codes').update({ note: 'c' });
        cache.drop(['settings', 'discount-codes']);
      },
    ],
    [
      'it is rolled back',
      () =>
        knex
          .transaction(async (trx) => {
            await trx('discount_codes').update({ note: 'd' });
            throw new Error('No.');
          })
          .catch(() => undefined),
    ],
    ['no row is written', () => knex('discount_codes').where({ id: -1 }).delete()],
    ['nothing shows the table', () => knex('meta').where({ key: 'x' }).delete()],
    ['nothing shows the columns', () => knex('users').update({ password_hash: 'x' })],
  ])('is none where %s', async (_, write) => {
    expect(await untoldBy(write)).toEqual([]);
  });

  it('is content that is made or deleted and isn’t noted in the audit trail', async () => {
    const untold = 'PUT /here writes sponsors and notes nothing in the audit trail';
    const make = async () => {
      await knex('sponsors').insert(SPONSOR);
      cache.drop(['sponsors']);
    };
    const note = async () => {
      await make();
      await knex('revisions').insert(REVISION);
    };
    const change = async () => {
      await knex('sponsors').update({ search: 'a' });
      cache.drop(['sponsors']);
    };
    const remove = async () => {
      await knex('sponsors').delete();
      cache.drop(['sponsors']);
    };
    expect(await untoldBy(make)).toEqual([untold]);
    expect(await untoldBy(note)).toEqual([]);
    expect(await untoldBy(change)).toEqual([]);
    expect(await untoldBy(remove)).toEqual([untold]);
  });
});
