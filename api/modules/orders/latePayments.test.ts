import type { Knex } from 'knex';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { Setting } from '../../../db/models/content.ts';
import { writeMeta } from '../../../db/models/meta.ts';
import { Order, OrderItem } from '../../../db/models/order.ts';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { Withdrawal } from '../../../db/models/withdrawal.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { waitingForLocks } from '../../../db/testing/locks.ts';
import { soon } from '../../../db/testing/soon.ts';
import { type Bus, PRODUCT } from '../../platform/commands.ts';
import { testBus } from '../../testing/testBus.ts';
import { insertSale } from '../../testing/testOrders.ts';
import { issueInvoice } from '../documents/index.ts';
import { bookPayment, bookStatement, FIO_READ_ON, type NewPayment } from '../payments/index.ts';
import { cancelUnpaid } from './commands/cancelUnpaid.ts';
import { hideOrder } from './commands/hideOrder.ts';
import { remindOfPayments } from './commands/remindOfPayments.ts';
import { withdraw } from './withdrawals/commands/withdraw.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

describeEachDatabase('late payments', (open, kind) => {
  let knex: Knex;
  let bus: Bus;
  beforeAll(async () => {
    ({ knex } = await open());
    bus = testBus(knex, () => NOW);
  });
  beforeEach(async () => {
    await knex('order_documents').update({ original_id: null });
    for (const table of [
      'order_documents',
      'payments',
      'order_items',
      'orders',
      'settings',
      'meta',
    ])
      await knex(table).delete();
  });

  const context = (at: Date) => ({ knex, bus: testBus(knex, () => at) });
  const remind = (at: Date) => remindOfPayments(context(at), at);
  const cancel = (at: Date) => cancelUnpaid(context(at), at);

  const order = async (changes: Partial<Order> = {}) => {
    const late = { payment_due: '2026-11-18', status: 'pending' as const };
    return insertSale(knex, { total_halere: 500, ...late, ...changes });
  };
  /** Something came to the account on that day. */
  const moved = (receivedOn: string, orderId: number | null = null, halere = 1) =>
    bus.run(PRODUCT, (trx) =>
      bookPayment(
        trx,
        { orderId, source: 'fio', externalId: `${receivedOn}/${orderId}`, halere, receivedOn },
        NOW,
      ),
    );
  const mails = async () =>
    (await OutboxMail.query(knex).whereIn('kind', ['reminder', 'cancelled']).orderBy('id')).map(
      ({ kind, order_id }) => [kind, order_id],
    );

  /** The bank's movements are known up to the day of cancelling. */
  const cancelAfter = async (value: string, knownUntil = '2026-12-05') => {
    await Setting.query(knex).insert({
      setting_key: 'cancel_unpaid_days',
      setting_group: 'general',
      value,
      search: '',
    });
    await writeMeta(knex, FIO_READ_ON, knownUntil);
  };

  const insertWithdrawal = async (
    order_id: number,
    state: 'received' | 'settled' | 'refused',
    pieces = 99,
  ) => {
    const items = await OrderItem.query(knex).where({ order_id });
    await Withdrawal.query(knex).insertGraph({
      order_id,
      key: state,
      state,
      created_at: NOW.toISOString(),
      items: items.map(({ id, quantity }) => ({
        order_item_id: id,
        quantity: Math.min(quantity, pieces),
      })),
    });
  };

  it('are not reminded of where the customer withdrew from the whole order', async () => {
    const [received, settled, refused] = [await order(), await order(), await order()];
    await insertWithdrawal(received, 'received');
    await insertWithdrawal(settled, 'settled');
    await insertWithdrawal(refused, 'refused');
    await moved('2026-11-19');
    expect(await remind(NOW)).toBe(1);
    expect(await mails()).toEqual([['reminder', refused]]);
  });

  it('are not reminded of, and cancel nothing, before a withdrawal from a part is decided', async () => {
    const [received, settled] = [await order(), await order()];
    await OrderItem.query(knex).whereIn('order_id', [received, settled]).patch({ quantity: 3 });
    await insertWithdrawal(received, 'received', 1);
    await insertWithdrawal(settled, 'settled', 1);
    await moved('2026-11-19');
    expect(await remind(NOW)).toBe(1);
    expect(await mails()).toEqual([['reminder', settled]]);
    await Order.query(knex).findById(received).patch({ reminded_at: NOW.toISOString() });
    await cancelAfter('7');
    expect(await cancel(later(14))).toBe(1);
    expect((await mails()).at(-1)).toEqual(['cancelled', settled]);
  });

  it('are not cancelled sooner after a withdrawal’s decision than after a reminder', async () => {
    const id = await order();
    await OrderItem.query(knex).where({ order_id: id }).patch({ quantity: 3 });
    await moved('2026-11-19');
    await remind(NOW);
    await cancelAfter('7', '2026-12-20');
    await insertWithdrawal(id, 'settled', 1);
    await Withdrawal.query(knex).patch({ decided_at: later(10).toISOString() });
    expect(await cancel(later(11))).toBe(0);
    expect(await cancel(later(18))).toBe(1);
  });

  it('are reminded of once', async () => {
    const id = await order();
    await moved('2026-11-19');
    const both = await Promise.all([remind(NOW), remind(NOW)]);
    expect(both.sort()).toEqual([0, 1]);
    expect(await remind(later(30))).toBe(0);
    expect(await mails()).toEqual([['reminder', id]]);
  });

  it('are those that are open, due, and stand', async () => {
    const part = await order();
    const paid = await order();
    await order({ payment_due: '2026-11-20' });
    await order({ payment_due: null });
    await order({ status: 'cancelled' });
    await moved('2026-11-20', part, 100);
    await moved('2026-11-20', paid, 500);
    await remind(NOW);
    expect(await mails()).toEqual([['reminder', part]]);
  });

  it('are not known where no bank movements are read', async () => {
    await order();
    expect(await remind(NOW)).toBe(0);
    await moved('2026-11-18');
    expect(await remind(NOW)).toBe(0);
    await knex('meta').insert({ key: 'fio_read_on', value: '2026-11-20' });
    expect(await remind(NOW)).toBe(1);
  });

  it('are not known by money that tells nothing of the account', async () => {
    await order();
    const cash = await order({ payment_kind: 'cash_on_delivery', payment_due: null });
    const card = await order({ payment_kind: 'card', payment_due: null });
    const transfer = await order({ payment_kind: 'bank_transfer', payment_due: null });
    const booked = (given: Pick<NewPayment, 'orderId' | 'source' | 'halere'>) =>
      bus.run(PRODUCT, (trx) =>
        bookPayment(
          trx,
          { ...given, externalId: `${Math.random()}`, receivedOn: '2026-11-20' },
          NOW,
        ),
      );
    await booked({ orderId: card, source: 'card', halere: 500 });
    await booked({ orderId: card, source: 'hand', halere: 1 });
    await booked({ orderId: cash, source: 'hand', halere: 500 });
    expect(await remind(NOW)).toBe(0);
    await booked({ orderId: transfer, source: 'hand', halere: 500 });
    expect(await remind(NOW)).toBe(1);
  });

  it('are known up to the last day of an imported statement, whatever moved on it', async () => {
    await order();
    const imported = (receivedOn: string) =>
      bus.run(PRODUCT, (trx) =>
        bookStatement(
          trx,
          {
            source: 'statement',
            account: '1',
            movements: [
              {
                externalId: receivedOn,
                halere: -100,
                receivedOn,
                variableSymbol: '',
                counterAccount: '',
                payer: '',
                message: '',
                isReversal: false,
              },
            ],
          },
          { orderOf: () => null, userId: null },
          NOW,
        ),
      );
    await imported('2026-11-18');
    expect(await remind(NOW)).toBe(0);
    await imported('2026-11-19');
    expect(await remind(NOW)).toBe(1);
  });

  it('are not known by a row that is dated after its import', async () => {
    await order({ payment_due: '2026-11-25' });
    await moved('2027-11-20');
    expect(await remind(later(20))).toBe(0);
  });

  it.runIf(kind === 'postgres')(
    'are not cancelled when another instance just books them',
    async () => {
      const id = await order();
      await moved('2026-11-19');
      await remind(NOW);
      await cancelAfter('14');
      const payment = { orderId: id, source: 'card', externalId: 'x', halere: 500 } as const;
      const paid = { ...payment, receivedOn: '2026-12-05' };
      let cancelling: Promise<number> | undefined;
      await bus.run(PRODUCT, async (trx) => {
        await bookPayment(trx, paid, later(15));
        cancelling = cancel(later(15));
        await soon(async () => expect(await waitingForLocks(knex)).toBe(1));
      });
      expect(await cancelling).toBe(0);
      expect(await Order.query(knex).findById(id)).toMatchObject({
        status: 'pending',
        payment_state: 'paid',
      });
      expect((await mails()).filter(([told]) => told === 'cancelled')).toEqual([]);
    },
  );

  it.runIf(kind === 'postgres')(
    'are left alone when somebody just deletes them, and the others are cancelled',
    async () => {
      const hidden = await order();
      const other = await order();
      await moved('2026-11-19');
      await remind(NOW);
      await cancelAfter('14');
      let cancelling: Promise<number> | undefined;
      await bus.run(PRODUCT, async (trx, context) => {
        await hideOrder.within(trx, { id: hidden }, context);
        cancelling = cancel(later(15));
        await soon(async () => expect(await waitingForLocks(knex)).toBe(1));
      });
      expect(await cancelling).toBe(1);
      expect(await Order.query(knex).findById(hidden)).toMatchObject({ status: 'pending' });
      expect(await Order.query(knex).findById(other)).toMatchObject({ status: 'cancelled' });
      const told = (await mails()).filter(([kind]) => kind === 'cancelled');
      expect(told).toEqual([['cancelled', other]]);
    },
  );

  it.runIf(kind === 'postgres')(
    'are left alone when the customer just withdraws from a part of them',
    async () => {
      const id = await order();
      await OrderItem.query(knex).where({ order_id: id }).patch({ quantity: 3 });
      const [item] = await OrderItem.query(knex).where({ order_id: id });
      await moved('2026-11-19');
      await remind(NOW);
      await cancelAfter('14');
      let cancelling: Promise<number> | undefined;
      await bus.run(PRODUCT, async (trx, context) => {
        const items = [{ id: item?.id ?? 0, quantity: 1 }];
        await withdraw.within(trx, { orderId: id, key: 'k', items, note: '' }, context);
        cancelling = cancel(later(15));
        await soon(async () => expect(await waitingForLocks(knex)).toBe(1));
      });
      expect(await cancelling).toBe(0);
      expect(await Order.query(knex).findById(id)).toMatchObject({ status: 'pending' });
    },
  );

  it.runIf(kind === 'postgres')(
    'are cancelled while others buy the same: their stock is not locked together',
    async () => {
      const at = { created_at: NOW.toISOString(), updated_at: NOW.toISOString() };
      const levels: { id: number; product: number }[] = [];
      for (const slug of ['one', 'other']) {
        const [product] = await knex('products')
          .insert({ slug, price_halere: 1, ...at })
          .returning('id');
        const [level] = await knex('stock_levels')
          .insert({ product_id: product.id, quantity: 3, updated_at: at.updated_at })
          .returning('id');
        levels.push({ id: level.id, product: product.id });
      }
      // The first order holds what is locked last.
      for (const { id: level_id, product } of levels.toReversed()) {
        const order_id = await order();
        await knex('order_items').where({ order_id }).update({ product_id: product });
        const sold = { level_id, order_id, kind: 'sold', change: -1, at: NOW.toISOString() };
        await knex('stock_movements').insert(sold);
      }
      await moved('2026-11-19');
      await remind(NOW);
      await cancelAfter('14');
      let cancelling: Promise<number> | undefined;
      await knex.transaction(async (trx) => {
        for (const { id } of levels) {
          await trx('stock_levels').where({ id }).forUpdate();
          cancelling ??= cancel(later(15));
          await soon(async () => expect(await waitingForLocks(knex)).toBe(1));
        }
      });
      expect(await cancelling).toBe(2);
      expect(await knex('stock_levels').pluck('quantity')).toEqual([4, 4]);
    },
  );

  it.runIf(kind === 'postgres')(
    'are booked from a statement while somebody books one of them by hand',
    async () => {
      const [first, second] = [await order(), await order()];
      const movements = [first, second].map((id) => ({
        externalId: `row ${id}`,
        halere: 500,
        receivedOn: '2026-11-19',
        variableSymbol: '',
        counterAccount: '',
        payer: '',
        message: String(id),
        isReversal: false,
      }));
      const statement = { source: 'statement', account: '1', movements } as const;
      const decided: Parameters<typeof bookStatement>[2] = {
        orderOf: ({ movement }) => Number(movement.message),
        userId: null,
      };
      let importing: Promise<unknown> | undefined;
      await bus.run(PRODUCT, async (trx) => {
        await Order.query(trx).findById(second).forUpdate();
        importing = bus.run(PRODUCT, (other) => bookStatement(other, statement, decided, NOW));
        await soon(async () => expect(await waitingForLocks(knex)).toBe(1));
        const paid = { externalId: 'x', halere: 500, receivedOn: '2026-11-19' };
        await bookPayment(trx, { ...paid, source: 'hand', orderId: second }, NOW);
      });
      expect(await importing).toMatchObject({ booked: 2 });
      expect(await Order.query(knex).orderBy('id')).toMatchObject([
        { paid_halere: 500 },
        { paid_halere: 1_000 },
      ]);
    },
  );

  it('are not cancelled by days of which the bank’s movements are not known', async () => {
    await order();
    await moved('2026-11-19');
    await remind(NOW);
    await cancelAfter('14', '2026-12-02');
    expect(await cancel(later(60))).toBe(0);
    await writeMeta(knex, FIO_READ_ON, '2026-12-03');
    expect(await cancel(later(60))).toBe(1);
  });

  it('are not cancelled while money with their own symbol waits for a decision', async () => {
    const id = await order();
    await moved('2026-11-19');
    await remind(NOW);
    await cancelAfter('14');
    const { paymentId } = await bus.run(PRODUCT, (trx) =>
      bookPayment(
        trx,
        {
          orderId: null,
          source: 'statement',
          externalId: 'less than asked',
          halere: 499,
          receivedOn: '2026-11-19',
          variableSymbol: String(id),
        },
        NOW,
      ),
    );
    expect(await cancel(later(15))).toBe(0);
    await knex('payments').where({ id: paymentId }).update({ state: 'dismissed' });
    expect(await cancel(later(15))).toBe(1);
  });

  it('are cancelled with all that a person’s cancelling brings', async () => {
    const id = await order();
    await issueInvoice(bus, { orderId: id }, PRODUCT);
    await moved('2026-11-19');
    await remind(NOW);
    await cancelAfter('14');
    expect(await cancel(later(15))).toBe(1);
    const documents = await knex('order_documents').where({ order_id: id }).orderBy('id');
    expect(documents.map(({ kind, total_halere }) => [kind, Number(total_halere)])).toEqual([
      ['invoice', 500],
      ['credit_note', -500],
    ]);
  });

  it.each([
    ['', 0],
    ['never', 0],
    ['0', 0],
    ['14', 1],
  ])('are cancelled only where the team says after how many days: %j', async (value, count) => {
    const id = await order();
    await order({ status: 'shipped' });
    await moved('2026-11-19');
    await remind(NOW);
    await cancelAfter(value);
    expect(await cancel(later(13))).toBe(0);
    expect(await cancel(later(15))).toBe(count);
    expect(await cancel(later(15))).toBe(0);
    const { status } = await Order.query(knex).findById(id).throwIfNotFound();
    expect(status).toBe(count === 1 ? 'cancelled' : 'pending');
    const told = (await mails()).filter(([kind]) => kind === 'cancelled');
    expect(told).toEqual(count === 1 ? [['cancelled', id]] : []);
    expect(await knex('order_status_changes').where({ order_id: id })).toHaveLength(count);
  });
});
