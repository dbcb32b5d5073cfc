import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { Booking, Slot } from '../../../db/models/slot.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { DAY_MS, HOUR_MS } from '../../contract/durations.ts';
import type {
  Order,
  OrderPage,
  RedemptionAnswer,
  RedemptionAnswers,
  SlotDetail,
  SlotOffer,
  VoucherCheck,
} from '../../contract/types.ts';
import { formatCode } from '../../contract/voucherCodes.ts';
import { type DateShop, openDateShop } from '../../testing/testDates.ts';
import { isUsedBefore } from './vouchers.ts';

describe('a voucher is used before its date', () => {
  const starts_at = '2026-06-13T08:00:00.000Z';
  it.each([
    ['weeks before', '2026-05-20T09:00:00.000Z', true],
    ['in the afternoon before', '2026-06-12T13:00:00.000Z', true],
    ['in the evening before', '2026-06-12T20:30:00.000Z', false],
    ['just before it begins', '2026-06-13T07:50:00.000Z', false],
    ['afterwards', '2026-06-14T09:00:00.000Z', false],
    ['never', null, false],
  ])('%s', (_, redeemed_at, isBefore) => {
    expect(isUsedBefore({ redeemed_at }, { starts_at })).toBe(isBefore);
  });

  it('not on its day in Prague, however late that begins', () => {
    // 0:30 and 23:30 of 13 June in Prague.
    const redeemed_at = '2026-06-12T22:30:00.000Z';
    expect(isUsedBefore({ redeemed_at }, { starts_at: '2026-06-13T21:30:00.000Z' })).toBe(false);
  });
});

describeEachDatabase('a used voucher', (open) => {
  let dateShop: DateShop;
  beforeAll(async () => {
    dateShop = await openDateShop(open);
  });
  afterAll(() => dateShop.api.close());

  const redeem = (code: string) =>
    dateShop.api.admin<RedemptionAnswer>('/voucher-redemptions', {
      body: { key: randomUUID(), code },
    });
  const dateAtLookup = async (code: string) =>
    (await dateShop.api.admin<VoucherCheck>('/vouchers/lookup', { body: { code } })).body.date;
  const booked = async (slotId: number) => {
    const { body } = await dateShop.order(slotId);
    return { ...body, voucher: await dateShop.voucherOf(body.orderId) };
  };
  const stateOf = async (orderId: number) => (await dateShop.bookingsOf(orderId))[0]?.state;

  it('frees its place on a later date for those who wait for it, and takes none again', async () => {
    const { id } = await dateShop.make(50, { capacity: 1 });
    const { orderId, link, voucher } = await booked(id);
    await dateShop.api
      .knex('order_items')
      .where({ order_id: orderId })
      .update({ voucher_kind: 'experience' });
    const alert = { slot_id: id, email: `fan${id}@example.cz`, consent: true };
    expect((await dateShop.api.send('/date-alerts', { body: alert })).status).toBe(201);
    const left = async () => {
      const path = `/dates?product=${dateShop.shop.voucher}`;
      const { body } = await dateShop.api.send<SlotOffer[]>(path);
      return body.find((offer) => offer.id === id)?.left;
    };
    expect(await left()).toBe(0);
    const { starts_at } = await Slot.query(dateShop.api.knex).findById(id).throwIfNotFound();
    const date = { starts_at, place_en: expect.any(String), is_given_back: true };
    // Who redeems it is told before and after; the voucher says nothing of its buyer.
    expect(await dateAtLookup(voucher.code)).toMatchObject(date);
    const answered = (await redeem(voucher.code)).body;
    expect(answered).toMatchObject({ outcome: 'redeemed', voucher: { date } });
    expect(await dateAtLookup(voucher.code)).toMatchObject(date);
    expect([await dateShop.takenOf(id), await stateOf(orderId)]).toEqual([0, 'released']);
    expect(await left()).toBe(1);
    expect(await dateShop.mails('place_free').where({ to: alert.email })).toHaveLength(1);
    // Its page still says which date it was, and that the voucher is used.
    const { body: page } = await dateShop.api.send<OrderPage>(`/order-pages/${link}`);
    expect(page.dates?.bookings).toMatchObject([
      { state: 'released', slot: { id }, voucher_state: 'redeemed', may_move: false },
    ]);
    expect(page.items.map(({ name }) => name.en)).toEqual(['Drift taxi']);
    const { body: order } = await dateShop.api.admin<Order>(`/orders/admin/orders/${orderId}`);
    expect(order.bookings).toMatchObject([{ state: 'released', slot: { id } }]);
    const { body: detail } = await dateShop.api.admin<SlotDetail>(`/slots/${id}`);
    expect(detail).toMatchObject({
      taken: 0,
      bookings: [{ state: 'released', voucher: { is_redeemed: true } }],
    });
    await dateShop.setStatus(orderId, 'cancelled');
    expect((await dateShop.api.send(`/order-pages/${link}`)).body).not.toHaveProperty('dates');
    await dateShop.setStatus(orderId, 'pending');
    expect([await dateShop.takenOf(id), await stateOf(orderId)]).toEqual([0, 'released']);
    expect((await dateShop.order(id)).status).toBe(201);
  });

  it('keeps its place on the date that it is used for', async () => {
    const starts_at = new Date(Date.now() + HOUR_MS).toISOString();
    const ends_at = new Date(Date.now() + 2 * HOUR_MS).toISOString();
    const { id } = await dateShop.make(0, { starts_at, ends_at });
    const { orderId, voucher } = await booked(id);
    expect(await dateAtLookup(voucher.code)).toMatchObject({ starts_at, is_given_back: false });
    expect((await redeem(voucher.code)).body).toMatchObject({
      outcome: 'redeemed',
      voucher: { date: { starts_at, is_given_back: false } },
    });
    expect([await dateShop.takenOf(id), await stateOf(orderId)]).toEqual([1, 'booked']);
    const mailsOf = () => OutboxMail.query(dateShop.api.knex).where({ order_id: orderId });
    const before = await mailsOf();
    // Nor does the team move it elsewhere, and who has used it is asked to choose no other one.
    const other = await dateShop.make(51);
    const [{ id: booking = 0 } = {}] = await dateShop.bookingsOf(orderId);
    const moved = await dateShop.api.admin(`/bookings/${booking}`, {
      method: 'PUT',
      body: { slot_id: other.id },
    });
    expect(moved).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/has been used/) },
    });
    const waits = await booked(id);
    const { body: slot } = await dateShop.api.admin<SlotDetail>(`/slots/${id}`);
    const changed = { ...slot, place_en: 'Most', place_cs: 'Most' };
    const moving = await dateShop.api.admin(`/slots/${id}`, { method: 'PUT', body: changed });
    expect(moving.status).toBe(200);
    await dateShop.api.admin(`/slots/${id}/cancellation`, { body: {} });
    expect([await stateOf(orderId), await stateOf(waits.orderId)]).toEqual([
      'released',
      'to_choose',
    ]);
    expect(await mailsOf()).toEqual(before);
    for (const kind of ['date_moved', 'date_cancelled']) {
      expect(await dateShop.mails(kind).where({ order_id: waits.orderId })).toHaveLength(1);
    }
  });

  it('of a phone that was offline counts when it was redeemed', async () => {
    const [soon, later] = [await dateShop.make(52), await dateShop.make(53)];
    const [one, other] = [await booked(soon.id), await booked(later.id)];
    const issued_at = new Date(Date.now() - 6 * DAY_MS).toISOString();
    await dateShop.api
      .knex('vouchers')
      .whereIn('id', [one.voucher.id, other.voucher.id])
      .update({ issued_at });
    // The first date was two days ago by now, as was its redemption.
    const redeemed_at = new Date(Date.now() - 2 * DAY_MS).toISOString();
    await dateShop.api.knex('slots').where({ id: soon.id }).update({ starts_at: redeemed_at });
    const entries = [one, other].map(({ voucher: { code } }) => ({
      key: randomUUID(),
      code,
      redeemed_at,
    }));
    const joined = await dateShop.api.admin<RedemptionAnswers>('/voucher-redemptions/batch', {
      body: { entries },
    });
    expect(joined.body.entries.map(({ outcome }) => outcome)).toEqual(['redeemed', 'redeemed']);
    expect([await stateOf(one.orderId), await stateOf(other.orderId)]).toEqual([
      'booked',
      'released',
    ]);
    expect([await dateShop.takenOf(soon.id), await dateShop.takenOf(later.id)]).toEqual([1, 0]);
  });

  it('holds no later place, whatever happens at the same time', async () => {
    const [from, to] = [
      await dateShop.make(54, { capacity: 30 }),
      await dateShop.make(55, { capacity: 30 }),
    ];
    for (let round = 0; round < 10; round += 1) {
      const { orderId, voucher } = await booked(from.id);
      const answers = await Promise.all([
        dateShop.byCode(formatCode(voucher.code), to.id),
        redeem(voucher.code),
        dateShop.setStatus(orderId, 'cancelled'),
        dateShop.setStatus(orderId, 'pending'),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect([round, await stateOf(orderId)]).toEqual([round, 'released']);
    }
    for (const { id } of [from, to]) {
      const held = Booking.query(dateShop.api.knex).where({ slot_id: id, state: 'booked' });
      expect(await dateShop.takenOf(id)).toBe(await held.resultSize());
    }
  });
});
