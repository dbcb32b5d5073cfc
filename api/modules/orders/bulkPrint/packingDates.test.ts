import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import { openDateShop } from '../../../testing/testDates.ts';
import { textOfPdf } from '../../../testing/testPdf.ts';

describeOnSqlite('a packing list:', (open) => {
  let dateShop: Awaited<ReturnType<typeof openDateShop>>;
  beforeAll(async () => {
    dateShop = await openDateShop(open);
  });
  afterAll(() => dateShop.api.close());

  it.each(['cs', 'en'] as const)('names the date that holds now: %s', async (language) => {
    const { api, bookingsOf, make, order } = dateShop;
    const ordered = await make(10, { place_cs: 'Sosnová', place_en: 'Sosnová' });
    const other = await make(20, { place_cs: 'Most', place_en: 'Most' });
    const { body } = await order(ordered.id, 2);
    const printed = async () => {
      const path = `/orders/admin/orders/print/packing-list?ids=${body.orderId}&language=${language}`;
      const headers = { authorization: `Bearer ${api.token}` };
      const file = await fetch(`${api.url}/api${path}`, { headers });
      return textOfPdf(Buffer.from(await file.arrayBuffer())).replaceAll(/\s+/g, ' ');
    };
    expect(await printed()).toMatch(/\(.+, Sosnová\)/);
    const [first] = await bookingsOf(body.orderId);
    await api.admin(`/bookings/${first?.id}`, { method: 'PUT', body: { slot_id: other.id } });
    expect(await printed()).toMatch(/\(1× .+, Most; 1× .+, Sosnová\)/);
  });
});
