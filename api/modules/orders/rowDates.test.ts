import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import type { OrderRow } from '../../contract/types.ts';
import { openDateShop } from '../../testing/testDates.ts';

describeOnSqlite('an exported order:', (open) => {
  let dateShop: Awaited<ReturnType<typeof openDateShop>>;
  beforeAll(async () => {
    dateShop = await openDateShop(open);
  });
  afterAll(() => dateShop.api.close());

  it('names the date that holds now', async () => {
    const { api, bookingsOf, make, order } = dateShop;
    const ordered = await make(10, { place_cs: 'Sosnová', place_en: 'Sosnová' });
    const other = await make(20, { place_cs: 'Most', place_en: 'Most' });
    const { body } = await order(ordered.id, 2);
    const exported = async () => {
      const path = `/orders/admin/rows?id=${body.orderId}`;
      const { body: rows } = await api.admin<OrderRow[]>(path);
      return rows[0]?.items[0]?.name;
    };
    expect(await exported()).toMatch(/\(.+, Sosnová\)$/);
    const [first] = await bookingsOf(body.orderId);
    await api.admin(`/bookings/${first?.id}`, { method: 'PUT', body: { slot_id: other.id } });
    expect(await exported()).toMatch(/\(1× .+, Most; 1× .+, Sosnová\)$/);
  });
});
