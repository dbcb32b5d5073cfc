import { afterAll, beforeAll, expect, it } from 'vitest';
import { Product } from '../../../db/models/product.ts';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import type { ErrorAnswer } from '../../contract/errors.ts';
import type { Order, SlotOffer, Slot as WireSlot } from '../../contract/types.ts';
import { type DateShop, openDateShop } from '../../testing/testDates.ts';

describeOnSqlite('dates that the team makes', (open) => {
  let dateShop: DateShop;
  beforeAll(async () => {
    dateShop = await openDateShop(open);
  });
  afterAll(() => dateShop.api.close());

  it('a product whose last date is given to another one asks for none any more', async () => {
    const { id, version } = await dateShop.make(28);
    const one = await dateShop.api.admin<{ id: number }>('/products', {
      body: {
        slug: 'other-ride',
        price: 10,
        category: 'merchandise',
        translations: { en: { name: 'Ride' }, cs: { name: 'Jízda' } },
      },
    });
    const product_id = one.body.id;
    const hasDates = async () =>
      (await Product.query(dateShop.api.knex).findById(product_id).select('has_dates'))?.has_dates;
    const slot = (await dateShop.api.admin<WireSlot>(`/slots/${id}`)).body;
    const give = (to: number, from: number) =>
      dateShop.api.admin<WireSlot>(`/slots/${id}`, {
        method: 'PUT',
        body: { ...slot, product_id: to, version: from },
      });
    expect((await give(product_id, version)).status).toBe(200);
    expect(await hasDates()).toBe(true);
    expect((await give(dateShop.shop.voucher, version + 1)).status).toBe(200);
    expect(await hasDates()).toBe(false);
  });

  it('those of a product are found by its id and its slug, and none of one that is not there', async () => {
    const { id, product_id } = await dateShop.make(33);
    const { body: slot } = await dateShop.api.admin<WireSlot>(`/slots/${id}`);
    const offered = async (product: string | number) => {
      const { body } = await dateShop.api.send<SlotOffer[]>(`/dates?product=${product}`);
      return body.map((offer) => [offer.product_id, offer.id === id]);
    };
    const byId = await offered(product_id);
    expect(byId).toContainEqual([product_id, true]);
    expect(await offered(slot.product?.slug ?? '')).toEqual(byId);
    expect(await offered('no-such-ride')).toEqual([]);
  });

  it('the answer to a new one says where it is', async () => {
    const { product_id, starts_at, ends_at } = await dateShop.make(32);
    const body = { product_id, starts_at, ends_at, place_cs: 'Jinde', capacity: 1 };
    const { headers, body: slot } = await dateShop.api.admin<WireSlot>('/slots', { body });
    expect(headers.get('location')).toBe(`/api/slots/${slot.id}`);
  });

  it('a change keeps what it does not name, by PUT as by PATCH', async () => {
    const { id } = await dateShop.make(31, {
      place_en: 'Most track',
      place_cs: 'Autodrom Most',
      capacity: 4,
      price_difference: 100,
      note: 'Bring helmets',
      state: 'confirmed',
    });
    const { body: before } = await dateShop.api.admin<WireSlot>(`/slots/${id}`);
    for (const [method, capacity] of [
      ['PUT', 6],
      ['PATCH', 7],
    ] as const) {
      const { status, body } = await dateShop.api.admin<WireSlot>(`/slots/${id}`, {
        method,
        body: { capacity },
      });
      expect(status).toBe(200);
      const { place_en, place_cs, price_difference, note, state, starts_at } = before;
      const kept = { place_en, place_cs, price_difference, note, state, starts_at };
      expect(body).toMatchObject({ ...kept, capacity });
    }
    const stale = { method: 'PUT', body: { capacity: 8, version: before.version } } as const;
    expect((await dateShop.api.admin(`/slots/${id}`, stale)).status).toBe(409);
    expect((await dateShop.api.admin(`/slots/${id}`, { method: 'PUT', body: {} })).status).toBe(
      200,
    );
    expect((await dateShop.api.admin('/slots/999999', { method: 'PUT', body: {} })).status).toBe(
      404,
    );
  });

  it('a product is not deleted while its coming dates are booked', async () => {
    const { id } = await dateShop.make(29);
    expect((await dateShop.order(id)).status).toBe(201);
    const remove = (slug: string) =>
      dateShop.api.admin<ErrorAnswer>(`/products/${slug}`, { method: 'DELETE' });
    const refused = await remove('drift-taxi-1');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('bookings'),
    ]);
    expect(await dateShop.takenOf(id)).toBe(1);
    const unbooked = await dateShop.api.admin<{ id: number }>('/products', {
      body: {
        slug: 'unbooked',
        price: 10,
        category: 'merchandise',
        translations: { en: { name: 'Ride' }, cs: { name: 'Jízda' } },
      },
    });
    await dateShop.make(30, { product_id: unbooked.body.id });
    expect((await remove('unbooked')).status).toBe(200);
  });

  it('the team adds many, changes, moves and deletes them, within their limits', async () => {
    const series = {
      product_id: dateShop.shop.voucher,
      place_en: 'Most',
      place_cs: 'Most',
      capacity: 2,
      days: ['2099-07-01', '2099-07-02'],
      times: [
        { from: '10:00', to: '10:20' },
        { from: '10:20', to: '10:40' },
      ],
    };
    expect((await dateShop.api.admin('/slots/series', { body: series })).body).toEqual({
      count: 4,
      left_out: 0,
    });
    const { body: made } = await dateShop.api.admin<WireSlot[]>('/slots?place_cs=Most');
    expect(made.map(({ starts_at }) => starts_at)).toContain('2099-07-01T08:00:00.000Z');
    const [slot, other] = made;
    const put = (changes: object) =>
      dateShop.api.admin<WireSlot & ErrorAnswer>(`/slots/${slot?.id}`, {
        method: 'PUT',
        body: { ...slot, ...changes },
      });
    const { body: placed } = await dateShop.order(slot?.id, 2);
    expect((await put({ capacity: 1 })).body.errors).toHaveProperty('capacity');
    expect((await put({ product_id: dateShop.shop.cap })).body.errors).toHaveProperty('product_id');
    expect((await put({ ends_at: slot?.starts_at })).body.errors).toHaveProperty('ends_at');
    expect((await put({ price_difference: -6_000 })).body.errors).toHaveProperty(
      'price_difference',
    );
    expect((await put({ place_cs: 'Brno', place_en: 'Brno' })).status).toBe(200);
    expect((await put({})).status).toBe(409);
    expect(await dateShop.mails('date_moved').where({ order_id: placed.orderId })).toHaveLength(1);
    const remove = (id?: number) => dateShop.api.admin(`/slots/${id}`, { method: 'DELETE' });
    expect((await remove(slot?.id)).status).toBe(409);
    const dear = await dateShop.make(3, { price_difference: 900 });
    for (const { id } of await dateShop.bookingsOf(placed.orderId)) {
      const body = { slot_id: dear.id };
      expect((await dateShop.api.admin(`/bookings/${id}`, { method: 'PUT', body })).status).toBe(
        200,
      );
    }
    expect([await dateShop.takenOf(dear.id), await dateShop.takenOf(slot?.id ?? 0)]).toEqual([
      2, 0,
    ]);
    expect((await remove(slot?.id)).status).toBe(200);
    expect((await remove(other?.id)).status).toBe(200);
    expect((await dateShop.api.send('/slots')).status).toBe(401);
  });

  it('who comes on a day, or to a date, is printed, and shown in the order', async () => {
    const slot = await dateShop.make(27);
    const { body } = await dateShop.order(slot.id, 2);
    await dateShop.voucherOf(body.orderId);
    const { body: record } = await dateShop.api.admin<Order>(
      `/orders/admin/orders/${body.orderId}`,
    );
    expect(record.bookings?.map(({ state, slot: of }) => [state, of?.id])).toEqual([
      ['booked', slot.id],
      ['booked', slot.id],
    ]);
    const day = new Date(slot.starts_at).toLocaleDateString('sv-SE', { timeZone: 'Europe/Prague' });
    const print = (query: string) =>
      dateShop.api.admin<ArrayBuffer>(`/orders/admin/orders/print/manifest?${query}`, {
        language: 'cs',
      });
    const answer = await print(`day=${day}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await print('day=nope')).status).toBe(400);
    expect((await print('day=9999-12-31')).status).toBe(400);
    expect((await print(`slot=${slot.id}`)).status).toBe(200);
  });
});
