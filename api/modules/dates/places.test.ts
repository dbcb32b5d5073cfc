import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Booking, Slot } from '../../../db/models/slot.ts';
import { Voucher } from '../../../db/models/voucher.ts';
import { describeEachDatabase, isForPlainTests } from '../../../db/testing/databases.ts';
import type { ErrorAnswer } from '../../contract/errors.ts';
import type {
  OrderConsequences,
  OrderCreated,
  RedemptionAnswer,
  SlotOffer,
  Slot as WireSlot,
} from '../../contract/types.ts';
import { PRODUCT } from '../../platform/commands.ts';
import { testBus } from '../../testing/testBus.ts';
import { type DateShop, openDateShop, PRICE } from '../../testing/testDates.ts';
import { announceFreePlaces } from './commands/announceFreePlaces.ts';
import { isUsedBefore, voucherOfEach } from './vouchers.ts';

describeEachDatabase('places on dates', (open, kind) => {
  let dateShop: DateShop;
  beforeAll(async () => {
    dateShop = await openDateShop(open);
  });
  afterAll(() => dateShop.api.close());

  it('of fifty who want the last five places at once, five get them', async () => {
    const { id } = await dateShop.make(30);
    const answers = await Promise.all(Array.from({ length: 50 }, () => dateShop.order(id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(45);
    for (const { body } of refused) {
      expect(body.items).toEqual([
        { id: 'drift-taxi-1', slot: id, price: PRICE, available: false, left: 0 },
      ]);
      expect(body.message).toMatch(/^Fewer places are left on the date than you want/);
    }
    expect(await dateShop.takenOf(id)).toBe(5);
    const { body: offers } = await dateShop.api.send<SlotOffer[]>(
      `/dates?product=${dateShop.shop.voucher}`,
    );
    expect(offers.find((offer) => offer.id === id)?.left).toBe(0);
    expect(await Booking.query(dateShop.api.knex).where({ slot_id: id }).resultSize()).toBe(5);
  });

  it('fifty who move to the last five places at once: five get there, and nobody’s place is lost', async () => {
    const [from, to] = [await dateShop.make(31, { capacity: 50 }), await dateShop.make(32)];
    const { body } = await dateShop.order(from.id, 50);
    const own = await dateShop.bookingsOf(body.orderId);
    const answers = await Promise.all(own.map(({ id }) => dateShop.choose(body.link, [id], to.id)));
    const statuses = answers.map(({ status }) => status);
    // The rest meets the limit of one network's requests, or no place.
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect([await dateShop.takenOf(from.id), await dateShop.takenOf(to.id)]).toEqual([45, 5]);
  });

  it('a date is cancelled while its buyers choose another one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [from, to] = [
        await dateShop.make(33, { capacity: 6 }),
        await dateShop.make(34, { capacity: 6 }),
      ];
      const { body } = await dateShop.order(from.id, 6);
      const own = await dateShop.bookingsOf(body.orderId);
      const asked = [
        ...own.slice(0, 3).map(({ id }) => dateShop.choose(body.link, [id], to.id)),
        dateShop.api.admin(`/slots/${from.id}/cancellation`, { body: {} }),
        ...own.slice(3).map(({ id }) => dateShop.choose(body.link, [id], to.id)),
      ];
      const answers = await Promise.all(asked);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await dateShop.takenOf(from.id)).toBe(0);
    }
  });

  it('places are never negative, never oversold, and the sum of their bookings, whatever happens', async () => {
    const slots = [
      await dateShop.make(40, { capacity: 3 }),
      await dateShop.make(41, { capacity: 2 }),
    ];
    const placed: OrderCreated[] = [];
    const idOf = (index: number) => slots[index % slots.length]?.id ?? 0;
    const steps = ['order', 'order', 'cancel', 'reopen', 'delete', 'move', 'weather', 'redeem'];
    let redeemed = 0;
    const step = fc.record({
      what: fc.constantFrom(...steps),
      order: fc.nat(9),
      slot: fc.nat(9),
      pieces: fc.integer({ min: 1, max: 2 }),
    });
    for (const { what, ...by } of fc.sample(step, { numRuns: 70, seed: 11 })) {
      const target = placed[by.order % Math.max(1, placed.length)];
      if (what === 'order') {
        const { status, body } = await dateShop.order(idOf(by.slot), by.pieces);
        if (status === 201) placed.push(body);
      }
      if (what === 'weather' && slots.length < 5) {
        const { status } = await dateShop.api.admin(`/slots/${idOf(by.slot)}/cancellation`, {
          body: {},
        });
        if (status === 201) slots.push(await dateShop.make(42 + slots.length, { capacity: 3 }));
      }
      if (target && what === 'cancel') await dateShop.setStatus(target.orderId, 'cancelled');
      if (target && what === 'reopen') await dateShop.setStatus(target.orderId, 'processing');
      if (target && what === 'delete') {
        await dateShop.api.admin(`/orders/admin/orders/${target.orderId}`, { method: 'DELETE' });
      }
      if (target && what === 'move') {
        const own = await dateShop.bookingsOf(target.orderId);
        await dateShop.choose(
          target.link,
          own.slice(0, by.pieces).map(({ id }) => id),
          idOf(by.slot),
        );
      }
      if (target && what === 'redeem') {
        const { orderId: order_id } = target;
        const known = await Voucher.query(dateShop.api.knex).findOne({ order_id });
        const { code } = known ?? (await dateShop.voucherOf(order_id));
        const body = { key: randomUUID(), code };
        const answer = await dateShop.api.admin<RedemptionAnswer>('/voucher-redemptions', { body });
        if (answer.body.outcome === 'redeemed') redeemed += 1;
      }
      for (const { id } of slots) {
        const slot = await Slot.query(dateShop.api.knex).findById(id);
        const held = await Booking.query(dateShop.api.knex)
          .where({ slot_id: id, state: 'booked' })
          .withGraphFetched('slot');
        expect(slot?.taken).toBe(held.length);
        expect(held.length).toBeLessThanOrEqual(slot?.capacity ?? 0);
        const vouchers = await voucherOfEach(dateShop.api.knex, held);
        const idle = held.filter((booking) => {
          const voucher = vouchers.get(booking.id);
          return voucher && booking.slot && isUsedBefore(voucher, booking.slot);
        });
        expect(idle).toEqual([]);
      }
    }
    expect(placed.length).toBeGreaterThan(3);
    expect(redeemed).toBeGreaterThan(3);
  });

  it('a cancelled order gives its places back; reopened, it takes them, or has to choose', async () => {
    const { id } = await dateShop.make(36, { capacity: 1 });
    const { body } = await dateShop.order(id);
    const preview = async (action: 'status' | 'deletion', status?: string) => {
      const asked = { ids: [body.orderId], ...(status && { status }) };
      const path = `/orders/admin/consequences/${action}`;
      return (await dateShop.api.admin<OrderConsequences>(path, { body: asked })).body.places;
    };
    expect(await preview('status', 'processing')).toBeUndefined();
    expect(await preview('status', 'cancelled')).toEqual({ freed: 1, taken: 0, to_choose: 0 });
    expect(await preview('deletion')).toEqual({ freed: 1, taken: 0, to_choose: 0 });
    await dateShop.setStatus(body.orderId, 'cancelled');
    expect(await preview('status', 'pending')).toEqual({ freed: 0, taken: 1, to_choose: 0 });
    expect(await dateShop.takenOf(id)).toBe(0);
    expect((await dateShop.api.send(`/order-pages/${body.link}`)).body).not.toHaveProperty('dates');
    await dateShop.setStatus(body.orderId, 'pending');
    expect(await dateShop.takenOf(id)).toBe(1);
    await dateShop.setStatus(body.orderId, 'cancelled');
    expect((await dateShop.order(id)).status).toBe(201);
    expect(await preview('status', 'pending')).toEqual({ freed: 0, taken: 0, to_choose: 1 });
    expect((await dateShop.setStatus(body.orderId, 'pending')).status).toBe(200);
    expect(await dateShop.takenOf(id)).toBe(1);
    expect((await dateShop.bookingsOf(body.orderId))[0]?.state).toBe('to_choose');
  });

  if (!isForPlainTests(kind)) return;

  it('who waits for a place is mailed once when one is free', async () => {
    const { id } = await dateShop.make(26, { capacity: 1 });
    const ask = (changes: object = {}) =>
      dateShop.api.send<ErrorAnswer>('/date-alerts', {
        body: { slot_id: id, email: 'fan@example.cz', consent: true, ...changes },
        language: 'cs',
      });
    expect((await ask()).status).toBe(409);
    const { body } = await dateShop.order(id);
    expect((await ask({ consent: false })).body.errors).toHaveProperty('consent');
    expect([(await ask()).status, (await ask()).status]).toEqual([201, 201]);
    expect((await ask({ slot_id: 987_654 })).status).toBe(404);
    expect((await dateShop.api.admin<WireSlot>(`/slots/${id}`)).body.waiting).toBe(1);
    await dateShop.setStatus(body.orderId, 'cancelled');
    await dateShop.setStatus(body.orderId, 'pending');
    await dateShop.setStatus(body.orderId, 'cancelled');
    expect(await dateShop.mails('place_free')).toMatchObject([
      { to: 'fan@example.cz', locale: 'cs', facts: { product: { slug: 'drift-taxi-1' } } },
    ]);
  });

  it('who waits for a place of a hidden product is mailed once it is published again', async () => {
    const { id } = await dateShop.make(27, { capacity: 1 });
    const { body } = await dateShop.order(id);
    const alert = { slot_id: id, email: 'patient@example.cz', consent: true };
    expect((await dateShop.api.send('/date-alerts', { body: alert })).status).toBe(201);
    const show = (is_active: boolean) =>
      dateShop.api.admin('/products/drift-taxi-1', { method: 'PATCH', body: { is_active } });
    await show(false);
    await dateShop.setStatus(body.orderId, 'cancelled');
    const announce = () => announceFreePlaces(testBus(dateShop.api.knex), {}, PRODUCT);
    const told = () => dateShop.mails('place_free').where({ to: 'patient@example.cz' });
    await announce();
    expect(await told()).toEqual([]);
    await show(true);
    await Promise.all([announce(), announce()]);
    expect(await told()).toHaveLength(1);
  });
});
