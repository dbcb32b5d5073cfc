import { afterAll, beforeAll, expect, it } from 'vitest';
import { Slot } from '../../../db/models/slot.ts';
import { Voucher } from '../../../db/models/voucher.ts';
import { describeEachDatabase, isForPlainTests } from '../../../db/testing/databases.ts';
import { slotText } from '../../contract/slots.ts';
import type {
  Order,
  OrderPage,
  SlotCancellationPreview,
  SlotDetail,
} from '../../contract/types.ts';
import { codeOf, formatCode } from '../../contract/voucherCodes.ts';
import { DAY, type DateShop, openDateShop } from '../../testing/testDates.ts';
import { CUSTOMER } from '../../testing/testShop.ts';

describeEachDatabase('dates that buyers choose', (open, kind) => {
  let api: DateShop['api'];
  let make: DateShop['make'];
  let order: DateShop['order'];
  let takenOf: DateShop['takenOf'];
  let setStatus: DateShop['setStatus'];
  let bookingsOf: DateShop['bookingsOf'];
  let choose: DateShop['choose'];
  let mails: DateShop['mails'];
  let voucherOf: DateShop['voucherOf'];
  let byCode: DateShop['byCode'];
  let fromElsewhere: DateShop['fromElsewhere'];
  beforeAll(async () => {
    ({
      api,
      make,
      order,
      takenOf,
      setStatus,
      bookingsOf,
      choose,
      mails,
      voucherOf,
      byCode,
      fromElsewhere,
    } = await openDateShop(open));
  });
  afterAll(() => api.close());

  it('the first dates of two vouchers of an order are chosen at once', async () => {
    fromElsewhere();
    const slot = await make(26, { capacity: 60 });
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const { body } = await order(undefined, 2);
      const first = await voucherOf(body.orderId);
      const code = codeOf(String(body.orderId + 5_000_000).padStart(11, '0'));
      const second = await voucherOf(body.orderId, { piece: 2, code });
      const chosen = [first, second].map((each) => byCode(formatCode(each.code), slot.id));
      for (const { status } of await Promise.all(chosen)) statuses.push(status);
    }
    expect(statuses).toEqual(Array(20).fill(200));
    expect(await takenOf(slot.id)).toBe(20);
  });

  if (!isForPlainTests(kind)) return;

  it('a buyer moves pieces to a date that costs no more, until some days before, all or none', async () => {
    const [first, second, dear, soon] = [
      await make(20),
      await make(21, { capacity: 1 }),
      await make(22, { price_difference: 1 }),
      await make(2),
    ];
    const { body } = await order(first.id, 2);
    const ids = (await bookingsOf(body.orderId)).map(({ id }) => id);
    const [one = 0] = ids;
    expect(await choose(body.link, ids, second.id)).toMatchObject({
      status: 409,
      body: { message: 'There is no longer a free place on this date. Please choose another one.' },
    });
    expect([await takenOf(first.id), await takenOf(second.id)]).toEqual([2, 0]);
    expect((await choose(body.link, [one], dear.id)).body.message).toMatch(/costs more/);
    const moved = await choose(body.link, [one], second.id);
    expect(moved.status).toBe(200);
    expect(moved.body.bookings.map(({ slot }) => slot?.id)).toEqual([second.id, first.id]);
    const { body: page } = await api.send<OrderPage>(`/order-pages/${body.link}`);
    expect(page.dates?.offers.map(({ id }) => id)).not.toContain(dear.id);
    expect((await choose(body.link, [one], soon.id)).status).toBe(200);
    expect((await choose(body.link, [one], first.id)).body.message).toMatch(/too late/);
    const [mail] = await mails('date_chosen').where({ order_id: body.orderId });
    expect(mail).toMatchObject({ to: CUSTOMER.email, facts: { dates: [{ quantity: 1 }] } });
    const stranger = await order(first.id);
    expect((await choose(stranger.body.link, [one], second.id)).status).toBe(404);
    expect((await choose('x', [one], second.id)).status).toBe(404);
  });

  it('the calendar keeps its ids, counts changes and cancels', async () => {
    const [first, second] = [await make(23), await make(24)];
    const { body } = await order(first.id, 2);
    const calendar = async () => {
      const { body: file, headers } = await api.send<string>(`/order-pages/${body.link}/dates.ics`);
      expect(headers.get('content-type')).toMatch('text/calendar');
      return [...String(file).matchAll(/UID:(booking-\d+)|SEQUENCE:(\d+)|STATUS:(\w+)/g)].map(
        ([, uid, sequence, status]) => uid ?? sequence ?? status,
      );
    };
    const [one = 0, other = 0] = (await bookingsOf(body.orderId)).map(({ id }) => id);
    expect(await calendar()).toEqual([`booking-${one}`, '0', 'CONFIRMED']);
    await choose(body.link, [other], second.id);
    expect(await calendar()).toEqual([
      ...[`booking-${one}`, '0', 'CONFIRMED'],
      ...[`booking-${other}`, '1', 'CONFIRMED'],
    ]);
    await choose(body.link, [one], second.id);
    expect(await calendar()).toEqual([
      ...[`booking-${one}`, '1', 'CONFIRMED'],
      ...[`booking-${other}`, '1', 'CANCELLED'],
    ]);
    await setStatus(body.orderId, 'cancelled');
    expect((await calendar()).slice(0, 3)).toEqual([`booking-${one}`, '2', 'CANCELLED']);
  });

  it('a date is chosen later with a voucher’s code, which is hard to guess', async () => {
    fromElsewhere();
    const slot = await make(25);
    const { body } = await order(undefined);
    await api
      .knex('order_items')
      .where({ order_id: body.orderId })
      .update({ voucher_kind: 'experience' });
    const read = () => api.send<OrderPage>(`/order-pages/${body.link}`);
    expect((await read()).body.dates?.bookings).toEqual([]);
    await setStatus(body.orderId, 'cancelled');
    expect((await read()).body).not.toHaveProperty('dates');
    await setStatus(body.orderId, 'pending');
    const voucher = await voucherOf(body.orderId);
    const code = formatCode(voucher.code);
    const found = await byCode(code.toLowerCase());
    expect(found).toMatchObject({ status: 200, body: { code, bookings: [] } });
    expect(found.body.offers.map(({ id }) => id)).toContain(slot.id);
    expect((await byCode(code, slot.id)).body.bookings).toMatchObject([{ slot: { id: slot.id } }]);
    expect(await takenOf(slot.id)).toBe(1);
    // The page of the order has it, too, and the code is told to the team.
    const { body: page } = await api.send<OrderPage>(`/order-pages/${body.link}`);
    expect(page.dates?.bookings).toMatchObject([{ code, slot: { id: slot.id } }]);
    const { body: detail } = await api.admin<SlotDetail>(`/slots/${slot.id}`);
    expect(detail.bookings).toMatchObject([{ voucher: { code }, customer_name: CUSTOMER.name }]);
    await Voucher.query(api.knex)
      .findById(voucher.id)
      .patch({ redeemed_at: new Date().toISOString() });
    expect((await byCode(code, slot.id)).status).toBe(404);
    const guessed = [];
    for (let guess = 0; guess < 12; guess += 1) {
      guessed.push((await byCode(codeOf(String(guess).padStart(11, '9')))).status);
    }
    expect(guessed).toEqual([...Array(9).fill(404), 429, 429, 429]);
    fromElsewhere();
    const ended = await order(undefined);
    const old = await voucherOf(ended.body.orderId, { valid_until: '2001-01-01' });
    expect((await byCode(old.code)).status).toBe(404);
    const until = new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10);
    const short = await order(undefined);
    const brief = await voucherOf(short.body.orderId, { valid_until: until });
    expect((await byCode(brief.code, slot.id)).body.message).toMatch(/ends before this date/);
  });

  it('cancelled: no date after the end of a voucher is named, since it can’t be chosen', async () => {
    const [bad, good] = [await make(6), await make(8)];
    await make(20);
    const { body } = await order(bad.id);
    const until = new Date(Date.now() + 12 * DAY).toISOString().slice(0, 10);
    await voucherOf(body.orderId, { valid_until: until });
    await api.admin(`/slots/${bad.id}/cancellation`, { body: {} });
    const [mail] = await mails('date_cancelled').where({ order_id: body.orderId });
    const named = mail?.facts.otherDates ?? [];
    expect(named).toContain(slotText(good, 'Sosnová', 'en'));
    const last = await Slot.query(api.knex)
      .where('starts_at', '>', `${until}T23:00:00Z`)
      .orderBy('starts_at');
    expect(last.length).toBeGreaterThan(0);
    for (const slot of last) expect(named).not.toContain(slotText(slot, 'Sosnová', 'en'));
  });

  it('cancelled by the weather: buyers are mailed the next dates, and choose; money stays', async () => {
    const [bad, good] = [await make(4), await make(5)];
    const { body } = await order(bad.id, 2);
    const before = await api.admin<Order>(`/orders/admin/orders/${body.orderId}`);
    const path = `/slots/${bad.id}/cancellation`;
    const { body: preview } = await api.admin<SlotCancellationPreview>(path);
    expect(preview).toMatchObject({ bookings: 2, mails: 1 });
    expect(preview.free).toBeGreaterThanOrEqual(5);
    expect(await mails('date_cancelled').where({ order_id: body.orderId })).toEqual([]);
    const message = { message_en: 'Storms all day.', message_cs: 'Celý den bouřky.' };
    const { status, body: cancelled } = await api.admin<SlotDetail>(path, { body: message });
    expect([status, cancelled.state, cancelled.taken]).toEqual([201, 'cancelled', 0]);
    expect(cancelled.bookings.map(({ state }) => state)).toEqual(['to_choose', 'to_choose']);
    const [mail] = await mails('date_cancelled').where({ order_id: body.orderId });
    expect(mail?.facts).toMatchObject({ text: 'Storms all day.', dates: [{ quantity: 2 }] });
    expect(mail?.facts.otherDates?.length).toBeGreaterThan(0);
    const after = await api.admin<Order>(`/orders/admin/orders/${body.orderId}`);
    expect({ ...after.body, bookings: [] }).toEqual({ ...before.body, bookings: [] });
    expect((await api.admin(path, { body: {} })).status).toBe(409);
    const ids = (await bookingsOf(body.orderId)).map(({ id }) => id);
    expect((await choose(body.link, ids, bad.id)).status).toBe(409);
    expect((await choose(body.link, ids, good.id)).status).toBe(200);
    expect(await takenOf(good.id)).toBe(2);
  });
});
