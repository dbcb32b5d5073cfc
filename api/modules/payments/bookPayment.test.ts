import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { Order } from '../../../db/models/order.ts';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { Payment } from '../../../db/models/payment.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import type { OrderStatus } from '../../contract/orderStatuses.ts';
import { type Bus, PRODUCT } from '../../platform/commands.ts';
import { testBus } from '../../testing/testBus.ts';
import { insertSale } from '../../testing/testOrders.ts';
import { openOf } from '../documents/index.ts';
import { restoreOrder, updateOrder } from '../orders/index.ts';
import { bookPayment, type NewPayment } from './bookPayment.ts';
import { assignPayment } from './commands/assignPayment.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');

describeEachDatabase('booking a payment', (open) => {
  let knex: Knex;
  let bus: Bus;
  let orderId: number;
  beforeAll(async () => {
    ({ knex } = await open());
    bus = testBus(knex, () => NOW);
  });
  beforeEach(async () => {
    orderId = await insertSale(knex, { total_halere: 100_000 });
  });

  const payment = (changes: Partial<NewPayment> = {}): NewPayment => ({
    orderId,
    source: 'fio',
    externalId: randomUUID(),
    halere: 100_000,
    receivedOn: '2026-11-19',
    ...changes,
  });
  const book = (given: NewPayment, at = NOW) =>
    bus.run(PRODUCT, (trx) => bookPayment(trx, given, at));
  const sums = async () => {
    const order = await Order.query(knex).findById(orderId).throwIfNotFound();
    return [order.payment_state, order.paid_halere, order.refunded_halere];
  };

  const told = async () => {
    const mails = await OutboxMail.query(knex).where({ order_id: orderId }).orderBy('id');
    return mails.map(({ kind, facts }) => [kind, facts.halere]);
  };

  it('keeps the order’s sums and its payment state', async () => {
    expect(await sums()).toEqual(['unpaid', 0, 0]);
    await book(payment({ halere: 40_000 }));
    expect(await sums()).toEqual(['partly_paid', 40_000, 0]);
    await book(payment({ halere: 60_000 }));
    expect(await sums()).toEqual(['paid', 100_000, 0]);
    await book(payment({ halere: 5 }));
    expect(await sums()).toEqual(['overpaid', 100_005, 0]);
    await book(payment({ halere: -100_005, source: 'hand' }));
    expect(await sums()).toEqual(['refunded', 100_005, 100_005]);
  });

  it('asks for the rest where a part comes after all went back', async () => {
    const open = async () => openOf(await Order.query(knex).findById(orderId).throwIfNotFound());
    const goBack = (halere: number) => book(payment({ halere: -halere, source: 'hand' }));
    await book(payment());
    await goBack(100_000);
    await book(payment({ halere: 30_000 }));
    expect(await sums()).toEqual(['partly_paid', 130_000, 100_000]);
    expect(await open()).toBe(70_000);
    await book(payment({ halere: 70_000 }));
    expect(await sums()).toEqual(['paid', 200_000, 100_000]);
    await goBack(20_000);
    expect(await sums()).toEqual(['partly_refunded', 200_000, 120_000]);
    await goBack(80_000);
    expect(await sums()).toEqual(['refunded', 200_000, 200_000]);
    expect(await open()).toBe(0);
  });

  it('asks for the rest where a part was asked for before all went back, and booked after it', async () => {
    await book(payment());
    await book(payment({ halere: -100_000, source: 'hand' }), new Date(NOW.getTime() + 2));
    await book(payment({ halere: 30_000 }), new Date(NOW.getTime() + 1));
    expect(await sums()).toEqual(['partly_paid', 130_000, 100_000]);
  });

  it('calls it refunded again where the part that came after it was taken off the order', async () => {
    await book(payment());
    await book(payment({ halere: -100_000, source: 'hand' }));
    await book(payment({ halere: 30_000 }));
    await book(payment({ halere: -30_000 }));
    expect(await sums()).toEqual(['refunded', 100_000, 100_000]);
  });

  it('tells the customer once that all is there, and of each refund', async () => {
    const one = payment();
    for (const given of [payment({ halere: 1 }), one, one, payment()]) await book(given);
    await book(payment({ halere: -30_000, source: 'hand' }));
    expect(await told()).toEqual([
      ['paid', 100_000],
      ['refunded', 30_000],
    ]);
  });

  it('tells the customer that all is there again, once money that went back came again', async () => {
    await book(payment());
    await book(payment({ halere: -100_000, source: 'hand' }));
    await book(payment());
    expect(await told()).toEqual([
      ['paid', 100_000],
      ['refunded', 100_000],
      ['paid', 100_000],
    ]);
  });

  it('tells of what came while the order was cancelled once it is reopened, and of nothing twice', async () => {
    const become = async (status: OrderStatus, at: string) => {
      const current = await Order.query(knex).findById(orderId).throwIfNotFound();
      const of = testBus(knex, () => new Date(at));
      await updateOrder(of, { current, changes: { status }, isQuiet: true }, PRODUCT);
    };
    await become('cancelled', '2026-11-19T10:00:00.000Z');
    await book(payment());
    expect(await told()).toEqual([]);
    await become('processing', '2026-11-21T10:00:00.000Z');
    expect(await told()).toEqual([['paid', 100_000]]);
    await become('cancelled', '2026-11-22T10:00:00.000Z');
    await become('processing', '2026-11-23T10:00:00.000Z');
    expect(await told()).toEqual([['paid', 100_000]]);
  });

  it('tells of what came while the order was deleted once it is restored, and of nothing twice', async () => {
    const deleteAt = (hidden_at: string) =>
      Order.query(knex).findById(orderId).patch({ hidden_at });
    const restoreAt = (at: string) =>
      restoreOrder(
        testBus(knex, () => new Date(at)),
        { id: orderId },
        PRODUCT,
      );
    await deleteAt('2026-11-19T10:00:00.000Z');
    await book(payment());
    expect(await told()).toEqual([]);
    await restoreAt('2026-11-21T10:00:00.000Z');
    expect(await told()).toEqual([['paid', 100_000]]);
    await deleteAt('2026-11-22T10:00:00.000Z');
    await restoreAt('2026-11-23T10:00:00.000Z');
    expect(await told()).toEqual([['paid', 100_000]]);
  });

  it('is done once for the same payment of the same source', async () => {
    const one = payment();
    const first = await book(one);
    expect(first).toMatchObject({ isNew: true });
    expect(await book({ ...one, halere: 1 })).toEqual({
      paymentId: first.paymentId,
      isNew: false,
    });
    expect(await book({ ...one, source: 'card' })).toMatchObject({ isNew: true });
    expect(await sums()).toEqual(['overpaid', 200_000, 0]);
  });

  it('is done once when it is brought twice at a time, and loses none of two', async () => {
    const same = payment({ halere: 10_000 });
    const others = Array.from({ length: 4 }, () => payment({ halere: 10_000 }));
    const done = await Promise.all([same, ...others, same, same].map((one) => book(one)));
    expect(done.filter(({ isNew }) => isNew)).toHaveLength(5);
    expect(await sums()).toEqual(['partly_paid', 50_000, 0]);
  });

  it('lets no more go back than came in', async () => {
    await book(payment());
    await expect(book(payment({ halere: -100_001 }))).rejects.toMatchObject({ status: 422 });
    expect(await sums()).toEqual(['paid', 100_000, 0]);
    expect(await Payment.query(knex).where({ order_id: orderId })).toHaveLength(1);
  });

  it('keeps a payment without an order, and books it once when it is assigned', async () => {
    const { paymentId } = await book(payment({ orderId: null }));
    expect(await sums()).toEqual(['unpaid', 0, 0]);
    const assign = () => assignPayment(bus, { paymentId, orderId }, PRODUCT);
    const done = await Promise.all([assign(), assign()]);
    expect(done.sort()).toEqual([false, true]);
    expect(await sums()).toEqual(['paid', 100_000, 0]);
    expect(await Payment.query(knex).findById(paymentId)).toMatchObject({
      state: 'booked',
      order_id: orderId,
      decided_at: NOW.toISOString(),
    });
  });

  it('needs an order that exists', async () => {
    await expect(book(payment({ orderId: 999_999 }))).rejects.toMatchObject({ status: 404 });
  });
});
