import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Order } from '../../../db/models/order.ts';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import type { ErrorAnswer, VersionConflict } from '../../contract/errors.ts';
import { ORDER_STATUSES } from '../../contract/orderStatuses.ts';
import type {
  OrderListItem,
  Overview,
  Revision,
  Order as WireOrder,
} from '../../contract/types.ts';
import { PRODUCT } from '../../platform/commands.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { testBus } from '../../testing/testBus.ts';
import { orderThree, stockShop, type TestShop } from '../../testing/testShop.ts';
import { updateOrder } from './commands/updateOrder.ts';

const PATH = '/orders/admin/orders';

describeEachDatabase('orders for administrators', (open) => {
  let api: Harness;
  let shop: TestShop;
  /** Ids from the oldest on: Adam 619.90, Zora 1,110.80, Čeněk 5,129. */
  let ids: number[];
  beforeAll(async () => {
    api = await createHarness(open, { TRUST_PROXY: 'on' });
    shop = await stockShop(api.knex);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    ids = await orderThree(api, shop);
  });

  const list = (query: Record<string, string> | string = {}) =>
    api.admin<OrderListItem[]>(`${PATH}?${new URLSearchParams(query)}`);

  describe('a change of status', () => {
    const change = <Body = WireOrder>(body: unknown, method = 'PATCH') =>
      api.admin<Body>(`${PATH}/${ids[0]}`, { method, body });

    it('goes from any to any, and keeps who did it and when', async () => {
      for (const status of [...ORDER_STATUSES, ...[...ORDER_STATUSES].reverse()]) {
        expect((await change({ status })).body.status).toBe(status);
      }
      const { body } = await change({ status: 'shipped' }, 'PUT');
      const { length } = body.status_changes;
      expect(length).toBe(1 + 2 * (ORDER_STATUSES.length - 1) + 1);
      expect(body.status_changes[0]).toMatchObject({
        status: 'pending',
        username: null,
      });
      expect(body.status_changes[length - 1]).toMatchObject({
        status: 'shipped',
        username: 'boss',
      });
      expect(Date.parse(body.status_changes[1]?.created_at ?? '')).not.toBeNaN();
    });

    it('to the other value of the same name is said to change nothing', async () => {
      await change({ status: 'done' });
      const preview = (of: number[]) =>
        api.admin('/orders/admin/consequences/status', { body: { ids: of, status: 'completed' } });
      const [both, other] = [await preview(ids.slice(0, 2)), await preview(ids.slice(1, 2))];
      expect(other).toMatchObject({ status: 200, body: { orders: 1, mails: 1 } });
      expect(both.body).toEqual(other.body);
    });

    it('leaves all else as it is', async () => {
      const { body: before } = await api.admin<WireOrder>(`${PATH}/${ids[0]}`);
      const forged = {
        customer_name: 'Eve',
        total: 1,
        id: 99,
        locale: 'cs',
        items: [],
      };
      const { status, body } = await change({
        ...before,
        ...forged,
        status: 'done',
      });
      expect(status).toBe(200);
      const { status_changes, updated_at } = body;
      expect(body).toEqual({
        ...before,
        status: 'done',
        version: 2,
        status_changes,
        updated_at,
      });
      expect(await change({ customer_name: 'Eve' })).toMatchObject({
        status: 200,
        body: { status: 'done', customer_name: 'Adam' },
      });
    });

    it('tells the customer by mail where it is news, unless it is kept quiet', async () => {
      const told = async () =>
        (await OutboxMail.query(api.knex).where({ order_id: ids[0] }).orderBy('id'))
          .map(({ kind }) => kind)
          .filter((kind) => !['placed', 'team_order'].includes(kind));
      for (const status of ['processing', 'shipped', 'shipped', 'done', 'completed'] as const) {
        expect((await change({ status })).status).toBe(200);
      }
      expect(await told()).toEqual(['shipped', 'completed']);
      await change({ status: 'cancelled', tell_customer: false });
      await change({ status: 'pending' });
      await change({ status: 'lost' });
      await change({ status: 'shipped', version: 1 });
      expect(await told()).toEqual(['shipped', 'completed']);
      await change({ tracking_number: 'CZ1', status: 'cancelled' });
      expect(await told()).toEqual(['shipped', 'completed', 'cancelled']);
    });

    it('is pending when it is emptied', async () => {
      await change({ status: 'done' });
      expect((await change({ status: '' })).body.status).toBe('pending');
    });

    it.each([
      ['en', 'Unknown order status.'],
      ['cs', 'Neznámý stav objednávky.'],
    ] as const)('must be a known one (%s)', async (language, message) => {
      const body = { status: 'lost' };
      const path = `${PATH}/${ids[0]}`;
      const answer = await api.admin<ErrorAnswer>(path, {
        method: 'PUT',
        body,
        language,
      });
      expect(answer).toMatchObject({
        status: 422,
        body: { message, errors: { status: message } },
      });
    });

    it('is refused over an older version, with the order as it is now', async () => {
      await change({ status: 'done', version: 1 });
      const answer = await change<VersionConflict<WireOrder>>({
        status: 'pending',
        version: 1,
      });
      expect(answer).toMatchObject({
        status: 409,
        body: { record: { status: 'done', version: 2 } },
      });
      expect(await change({ status: 'shipped', version: 2 })).toMatchObject({
        status: 200,
      });
    });

    it('to the one that it has writes nothing, over an older version neither', async () => {
      await change({ status: 'shipped', tracking_number: 'CZ1' });
      const { body: before } = await api.admin<WireOrder>(`${PATH}/${ids[0]}`);
      for (const method of ['PATCH', 'PUT'])
        expect(await change({ status: 'shipped' }, method)).toMatchObject({
          status: 200,
          body: before,
        });
      expect(await change({ ...before, status: 'shipped' })).toMatchObject({ body: before });
      expect(await change({ status: 'shipped', version: 1 })).toMatchObject({ status: 409 });
    });

    it('is done once when two write over the same version', async () => {
      const answers = await Promise.all(
        ['done', 'cancelled'].map((status) => change({ status, version: 1 })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });

  describe('a deleted order', () => {
    const path = () => `${PATH}/${ids[0]}`;
    const listed = async (query = '') =>
      (await api.admin<OrderListItem[]>(`${PATH}${query}`)).body.map(({ id }) => id);
    const trail = async () =>
      (await api.admin<Revision[]>(`/revisions?resource=${PATH.slice(1)}&record_id=${ids[0]}`))
        .body;

    it('is answered as it was, hidden and listed on its own', async () => {
      const { status, body } = await api.admin<WireOrder>(path(), { method: 'DELETE' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: ids[0], items: [{ slug: 'cap' }], hidden_at: null });
      expect(await api.admin(path(), { method: 'DELETE' })).toMatchObject({ status: 404 });
      expect(await listed()).toEqual([ids[2], ids[1]]);
      expect(await listed('?hidden_at_gte=2000')).toEqual([ids[0]]);
      for (const query of ['_end=1', '_end=1&status=pending', '_end=1&q=example.cz']) {
        expect((await list(query)).headers.get('x-total-count'), query).toBe('2');
      }
      expect(await api.knex('order_items').where({ order_id: ids[0] })).toHaveLength(1);
      await api.knex('orders').update({ payment_state: 'paid' });
      const { body: overview } = await api.admin<Overview>('/overview');
      expect(overview.to_ship.count).toBe(2);
      expect(overview.to_ship.oldest.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
      expect(overview.sales.total.orders).toBe(2);
    });

    it.each([
      ['en', 'The status of a deleted order can’t be changed. Please bring the order back first.'],
      ['cs', 'Stav smazané objednávky nelze měnit. Nejdřív ji prosím vraťte zpět.'],
    ] as const)('keeps its status, and no mail is sent (%s)', async (language, message) => {
      await api.admin(path(), { method: 'DELETE' });
      const body = { status: 'shipped' };
      const answer = await api.admin<ErrorAnswer>(path(), { method: 'PATCH', body, language });
      expect(answer).toMatchObject({ status: 409, body: { message } });
      const statuses = { ids: [ids[0]], status: 'shipped' };
      const asked = { method: 'POST', body: statuses } as const;
      const preview = await api.admin('/orders/admin/consequences/status', asked);
      expect(preview.status).toBe(409);
      const { body: order } = await api.admin<WireOrder>(path());
      expect(order).toMatchObject({ status: 'pending', version: 1 });
      const noted = { method: 'PATCH', body: { internal_note: 'Ordered twice' } } as const;
      expect(await api.admin(path(), noted)).toMatchObject({ status: 200 });
      expect(await OutboxMail.query(api.knex).where({ order_id: ids[0] })).toEqual([]);
    });

    it('is not changed by who saw it before', async () => {
      const current = await Order.query(api.knex)
        .findById(ids[0] ?? 0)
        .throwIfNotFound();
      await api.admin(path(), { method: 'DELETE' });
      const changes = { status: 'shipped' } as const;
      expect(await updateOrder(testBus(api.knex), { current, changes }, PRODUCT)).toBe(false);
      expect(await Order.query(api.knex).findById(current.id)).toMatchObject({ status: 'pending' });
    });

    it('comes back by hand and from the audit trail, which knows who did it', async () => {
      await api.admin(path(), { method: 'DELETE' });
      const back = await api.admin<WireOrder>(`${path()}/restore`, { method: 'POST' });
      expect(back).toMatchObject({ status: 200, body: { hidden_at: null } });
      expect(await listed()).toContain(ids[0]);
      await api.admin(path(), { method: 'DELETE' });
      const [deletion] = await trail();
      expect(deletion).toMatchObject({ action: 'delete', username: 'boss', is_deleted: true });
      await api.admin(`/revisions/${deletion?.id}/restore`, { body: {} });
      expect(await listed()).toContain(ids[0]);
      expect((await trail()).map(({ action }) => action)).toEqual([
        'restore',
        'delete',
        'restore',
        'delete',
      ]);
    });
  });

  it('leave no trace in the audit trail that editors see', async () => {
    await api.admin(`${PATH}/${ids[0]}`, { method: 'DELETE' });
    const token = await api.tokenOf('editor');
    const asEditor = <Body>(path: string, body?: object) => api.send<Body>(path, { token, body });
    const ofOrder = `?resource=${PATH.slice(1)}&record_id=${ids[0]}`;
    const [kept] = (await api.admin<Revision[]>(`/revisions${ofOrder}`)).body;
    const { body, headers } = await asEditor<Revision[]>(`/revisions${ofOrder}`);
    expect([body, headers.get('x-total-count')]).toEqual([[], '0']);
    expect((await asEditor(`/revisions/${kept?.id}`)).status).toBe(404);
    expect((await asEditor(`/revisions/${kept?.id}/restore`, {})).status).toBe(403);
    expect((await api.admin<WireOrder>(`${PATH}/${ids[0]}`)).body.hidden_at).toMatch(/Z$/);
    const asManager = { token: await api.tokenOf('manager'), method: 'POST' };
    expect((await api.send(`${PATH}/${ids[0]}/restore`, asManager)).status).toBe(200);
  });

  it.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999999999999', '1e3'])(
    'has no order %s',
    async (key) => {
      for (const method of ['GET', 'PATCH', 'DELETE']) {
        const body = method === 'PATCH' ? { status: 'done' } : undefined;
        const answer = await api.admin<ErrorAnswer>(`${PATH}/${key}`, {
          method,
          body,
        });
        expect(answer).toMatchObject({
          status: 404,
          body: { message: 'Order not found' },
        });
      }
    },
  );

  it('is for administrators alone', async () => {
    const one = `${PATH}/${ids[0]}`;
    expect(await api.send(PATH)).toMatchObject({ status: 401 });
    expect(await api.send(one)).toMatchObject({ status: 401 });
    expect(await api.send(one, { method: 'PATCH', body: {} })).toMatchObject({
      status: 401,
    });
    expect(await api.send(one, { method: 'PUT', body: {} })).toMatchObject({
      status: 401,
    });
    expect(await api.send(one, { method: 'DELETE' })).toMatchObject({
      status: 401,
    });
    for (const action of ['restore', 'invoice', 'credit-note']) {
      const answer = await api.send(`${one}/${action}`, { method: 'POST', body: {} });
      expect(answer).toMatchObject({ status: 401 });
    }
    expect(await api.send(one, { token: 'forged' })).toMatchObject({
      status: 401,
    });
    expect(await api.send('/orders')).toMatchObject({ status: 404 });
  });

  // The last one: the shop has one product less after it.
  it('keeps an order whose product is deleted', async () => {
    await api.knex('products').where({ slug: 'cap' }).delete();
    const { body } = await api.admin<WireOrder>(`${PATH}/${ids[0]}`);
    expect(body.items).toMatchObject([
      { product_id: null, slug: 'cap', price: 490.9, translations: { cs: { name: 'Kšiltovka' } } },
    ]);
  });
});
