import { afterAll, beforeAll, expect, it } from 'vitest';
import { completeOrderIndex } from '../../../db/orderIndex/orderIndex.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';

const AT = '2026-05-01T10:00:00.000Z';
const MANY = 1_100;

describeEachDatabase('lists of many orders', (open) => {
  let api: Harness;
  beforeAll(async () => {
    api = await createHarness(open);
    const orders = Array.from({ length: MANY }, (_, index) => ({
      customer_name: `Fan ${index}`,
      customer_email: `fan${index}@example.com`,
      search: `fan ${index}\nfan${index}@example.com`,
      shipping_price_halere: 0,
      total_halere: ((index * 7_919) % MANY) * 100,
      hidden_at: index % 13 === 0 ? AT : null,
      locale: 'cs',
      created_at: AT,
      updated_at: AT,
    }));
    await api.knex.batchInsert('orders', orders, 40);
  });
  afterAll(() => api.close());

  const list = async (query: string) => {
    const path = `/orders/admin/orders?${query}`;
    const { body, headers } = await api.admin<{ id: number; total: number }[]>(path);
    return { body, total: Number(headers.get('x-total-count')) };
  };

  it('have the same rows on every page, however deep, and the number of all that are not deleted', async () => {
    const shown = await api.knex('orders').whereNull('hidden_at').orderBy('total_halere', 'desc');
    const first = await list('_sort=total&_order=DESC&_start=0&_end=1000');
    const deep = await list('_sort=total&_order=DESC&_start=1000&_end=1060');
    expect([first.total, deep.total]).toEqual([shown.length, shown.length]);
    expect(deep.body.length).toBeGreaterThan(0);
    expect([...first.body, ...deep.body].map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
  });

  it('count again after an order is deleted and brought back', async () => {
    const before = (await list('_end=5')).total;
    await api.admin('/orders/admin/orders/2', { method: 'DELETE' });
    expect((await list('_end=5')).total).toBe(before - 1);
    await api.admin('/orders/admin/orders/2/restore', { method: 'POST' });
    expect((await list('_end=5')).total).toBe(before);
  });

  it.each([
    ['a whole second', '2026-05-01T22:30:00Z', '2026-05-01T22:30:01Z'],
    ['a time of another zone', '2026-05-01T18:30:00-04:00', '2026-05-01T18:30:01-04:00'],
    ['a time without a zone, which is Prague’s', '2026-05-02T00:30', '2026-05-02T00:31'],
    ['a day, which begins in Prague at midnight', '2026-05-02', '2026-05-03'],
  ])(
    'find the order of half past midnight from %s on, and not from the next one',
    async (_what, from, next) => {
      const last = { id: MANY };
      await api.knex('orders').where(last).update({ created_at: '2026-05-01T22:30:00.085Z' });
      const since = async (time: string) =>
        (await list(`created_at_gte=${encodeURIComponent(time)}&_end=5`)).body.map(({ id }) => id);
      expect([await since(from), await since(next)]).toEqual([[MANY], []]);
      const { body } = await list(
        `created_at_lt=${encodeURIComponent(from)}&_sort=id&_order=desc&_end=1`,
      );
      expect(body[0]?.id).toBeLessThan(MANY);
      await api.knex('orders').where(last).update({ created_at: AT });
    },
  );

  it('find what was changed, paid, deleted or restored since a time', async () => {
    const since = new Date().toISOString();
    const changed = async (filter = '') =>
      (await list(`updated_at_gte=${since}${filter}&_sort=id&_end=9`)).body.map(({ id }) => id);
    expect(await changed()).toEqual([]);
    const order = (id: number) => `/orders/admin/orders/${id}`;
    await api.admin(order(3), { method: 'PUT', body: { status: 'processing' } });
    const money = { order_id: 4, amount: 5, received_on: '2026-05-02', note: '', key: 'four' };
    expect((await api.admin('/payments', { body: money })).status).toBe(201);
    await api.admin(order(5), { method: 'DELETE' });
    await api.admin(order(6), { method: 'DELETE' });
    await api.admin(`${order(6)}/restore`, { method: 'POST' });
    expect(await changed()).toEqual([3, 4, 6]);
    expect(await changed('&hidden_at_gte=2026')).toEqual([5]);
    await api.admin(`${order(5)}/restore`, { method: 'POST' });
  });

  it('find nothing by a time that is none', async () => {
    expect((await list('created_at_lt=yesterday&_end=5')).total).toBe(0);
  });

  it.each([
    'fan77',
    'fan 103',
    '103 fan',
    'example fan 7',
    'FAN10@',
    'an10',
    '#0000000100',
    '00001',
    '77',
    '7',
    'a_1',
    '%',
    '"an',
  ])('find the orders that have %j, through the index or not', async (q) => {
    await completeOrderIndex(api.knex);
    const { body, total } = await list(`q=${encodeURIComponent(q)}&_sort=id&_start=0&_end=1000`);
    const orders = await api.knex('orders').whereNull('hidden_at').orderBy('id');
    const isFound = ({ id, search }: { id: number; search: string }) =>
      q
        .toLowerCase()
        .split(' ')
        .every((word) => search.includes(word)) ||
      (/^#?\d+$/.test(q) && `#${String(id).padStart(10, '0')}`.includes(q));
    const expected = orders.filter(isFound).map(({ id }) => id);
    expect(body.map(({ id }) => id)).toEqual(expected);
    expect(total).toBe(expected.length);
  });
});
