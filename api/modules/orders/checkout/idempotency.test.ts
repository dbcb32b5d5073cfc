import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import { orderCreate } from '../../../contract/entities/order.ts';
import type { ErrorAnswer } from '../../../contract/errors.ts';
import type { OrderCreated } from '../../../contract/types.ts';
import { sweepIdempotencyKeys } from '../../../housekeeping.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { testBus } from '../../../testing/testBus.ts';
import { CUSTOMER, orderOf, stockShop, type TestShop } from '../../../testing/testShop.ts';
import { orderPlacing } from '../commands/placeOrders.ts';
import { findOrderByLink } from '../orderLinks.ts';

const DAY = 86_400_000;

describeEachDatabase('Idempotency-Key', (open) => {
  let api: Harness;
  let shop: TestShop;
  beforeAll(async () => {
    api = await createHarness(open);
    shop = await stockShop(api.knex);
  });
  beforeEach(() => api.knex('orders').delete());
  afterAll(() => api.close());

  const place = <Body = OrderCreated>(
    key: string,
    body: unknown = orderOf(shop),
    language: 'cs' | 'en' = 'en',
  ) =>
    api.send<Body>('/orders', {
      body,
      language,
      headers: { 'idempotency-key': key },
    });
  const orders = () => api.knex('orders').count({ count: '*' }).first();

  it('makes one order of a repeated one', async () => {
    const first = await place('twice');
    const again = await place('twice');
    expect(first.status).toBe(201);
    expect(again).toMatchObject({ status: 201, body: { orderId: first.body.orderId } });
    expect(again.body.variable_symbol).toBe(first.body.variable_symbol);
    expect(await orders()).toEqual({ count: 1 });
    // An order from before symbols had a year keeps its own.
    await api.knex('orders').update({ symbol_year: null });
    expect((await place('twice')).body.variable_symbol).toBe(first.body.orderId);
  });

  it('makes a further link to the page of the same order', async () => {
    const links = [await place('linked'), await place('linked')].map(({ body }) => body.link);
    expect(new Set(links).size).toBe(2);
    const opened = links.map((link) => findOrderByLink(api.knex, link, new Date()));
    const [order] = await api.knex('orders').pluck('id');
    expect(await Promise.all(opened)).toMatchObject([{ id: order }, { id: order }]);
    const other = await place('linked', orderOf(shop, { customer: { ...CUSTOMER, name: 'Eva' } }));
    expect([other.status, other.body]).toEqual([422, { message: expect.any(String) }]);
  });

  it('makes one order of ten parallel ones', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => place('parallel')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    expect(await orders()).toEqual({ count: 1 });
    expect(await api.knex('order_items').count({ count: '*' }).first()).toEqual({ count: 2 });
  });

  it('makes one order of a key that two servers get at once', async () => {
    const input = orderCreate.parse(orderOf(shop));
    const placement = { key: 'servers', input, locale: 'cs', now: new Date() } as const;
    const servers = Array.from({ length: 4 }, () => orderPlacing({ bus: testBus(api.knex) }));
    const made = await Promise.all(servers.map((place) => place(placement)));
    expect(new Set(made.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await orders()).toEqual({ count: 1 });
  });

  it('stores orders once when the answer to COMMIT is lost', async () => {
    const input = orderCreate.parse(orderOf(shop));
    const placeOne = orderPlacing({ bus: testBus(api.knex) });
    const send = (key: string | null) =>
      placeOne({ key, input, locale: 'cs', now: new Date() }).catch(() => 'failed');
    loseNextCommit(api.knex);
    expect(await Promise.all([send(null), send('lost'), send(null)])).toEqual(
      Array.from({ length: 3 }, () => 'failed'),
    );
    expect(await orders()).toEqual({ count: 3 });
    expect(await send('lost')).toMatchObject({ orderId: expect.any(Number) });
    expect(await orders()).toEqual({ count: 3 });
  });

  it('refuses the key for other data', async () => {
    await place('other');
    const changed = orderOf(shop, {
      items: [{ id: 'cap', quantity: 1, price: 490.9 }],
      total: 619.9,
    });
    expect(await place<ErrorAnswer>('other', changed)).toMatchObject({
      status: 422,
      body: {
        message: 'This order key was already used for a different order.',
      },
    });
    expect(await place<ErrorAnswer>('other', changed, 'cs')).toMatchObject({
      status: 422,
      body: { message: 'Tento klíč už patří jiné objednávce.' },
    });
    expect(await orders()).toEqual({ count: 1 });
  });

  it('takes the same data in another order of fields for the same order', async () => {
    const first = await place('reordered');
    const reversed = Object.fromEntries(Object.entries(orderOf(shop)).reverse());
    expect(await place('reordered', reversed)).toMatchObject({
      status: 201,
      body: { orderId: first.body.orderId },
    });
  });

  it('leaves the key free when the order was not taken', async () => {
    expect(await place('retried', orderOf(shop, { total: 1 }))).toMatchObject({
      status: 409,
    });
    expect(await place('retried')).toMatchObject({ status: 201 });
  });

  it('makes an order each time where no key is sent', async () => {
    await Promise.all([1, 2, 3].map(() => api.send('/orders', { body: orderOf(shop) })));
    expect(await orders()).toEqual({ count: 3 });
  });

  it('answers the same id when the order has been deleted', async () => {
    const first = await place('deleted');
    await api.knex('orders').delete();
    expect(await place('deleted')).toMatchObject({
      status: 201,
      body: { orderId: first.body.orderId },
    });
    expect(await orders()).toEqual({ count: 0 });
  });

  it('refuses a key that is none', async () => {
    expect(await place('x'.repeat(201))).toMatchObject({ status: 400 });
  });

  it('lets a key live seven days, swept or not', async () => {
    const first = await place('aged');
    const now = Date.now();
    expect(await sweepIdempotencyKeys(api.knex, new Date(now + 6.9 * DAY))).toBe(0);
    api.advance(7 * DAY + 60_000);
    const later = await place('aged');
    expect(later.status).toBe(201);
    expect(later.body.orderId).not.toBe(first.body.orderId);
    expect(await sweepIdempotencyKeys(api.knex, new Date(now + 7.01 * DAY))).toBeGreaterThan(0);
    expect(await api.knex('idempotency_keys').pluck('key')).toEqual(['aged']);
  });
});

/** The next COMMIT takes effect, but its sender gets an error. */
function loseNextCommit(knex: Knex): void {
  const acquire = vi.spyOn(knex.client, 'acquireConnection');
  acquire.mockImplementationOnce(async () => {
    acquire.mockRestore();
    const connection = await knex.client.acquireConnection();
    const lost = new Error('connection lost');
    const { all, query } = connection;
    const back = () => Object.assign(connection, { all, query });
    connection.all = (sql: string, values: unknown, done: (error: Error | null) => void) => {
      if (sql !== 'commit') return all.call(connection, sql, values, done);
      back();
      return connection.all(sql, values, () => done(lost));
    };
    connection.query = async (sql: string, ...rest: unknown[]) => {
      const answer = await query.call(connection, sql, ...rest);
      if (sql !== 'commit') return answer;
      back();
      throw lost;
    };
    return connection;
  });
}
