import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Order, OrderItem } from '../../../../db/models/order.ts';
import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { Payment, PaymentMove } from '../../../../db/models/payment.ts';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import { type Bus, PRODUCT } from '../../../platform/commands.ts';
import { testBus } from '../../../testing/testBus.ts';
import { bookPayment, type NewPayment } from '../bookPayment.ts';
import { assignPayment } from './assignPayment.ts';
import { movePayment } from './movePayment.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');

describeEachDatabase('moving a payment', (open) => {
  let knex: Knex;
  let bus: Bus;
  let one: number;
  let other: number;
  beforeAll(async () => {
    ({ knex } = await open());
    bus = testBus(knex, () => NOW);
  });
  const place = async () => {
    const order = { total_halere: 100_000, shipping_price_halere: 0, locale: 'cs' } as const;
    const { id } = await Order.query(knex).insert(order);
    await OrderItem.query(knex).insert({
      order_id: id,
      slug: 'cap',
      quantity: 1,
      price_halere: 100_000,
      vat_rate: 21,
      is_withdrawable: true,
      name_en: 'Cap',
      name_cs: 'Čepice',
    });
    return id;
  };
  beforeEach(async () => {
    [one, other] = [await place(), await place()];
  });

  const book = (orderId: number | null, halere: number, source: NewPayment['source'] = 'fio') =>
    bus.run(PRODUCT, async (trx) => {
      const given = { orderId, source, externalId: randomUUID(), halere };
      return (await bookPayment(trx, { ...given, receivedOn: '2026-11-19' }, NOW)).paymentId;
    });
  const move = (payment: number, orderId: number | null, reason = 'Another order') =>
    movePayment(bus, { paymentId: payment, orderId, reason }, PRODUCT);
  const sums = async (id: number) => {
    const order = await Order.query(knex).findById(id).throwIfNotFound();
    return [order.payment_state, order.paid_halere, order.refunded_halere];
  };
  const kinds = async (id: number) =>
    (await OutboxMail.query(knex).where({ order_id: id }).orderBy('id')).map(({ kind }) => kind);
  const documents = async (id: number) =>
    (await knex('order_documents').where({ order_id: id }).orderBy('id')).map(
      ({ kind, total_halere }) => [kind, Number(total_halere)],
    );

  it('takes it from one order and books it to the other, with documents and mail', async () => {
    const payment = await book(one, 100_000);
    await move(payment, other);
    expect(await sums(one)).toEqual(['unpaid', 0, 0]);
    expect(await sums(other)).toEqual(['paid', 100_000, 0]);
    // Nothing went back to the customer of the first one.
    expect([await kinds(one), await kinds(other)]).toEqual([['paid'], ['paid']]);
    expect(await documents(one)).toEqual([
      ['invoice', 100_000],
      ['credit_note', -100_000],
    ]);
    expect(await documents(other)).toEqual([['invoice', 100_000]]);
    const kept = await Payment.query(knex).findById(payment).withGraphFetched('moves');
    expect(kept).toMatchObject({
      order_id: other,
      state: 'booked',
      moves: [{ from_order_id: one, to_order_id: other, reason: 'Another order' }],
    });
  });

  it('puts it back among those that wait, from where it can be booked again', async () => {
    const payment = await book(one, 100_000, 'hand');
    await move(payment, null);
    expect(await sums(one)).toEqual(['unpaid', 0, 0]);
    expect(await Payment.query(knex).findById(payment)).toMatchObject({
      order_id: null,
      state: 'waiting',
      decided_at: null,
    });
    await assignPayment(bus, { paymentId: payment, orderId: other }, PRODUCT);
    expect(await sums(other)).toEqual(['paid', 100_000, 0]);
  });

  it('is done by one of two people at once, and both ways at once', async () => {
    const payment = await book(one, 40_000);
    const back = await book(other, 30_000);
    const done = await Promise.allSettled([
      move(payment, other),
      move(payment, other),
      move(back, one),
    ]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect([await sums(one), await sums(other)]).toEqual([
      ['partly_paid', 30_000, 0],
      ['partly_paid', 40_000, 0],
    ]);
    expect(await PaymentMove.query(knex).where({ payment_id: payment })).toHaveLength(1);
  });

  describe('is refused', () => {
    it('for what is not booked, or is there already', async () => {
      const waiting = await book(null, 100);
      await expect(move(waiting, one)).rejects.toMatchObject({ status: 409 });
      await expect(move(await book(one, 100), one)).rejects.toMatchObject({ status: 409 });
    });

    it('for refunds and card payments', async () => {
      const card = await book(one, 50_000, 'card');
      const refund = await book(one, -100, 'hand');
      for (const payment of [card, refund]) {
        await expect(move(payment, other)).rejects.toMatchObject({
          status: 422,
          messageRef: { key: 'payment.immovable' },
        });
      }
    });

    it('for money that went back', async () => {
      const payment = await book(one, 50_000);
      await book(one, -100, 'hand');
      await expect(move(payment, null)).rejects.toMatchObject({
        status: 422,
        messageRef: { key: 'payment.sentBack' },
      });
      expect(await sums(one)).toEqual(['partly_paid', 50_000, 100]);
      expect(await PaymentMove.query(knex).where({ payment_id: payment })).toEqual([]);
    });

    it('to an order that is none', async () => {
      const payment = await book(one, 50_000);
      await expect(move(payment, 999_999)).rejects.toMatchObject({ status: 404 });
    });
  });

  it('a bank that takes money back leaves the order as open as before', async () => {
    const payment = await book(one, 100_000);
    await book(one, -100_000);
    expect(await sums(one)).toEqual(['unpaid', 0, 0]);
    expect(await kinds(one)).toEqual(['paid']);
    await expect(book(one, -1)).rejects.toMatchObject({ status: 422 });
    await expect(move(payment, other)).rejects.toMatchObject({ status: 422 });
    const reversal = await Payment.query(knex).findOne({ order_id: one, halere: -100_000 });
    await book(other, 100_000);
    await move(reversal?.id ?? 0, other);
    expect([await sums(one), await sums(other)]).toEqual([
      ['paid', 100_000, 0],
      ['unpaid', 0, 0],
    ]);
  });
});
