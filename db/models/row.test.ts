import { NotNullViolationError, UniqueViolationError } from 'objection';
import { describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/databases.ts';
import { Car } from './car.ts';
import { insertRows } from './insertRows.ts';
import { readMeta, writeMeta } from './meta.ts';
import { Order, OrderItem } from './order.ts';
import { Revision } from './revision.ts';
import { Upload } from './upload.ts';
import { User } from './user.ts';

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

describeEachDatabase('a row', (open) => {
  it('gets its times and version, and keeps the times it is given', async () => {
    const { knex } = await open();
    const { id } = await Car.query(knex).insert({ slug: 'otava' });
    const car = await Car.query(knex).findById(id).throwIfNotFound();
    expect(car.created_at).toMatch(ISO);
    expect(car.updated_at).toBe(car.created_at);
    expect(car.version).toBe(1);

    const old = '2019-05-04T03:02:01.000Z';
    const kept = await Car.query(knex).insertAndFetch({ slug: 'old', created_at: old });
    expect(kept.created_at).toBe(old);
    expect(kept.updated_at).toMatch(ISO);
    expect(kept.updated_at).not.toBe(old);
  });

  it('gets a new time with each change', async () => {
    const { knex } = await open();
    const old = '2019-05-04T03:02:01.000Z';
    const { id } = await Car.query(knex).insert({ slug: 'x', created_at: old, updated_at: old });
    const car = await Car.query(knex).patchAndFetchById(id, { version: 2 });
    expect(car.updated_at).not.toBe(old);
    expect(car.created_at).toBe(old);
    expect(car.version).toBe(2);
  });

  it('answers and finds booleans as booleans', async () => {
    const { knex } = await open();
    await Car.query(knex).insert({ slug: 'on', is_active: true, is_current: true });
    await Car.query(knex).insert({ slug: 'off', is_active: false });
    const off = await Car.query(knex).findOne({ is_active: false }).throwIfNotFound();
    expect(off).toMatchObject({ slug: 'off', is_active: false, is_current: false });
    const on = await Car.query(knex).findOne({ is_active: true }).throwIfNotFound();
    expect(on).toMatchObject({ slug: 'on', is_active: true, is_current: true });
  });

  it('keeps structures as JSON', async () => {
    const { knex } = await open();
    const sources = [{ path: '/uploads/a-640.webp', width: 640, type: 'image/webp' }];
    const file = { path: '/uploads/a.webp', kind: 'image', mime: 'image/webp' } as const;
    await Upload.query(knex).insert({ ...file, digest: 'd', size: 5_000_000_000, sources });
    const upload = await Upload.query(knex).first().throwIfNotFound();
    expect(upload).toMatchObject({ sources, size: 5_000_000_000, avif_pending: false });

    const record = { id: 1, translations: { cs: { name: 'Žlutý „rys“' } }, horsepower: null };
    const change = { resource: 'cars', record_id: 1, version: 1, action: 'create' } as const;
    await Revision.query(knex).insert({ ...change, at: 'now', record });
    expect((await Revision.query(knex).first())?.record).toEqual(record);
  });

  it('reports which constraint was violated', async () => {
    const { knex } = await open();
    const user = { email: 'a@b.cz', username: 'a', password_hash: 'h' };
    await User.query(knex).insert(user);
    await expect(User.query(knex).insert(user)).rejects.toBeInstanceOf(UniqueViolationError);
    const incomplete = User.query(knex).insert({ email: 'c@d.cz', username: 'c' });
    await expect(incomplete).rejects.toBeInstanceOf(NotNullViolationError);
  });

  it('is inserted with many others at once', async () => {
    const { knex } = await open();
    const amounts = { shipping_price_halere: 0, total_halere: 0 };
    const { id } = await Order.query(knex).insert({ ...amounts, locale: 'cs' });
    const items = Array.from({ length: 600 }, (_, index) => ({
      order_id: id,
      quantity: 1,
      price_halere: index,
    }));
    await knex.transaction((trx) => insertRows(trx, OrderItem, items));
    const order = await Order.query(knex).findById(id).withGraphFetched('items');
    expect(order?.items?.map((item) => item.price_halere)).toEqual(items.map((_, index) => index));
    await expect(insertRows(knex, OrderItem, [])).resolves.toBeUndefined();
  });

  it('of meta is overwritten by its key', async () => {
    const { knex } = await open();
    expect(await readMeta(knex, 'demo')).toBeUndefined();
    await writeMeta(knex, 'demo', 'loading');
    await writeMeta(knex, 'demo', 'ready');
    expect(await readMeta(knex, 'demo')).toBe('ready');
  });
});

describe('a current car', () => {
  describeEachDatabase('there is at most one', (open) => {
    it('and any number of others', async () => {
      const { knex } = await open();
      await Car.query(knex).insert({ slug: 'one', is_current: true });
      await Car.query(knex).insert({ slug: 'two', is_current: false });
      await Car.query(knex).insert({ slug: 'three', is_current: false });
      const second = Car.query(knex).where('slug', 'two').patch({ is_current: true });
      await expect(second).rejects.toBeInstanceOf(UniqueViolationError);
      await knex.transaction(async (trx) => {
        await Car.query(trx).where('is_current', true).patch({ is_current: false });
        await Car.query(trx).where('slug', 'two').patch({ is_current: true });
      });
      const current = await Car.query(knex).where('is_current', true);
      expect(current.map(({ slug }) => slug)).toEqual(['two']);
    });
  });
});
