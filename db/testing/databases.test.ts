import { expect, it } from 'vitest';
import { describeEachDatabase } from './databases.ts';

describeEachDatabase('a database for tests', (open) => {
  it('is migrated, empty and separate', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    await one.knex('meta').insert({ key: 'mine', value: 'yes' });
    expect(await one.knex('meta').pluck('key')).toEqual(['mine']);
    expect(await other.knex('meta').pluck('key')).toEqual([]);
  });

  it('may be closed twice', async () => {
    const { close } = await open();
    await close();
    await expect(close()).resolves.toBeUndefined();
  });
});
