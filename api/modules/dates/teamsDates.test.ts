import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Product } from '../../../db/models/product.ts';
import { Slot } from '../../../db/models/slot.ts';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import { dayAfter } from '../../contract/dates.ts';
import type { ErrorAnswer } from '../../contract/errors.ts';
import type { Locale } from '../../contract/locales.ts';
import type { SlotDetail, Slot as WireSlot } from '../../contract/types.ts';
import { PRODUCT } from '../../platform/commands.ts';
import { testBus } from '../../testing/testBus.ts';
import { DAY, type DateShop, openDateShop, PRICE, today } from '../../testing/testDates.ts';
import { createSlots } from './commands/saveSlots.ts';

describeOnSqlite('dates of the team', (open) => {
  let api: DateShop['api'];
  let shop: DateShop['shop'];
  let make: DateShop['make'];
  let order: DateShop['order'];
  let takenOf: DateShop['takenOf'];
  let bookingsOf: DateShop['bookingsOf'];
  let mails: DateShop['mails'];
  beforeAll(async () => {
    ({ api, shop, make, order, takenOf, bookingsOf, mails } = await openDateShop(open));
  });
  afterAll(() => api.close());

  it('a product whose last date is given to another one asks for none any more', async () => {
    const { id, version } = await make(28);
    const one = await api.admin<{ id: number }>('/products', {
      body: {
        slug: 'other-ride',
        price: 10,
        category: 'merchandise',
        translations: { en: { name: 'Ride' }, cs: { name: 'Jízda' } },
      },
    });
    const product_id = one.body.id;
    const hasDates = async () =>
      (await Product.query(api.knex).findById(product_id).select('has_dates'))?.has_dates;
    const slot = (await api.admin<WireSlot>(`/slots/${id}`)).body;
    const give = (to: number, from: number) =>
      api.admin<WireSlot>(`/slots/${id}`, {
        method: 'PUT',
        body: { ...slot, product_id: to, version: from },
      });
    expect((await give(product_id, version)).status).toBe(200);
    expect(await hasDates()).toBe(true);
    expect((await give(shop.voucher, version + 1)).status).toBe(200);
    expect(await hasDates()).toBe(false);
  });

  it('who was given a part of the price back has paid, and who was given all of it has not', async () => {
    const { id } = await make(33);
    const { body } = await order(id);
    const isPaid = async () =>
      (await api.admin<SlotDetail>(`/slots/${id}`)).body.bookings.map(({ is_paid }) => is_paid);
    const money = { order_id: body.orderId, received_on: today() };
    const pay = (amount: number) => api.admin('/payments', { body: { ...money, amount } });
    const refund = (amount: number) =>
      api.admin('/payments/refunds', {
        body: { ...money, amount, key: `${body.orderId}/${amount}`, through: null },
      });
    expect(await isPaid()).toEqual([false]);
    for (const [booked, expected] of [
      [() => pay(PRICE + 129), true],
      [() => refund(100), true],
      [() => refund(PRICE + 29), false],
    ] as const) {
      expect((await booked()).status).toBe(201);
      expect(await isPaid()).toEqual([expected]);
    }
  });

  it('the answer to a new one says where it is', async () => {
    const { product_id, starts_at, ends_at } = await make(32);
    const body = { product_id, starts_at, ends_at, place_cs: 'Jinde', capacity: 1 };
    const { headers, body: slot } = await api.admin<WireSlot>('/slots', { body });
    expect(headers.get('location')).toBe(`/api/slots/${slot.id}`);
  });

  it('a change keeps what it does not name, by PUT as by PATCH', async () => {
    const { id } = await make(31, {
      place_en: 'Most track',
      place_cs: 'Autodrom Most',
      capacity: 4,
      price_difference: 100,
      note: 'Bring helmets',
      state: 'confirmed',
    });
    const { body: before } = await api.admin<WireSlot>(`/slots/${id}`);
    for (const [method, capacity] of [
      ['PUT', 6],
      ['PATCH', 7],
    ] as const) {
      const { status, body } = await api.admin<WireSlot>(`/slots/${id}`, {
        method,
        body: { capacity },
      });
      expect(status).toBe(200);
      const { place_en, place_cs, price_difference, note, state, starts_at } = before;
      const kept = { place_en, place_cs, price_difference, note, state, starts_at };
      expect(body).toMatchObject({ ...kept, capacity });
    }
    const stale = { method: 'PUT', body: { capacity: 8, version: before.version } } as const;
    expect((await api.admin(`/slots/${id}`, stale)).status).toBe(409);
    expect((await api.admin(`/slots/${id}`, { method: 'PUT', body: {} })).status).toBe(200);
    expect((await api.admin('/slots/999999', { method: 'PUT', body: {} })).status).toBe(404);
  });

  it('a product is not deleted while its coming dates are booked', async () => {
    const { id } = await make(29);
    expect((await order(id)).status).toBe(201);
    const remove = (slug: string) =>
      api.admin<ErrorAnswer>(`/products/${slug}`, { method: 'DELETE' });
    const refused = await remove('drift-taxi-1');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('bookings'),
    ]);
    expect(await takenOf(id)).toBe(1);
    const unbooked = await api.admin<{ id: number }>('/products', {
      body: {
        slug: 'unbooked',
        price: 10,
        category: 'merchandise',
        translations: { en: { name: 'Ride' }, cs: { name: 'Jízda' } },
      },
    });
    await make(30, { product_id: unbooked.body.id });
    expect((await remove('unbooked')).status).toBe(200);
  });

  it('the team adds many, changes, moves and deletes them, within their limits', async () => {
    const series = {
      product_id: shop.voucher,
      place_en: 'Most',
      place_cs: 'Most',
      capacity: 2,
      days: ['2099-07-01', '2099-07-02'],
      times: [
        { from: '10:00', to: '10:20' },
        { from: '10:20', to: '10:40' },
      ],
    };
    expect((await api.admin('/slots/series', { body: series })).body).toEqual({
      count: 4,
      left_out: 0,
    });
    const { body: made } = await api.admin<WireSlot[]>('/slots?place_cs=Most');
    expect(made.map(({ starts_at }) => starts_at)).toContain('2099-07-01T08:00:00.000Z');
    const [slot, other] = made;
    const put = (changes: object) =>
      api.admin<WireSlot & ErrorAnswer>(`/slots/${slot?.id}`, {
        method: 'PUT',
        body: { ...slot, ...changes },
      });
    const { body: placed } = await order(slot?.id, 2);
    expect((await put({ capacity: 1 })).body.errors).toHaveProperty('capacity');
    expect((await put({ product_id: shop.cap })).body.errors).toHaveProperty('product_id');
    expect((await put({ ends_at: slot?.starts_at })).body.errors).toHaveProperty('ends_at');
    expect((await put({ price_difference: -6_000 })).body.errors).toHaveProperty(
      'price_difference',
    );
    expect((await put({ place_cs: 'Brno', place_en: 'Brno' })).status).toBe(200);
    expect((await put({})).status).toBe(409);
    expect(await mails('date_moved').where({ order_id: placed.orderId })).toHaveLength(1);
    const remove = (id?: number) => api.admin(`/slots/${id}`, { method: 'DELETE' });
    expect((await remove(slot?.id)).status).toBe(409);
    const dear = await make(3, { price_difference: 900 });
    for (const { id } of await bookingsOf(placed.orderId)) {
      const body = { slot_id: dear.id };
      expect((await api.admin(`/bookings/${id}`, { method: 'PUT', body })).status).toBe(200);
    }
    expect([await takenOf(dear.id), await takenOf(slot?.id ?? 0)]).toEqual([2, 0]);
    expect((await remove(slot?.id)).status).toBe(200);
    expect((await remove(other?.id)).status).toBe(200);
    expect((await api.send('/slots')).status).toBe(401);
  });

  describe('days and times that can’t be are refused, and say which they are', () => {
    const RIDE = { from: '10:00', to: '10:20' };
    const plan = async (changes: object, language: Locale = 'en') => {
      const body = {
        product_id: shop.voucher,
        place_cs: 'Mohelnice',
        capacity: 2,
        days: ['2099-03-28'],
        times: [RIDE],
        ...changes,
      };
      const options = { body, language };
      return (await api.admin<{ count: number } & ErrorAnswer>('/slots/series', options)).body;
    };
    const put = async (id: number, changes: object) => {
      const { body: slot } = await api.admin<WireSlot>(`/slots/${id}`);
      const body = { ...slot, ...changes };
      return (await api.admin<WireSlot & ErrorAnswer>(`/slots/${id}`, { method: 'PUT', body }))
        .body;
    };

    // In the night to 29 March 2099 the clocks go from 2:00 to 3:00.
    it.each([
      ['neither its start nor its end', { from: '02:00', to: '02:30' }, '02:00'],
      ['no start', { from: '02:45', to: '03:30' }, '02:45'],
      ['no end', { from: '01:30', to: '02:30' }, '02:30'],
    ])('where the clocks change a ride has %s', async (_what, time, missing) => {
      const days = ['2099-03-28', '2099-03-29'];
      expect((await plan({ days, times: [RIDE, time] })).errors).toEqual({
        times: `There is no ${missing} on 29.\u00a03.\u00a02099: the clocks go from 2:00 to 3:00. Please choose another time or another day.`,
      });
      expect((await plan({ days, times: [time] }, 'cs')).message).toMatch(
        new RegExp(`^Dne 29\\.\\s3\\.\\s2099 čas ${missing} není`),
      );
    });

    it.each(['2099-02-30', '28. 3. 2099', ''])('a day that is none, %j, is named', async (day) => {
      const wrong = 'The date must be in YYYY-MM-DD format.';
      expect((await plan({ days: ['2099-03-28', day] })).errors).toEqual({ 'days.1': wrong });
    });

    it('a date isn’t moved to where its clock has no such time', async () => {
      const { id } = await make(30);
      const local = { starts_at: '2099-03-29T02:30', ends_at: '2099-03-29T03:30' };
      expect((await put(id, local)).errors).toEqual({
        starts_at: expect.stringMatching(/^There is no 02:30 on 29\.\s3\.\s2099/),
      });
      // 3:30 in Prague.
      const moment = { starts_at: '2099-03-29T01:30:00Z', ends_at: '2099-03-29T04:00' };
      expect((await put(id, moment)).starts_at).toBe('2099-03-29T01:30:00.000Z');
    });

    it('in the hour that comes twice a ride ends after it begins', async () => {
      const times = [
        { from: '02:00', to: '02:30' },
        { from: '02:30', to: '03:00' },
      ];
      expect((await plan({ days: ['2099-10-25'], times })).count).toBe(2);
    });

    it('a date without a product asks for one', async () => {
      expect((await plan({ product_id: null })).errors).toEqual({
        product_id: 'Please choose a product.',
      });
      expect((await plan({ product_id: null }, 'cs')).errors).toEqual({
        product_id: 'Vyberte produkt.',
      });
    });

    it('a day given twice is one, and a time given twice is a mistake', async () => {
      const days = ['2099-05-01', '2099-05-02', '2099-05-01'];
      expect((await plan({ days })).count).toBe(2);
      expect(
        (await plan({ days, times: [RIDE, { from: '11:00', to: '12:00' }, RIDE] })).errors,
      ).toEqual({ times: 'The time 10:00–10:20 is there twice.' });
    });

    it('dates that are there already are left out, and nothing but those is refused', async () => {
      const days = ['2099-08-01', '2099-08-08'];
      const first = { count: 2, left_out: 0 };
      expect(await plan({ days })).toEqual(first);
      expect((await plan({ days })).errors).toEqual({
        days: 'All of these dates are there already.',
      });
      expect((await plan({ days }, 'cs')).message).toBe('Všechny tyto termíny už tu jsou.');
      const longer = await plan({ days: [...days, '2099-08-15'] });
      expect(longer).toEqual({ count: 1, left_out: 2 });
      // Elsewhere it is another date, of another product as well, and a cancelled one can take place after all.
      expect(await plan({ days, place_cs: 'Sosnová' })).toEqual(first);
      expect(await plan({ days, product_id: shop.cap })).toEqual(first);
      const { body: made } = await api.admin<WireSlot[]>('/slots?place_cs=Mohelnice');
      const august = made.find(({ starts_at }) => starts_at.startsWith('2099-08-01'));
      await api.admin(`/slots/${august?.id}/cancellation`, { body: {} });
      expect(await plan({ days })).toEqual({ count: 1, left_out: 1 });
      const [one, other] = await Promise.all([1, 2].map(() => plan({ days: ['2099-09-01'] })));
      expect([one?.count, other?.count].sort()).toEqual([1, undefined]);
      const body = {
        product_id: shop.voucher,
        place_cs: 'Mohelnice',
        capacity: 1,
        starts_at: '2099-09-01T10:00',
        ends_at: '2099-09-01T10:20',
      };
      const there = { starts_at: 'This date is there already.' };
      expect((await api.admin<ErrorAnswer>('/slots', { body })).body.errors).toEqual(there);
      // Nor is another date moved there.
      const later = { ...body, starts_at: '2099-09-01T11:00', ends_at: '2099-09-01T11:20' };
      const { body: second } = await api.admin<WireSlot>('/slots', { body: later });
      expect((await put(second.id, body)).errors).toEqual(there);
      expect((await put(second.id, { capacity: 2 })).errors).toBeUndefined();
    });

    it('days that are over get no dates', async () => {
      const yesterday = dayAfter(today(), -1);
      const over = /^\d+\.\s\d+\.\s\d+ is over\. Please choose today or a later day\.$/;
      expect((await plan({ days: [dayAfter(today(), 1), yesterday] })).errors).toEqual({
        days: expect.stringMatching(over),
      });
      const past = { starts_at: `${yesterday}T10:00`, ends_at: `${yesterday}T10:20` };
      const body = { product_id: shop.voucher, capacity: 1, ...past };
      const alone = await api.admin<ErrorAnswer>('/slots', { body });
      expect(alone.body.errors).toEqual({ starts_at: expect.stringMatching(over) });
      const { id } = await make(30);
      expect((await put(id, past)).errors).toEqual({ starts_at: expect.stringMatching(over) });
    });

    it('today gets dates until it ends in Prague', async () => {
      const places = {
        product_id: shop.voucher,
        place_cs: '',
        place_en: '',
        capacity: 1,
        note: '',
      };
      const days = ['2098-06-10'];
      const series = { ...places, price_difference: 0, days, times: [RIDE] };
      const at = (time: string) =>
        createSlots(
          testBus(api.knex, () => new Date(time)),
          series,
          PRODUCT,
        );
      expect(await at('2098-06-10T21:59:59Z')).toEqual({ count: 1, left_out: 0 });
      await expect(at('2098-06-10T22:00:00Z')).rejects.toMatchObject({ status: 422 });
    });

    it('a date that is over keeps its day, and its note is still written', async () => {
      const { id } = await make(30);
      const starts_at = new Date(Date.now() - 3 * DAY).toISOString();
      const ends_at = new Date(Date.now() - 3 * DAY + 600_000).toISOString();
      await Slot.query(api.knex).findById(id).patch({ starts_at, ends_at });
      expect((await put(id, { note: 'Rained all day' })).note).toBe('Rained all day');
    });
  });
});
