import type { Knex } from 'knex';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { CardPayment } from '../../../db/models/cardPayment.ts';
import { Order } from '../../../db/models/order.ts';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { SecurityEvent } from '../../../db/models/securityEvent.ts';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import { orderCreate } from '../../contract/entities/order.ts';
import { ResponseCache } from '../../platform/cache/responseCache.ts';
import { type Bus, PRODUCT } from '../../platform/commands.ts';
import { productBus } from '../../productBus.ts';
import { insertSale } from '../../testing/testOrders.ts';
import { orderOf, stockShop } from '../../testing/testShop.ts';
import { hideOrder } from './commands/hideOrder.ts';
import { orderPlacing } from './commands/placeOrders.ts';
import { restoreOrder } from './commands/restoreOrder.ts';
import { updateOrder } from './commands/updateOrder.ts';
import { placedCount } from './placedCount.ts';
import { decideWithdrawal } from './withdrawals/commands/decideWithdrawal.ts';
import { withdraw } from './withdrawals/commands/withdraw.ts';

describeOnSqlite('what follows from events of orders', (open) => {
  let knex: Knex;
  let bus: Bus;
  let dropped: (readonly string[] | null)[];
  let id: number;
  beforeAll(async () => {
    ({ knex } = await open());
  });
  beforeEach(async () => {
    const cache = new ResponseCache();
    bus = productBus({ knex, cache });
    id = await insertSale(knex, { total_halere: 500, customer_email: 'jirina@example.cz' });
    dropped = [];
    cache.onForget((tags) => dropped.push(tags));
  });

  const received = () =>
    withdraw(bus, { orderId: id, key: `key-${id}`, items: null, note: '' }, PRODUCT);
  const decided = async (state: 'settled' | 'refused') => {
    const { id: withdrawalId } = await received();
    dropped = [];
    await decideWithdrawal(bus, { id: withdrawalId, state, reason: 'Worn' }, PRODUCT);
  };

  it.each<[string, () => Promise<unknown>, ...others: string[]]>([
    [
      'a change',
      async () => {
        const current = await Order.query(knex).findById(id).throwIfNotFound();
        const changes = { status: current.status, tracking_number: '1' };
        await updateOrder(bus, { current, changes }, PRODUCT);
      },
    ],
    // It is noted in the security log as well.
    ['hiding', () => hideOrder(bus, { id }, PRODUCT), 'security-events'],
    [
      'restoring',
      async () => {
        await Order.query(knex).findById(id).patch({ hidden_at: '2026-11-20T10:00:00.000Z' });
        await restoreOrder(bus, { id }, PRODUCT);
      },
    ],
    ['a withdrawal', received],
    ['a settled withdrawal', () => decided('settled')],
    ['a refused withdrawal', () => decided('refused')],
  ])('drops kept answers once: %s', async (_name, doIt, ...others) => {
    await doIt();
    expect(dropped).toEqual([['orders', ...others]]);
  });

  it('leaves kept answers where nothing has changed', async () => {
    await restoreOrder(bus, { id }, PRODUCT);
    expect(dropped).toEqual([]);
    const older = { id, status: 'pending', version: 0, hidden_at: null } as const;
    expect(await updateOrder(bus, { current: older, changes: older }, PRODUCT)).toBe(false);
    const current = await Order.query(knex).findById(id).throwIfNotFound();
    const { status, internal_note } = current;
    expect(await updateOrder(bus, { current, changes: { status, internal_note } }, PRODUCT)).toBe(
      true,
    );
    expect(dropped).toEqual([]);
  });

  it('counts a new order, and drops kept answers of a repeated one as well', async () => {
    const shop = await stockShop(knex);
    const placeOne = orderPlacing({ bus });
    const input = orderCreate.parse(orderOf(shop));
    const placement = { key: 'again', input, locale: 'cs', now: new Date() } as const;
    const before = placedCount();
    const { orderId } = await placeOne(placement);
    expect([placedCount() - before, dropped]).toEqual([1, [['orders']]]);
    await placeOne(placement);
    expect([placedCount() - before, dropped]).toEqual([1, [['orders'], ['orders']]]);
    const mails = await OutboxMail.query(knex).where({ order_id: orderId });
    expect(mails.map(({ kind }) => kind)).toEqual(['placed']);
  });

  it('checks open card pages when an order is cancelled or reopened', async () => {
    const card = { order_id: id, trans_id: `card-${id}`, halere: 500, redirect: '' };
    const at = { created_at: '2026-11-20T10:00:00.000Z', state: 'pending' } as const;
    const { id: cardId } = await CardPayment.query(knex).insert({ ...card, ...at });
    const checks = async () => {
      const { next_check_at } = await CardPayment.query(knex).findById(cardId).throwIfNotFound();
      await CardPayment.query(knex).findById(cardId).patch({ next_check_at: null });
      return next_check_at;
    };
    const become = async (status: 'cancelled' | 'processing' | 'pending') => {
      const current = await Order.query(knex).findById(id).throwIfNotFound();
      await updateOrder(bus, { current, changes: { status }, isQuiet: true }, PRODUCT);
      return checks();
    };
    await checks();
    expect(await become('cancelled')).toMatch(/Z$/);
    expect(await become('processing')).toMatch(/Z$/);
    expect(await become('pending')).toBeNull();
  });

  it('takes back the waiting mails of a hidden order alone, and logs who hid it', async () => {
    const at = '2026-11-20T10:00:00.000Z';
    const mail = { kind: 'placed', to: 'jirina@example.cz', subject: '', facts: {} } as const;
    const other = await insertSale(knex, { total_halere: 500 });
    for (const order_id of [id, other]) {
      await OutboxMail.query(knex).insert({ ...mail, order_id, next_attempt_at: at });
    }
    await OutboxMail.query(knex).insert({ ...mail, order_id: id, sent_at: at });
    await hideOrder(bus, { id }, { token: 'Accounting', address: '203.0.113.7' });
    const left = await OutboxMail.query(knex).whereIn('order_id', [id, other]).orderBy('id');
    expect(left.map(({ order_id, sent_at }) => [order_id, sent_at])).toEqual([
      [other, null],
      [id, at],
    ]);
    const [line] = await SecurityEvent.query(knex).orderBy('id', 'desc').limit(1);
    expect(line).toMatchObject({
      kind: 'deleted',
      address: '203.0.113.7',
      facts: { resource: 'orders', name: `#${String(id).padStart(10, '0')}`, token: 'Accounting' },
    });
  });
});
