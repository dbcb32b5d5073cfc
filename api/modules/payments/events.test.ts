import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { CardPayment, CardRefund } from '../../../db/models/cardPayment.ts';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import { ResponseCache } from '../../platform/cache/responseCache.ts';
import { type Bus, PRODUCT } from '../../platform/commands.ts';
import { productBus } from '../../productBus.ts';
import { insertSale } from '../../testing/testOrders.ts';
import { bookPayment } from './bookPayment.ts';
import { settleCardPayment } from './cards/commands/settleCardPayment.ts';
import { assignPayment } from './commands/assignPayment.ts';
import { movePayment } from './commands/movePayment.ts';
import { setPaymentAside } from './commands/setPaymentAside.ts';
import { releaseRefund } from './refunds/commands/releaseRefund.ts';
import { requestLateRefund } from './refunds/commands/requestLateRefund.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const MONEY = ['orders', 'payments'];

describeOnSqlite('the lists that show money', (open) => {
  let knex: Knex;
  let bus: Bus;
  let orderId: number;
  let dropped: unknown[];
  beforeAll(async () => {
    ({ knex } = await open());
    const cache = new ResponseCache();
    cache.onForget((tags) => dropped.push(tags));
    bus = productBus({ knex, cache, now: () => NOW });
  });
  beforeEach(async () => {
    orderId = await insertSale(knex, { total_halere: 100_000, payment_kind: 'card' });
    dropped = [];
  });

  const book = async (to: number | null, externalId: string = randomUUID()) => {
    const payment = { source: 'fio', externalId, halere: 50_000 } as const;
    const given = { ...payment, orderId: to, receivedOn: '2026-11-19' };
    const { paymentId } = await bus.run(PRODUCT, (trx) => bookPayment(trx, given, NOW));
    return paymentId;
  };
  /** What is dropped after what was dropped by then. */
  const afterwards = () => dropped.splice(0);

  it('are dropped when a payment is booked or kept, and not when it was known before', async () => {
    await book(orderId, 'known');
    expect(afterwards()).toEqual([MONEY]);
    await book(null);
    expect(afterwards()).toEqual([MONEY]);
    await book(orderId, 'known');
    expect(afterwards()).toEqual([]);
  });

  it('are dropped when a person decides whose a payment is', async () => {
    const paymentId = await book(null);
    afterwards();
    await setPaymentAside(bus, { paymentId, state: 'dismissed' }, PRODUCT);
    expect(afterwards()).toEqual([MONEY]);
    await setPaymentAside(bus, { paymentId, state: 'waiting' }, PRODUCT);
    expect(afterwards()).toEqual([MONEY]);
    await assignPayment(bus, { paymentId, orderId }, PRODUCT);
    expect(afterwards()).toEqual([MONEY]);
    expect(await setPaymentAside(bus, { paymentId, state: 'dismissed' }, PRODUCT)).toBe(false);
    expect(afterwards()).toEqual([]);
    await movePayment(bus, { paymentId, orderId: null, reason: 'Wrong' }, PRODUCT);
    expect(afterwards()).toEqual([MONEY]);
  });

  it('are dropped when a provider is asked for a refund, and when none went', async () => {
    const key = randomUUID();
    await CardRefund.query(knex).insert({
      key,
      trans_id: 'X',
      order_id: orderId,
      halere: 100,
      received_on: '2026-11-20',
      note: '',
      user_id: null,
      state: 'due',
      created_at: NOW.toISOString(),
    });
    expect(await requestLateRefund(bus, { key }, PRODUCT)).toBe(true);
    expect(afterwards()).toEqual([MONEY]);
    expect(await requestLateRefund(bus, { key }, PRODUCT)).toBe(false);
    expect(afterwards()).toEqual([]);
    await releaseRefund(bus, { key }, PRODUCT);
    expect(afterwards()).toEqual([MONEY]);
    expect(await CardRefund.query(knex).findById(key)).toBeUndefined();
  });

  it('are dropped when a card payment ends', async () => {
    const payment = await CardPayment.query(knex).insertAndFetch({
      order_id: orderId,
      trans_id: 'Y',
      state: 'pending',
      halere: 100_000,
      redirect: 'https://gate.example/Y',
      created_at: NOW.toISOString(),
      next_check_at: null,
    });
    await settleCardPayment(bus, { payment, state: 'pending', halere: 100_000 }, PRODUCT);
    expect(afterwards()).toEqual([]);
    await settleCardPayment(bus, { payment, state: 'cancelled', halere: 100_000 }, PRODUCT);
    expect(afterwards()).toEqual([MONEY]);
    const mails = await knex('outbox').where({ order_id: orderId });
    expect(mails.map(({ kind }) => kind)).toEqual(['card_failed']);
  });
});
