import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { Order, OrderItem } from '../../db/models/order.ts';
import { OrderDocument } from '../../db/models/orderDocument.ts';
import { Payment } from '../../db/models/payment.ts';
import { toCrowns } from '../contract/money.ts';
import { isMovable, type PaymentSource, paymentState } from '../contract/payments.ts';
import { keptItems } from '../contract/withdrawals.ts';
import {
  issueCreditNote,
  issueInvoice,
  leftHalere,
  moneyOf,
  openOf,
} from '../modules/documents/index.ts';
import { isWithdrawnFrom } from '../modules/mail/letters/balance.ts';
import { leftToPayOf } from '../modules/mail/letters/withdrawalSteps.ts';
import { updateOrder } from '../modules/orders/index.ts';
import { decideWithdrawal } from '../modules/orders/withdrawals/commands/decideWithdrawal.ts';
import { withdraw } from '../modules/orders/withdrawals/commands/withdraw.ts';
import { bookPayment, type NewPayment } from '../modules/payments/bookPayment.ts';
import { assignPayment } from '../modules/payments/commands/assignPayment.ts';
import { movePayment } from '../modules/payments/commands/movePayment.ts';
import { type Bus, PRODUCT } from '../platform/commands.ts';
import { Failure } from '../platform/failure.ts';
import { testOrder } from '../testing/testOrders.ts';
import type { Bought, OrderAction } from './anyOrderLife.ts';

export const NOW = new Date('2026-11-23T10:00:00.000Z');

/** The ids of a life's two orders. */
export type Ids = readonly [number, number];

/** Stores a pending order; returns its id. */
export async function place(trx: Knex, { lines, shipping }: Bought): Promise<number> {
  const priced = lines.map((line) => {
    const whole = line.halere * line.quantity;
    return { ...line, whole, discount: Math.round((whole * line.discountPercent) / 100) };
  });
  const items = priced.reduce((sum, { whole, discount }) => sum + whole - discount, 0);
  const { id: _, items: __, ...columns } = testOrder().toJSON();
  const { id } = await Order.query(trx).insert({
    ...columns,
    search: '',
    status: 'pending',
    shipping_price_halere: shipping,
    total_halere: items + shipping,
    payment_state: paymentState(
      { paid: 0, refunded: 0, total: items + shipping },
      { isCancelled: false },
    ),
    discount_code: priced.some(({ discount }) => discount > 0) ? 'LETO26' : '',
  });
  for (const { halere, quantity, rate, discount } of priced) {
    await OrderItem.query(trx).insert({
      order_id: id,
      slug: 'cap',
      quantity,
      price_halere: halere,
      discount_halere: discount,
      vat_rate: rate,
      // Of some orders only a part is sent.
      category: rate === 12 ? 'course' : 'merchandise',
      name_cs: 'Kšiltovka',
      name_en: 'Cap',
    });
  }
  return id;
}

/**
 * Performs an action as far as the orders' money allows it.
 * @returns what became of it; a refused action has changed nothing
 * @throws whatever fails otherwise
 */
export async function perform(
  trx: Knex.Transaction,
  bus: Bus,
  ids: Ids,
  action: OrderAction,
): Promise<'done' | 'skipped' | 'refused'> {
  const id = ids[action.order];
  const order = await Order.query(trx).findById(id).throwIfNotFound();
  const { total, paid, refunded } = moneyOf(order);
  const received = paid - refunded;
  const book = async (source: PaymentSource, halere: number) => {
    const payment = { source, externalId: randomUUID(), receivedOn: '2026-11-23' };
    await booked(bus, { ...payment, orderId: id, halere });
    return 'done' as const;
  };
  switch (action.kind) {
    case 'pay':
      return book(action.source, action.halere);
    case 'payRest':
      return received < total ? book(action.source, total - received) : 'skipped';
    case 'refund':
      return received > 0 ? book('hand', -share(received, action.percent)) : 'skipped';
    case 'reversal':
      return reverse(trx, bus, id, paid, action.percent);
    case 'move':
      return move(trx, bus, ids, action);
    case 'assign':
      return assign(trx, bus, id, action.which);
    case 'invoice':
      if (order.status === 'cancelled') return 'skipped';
      await issueInvoice(bus, { orderId: id }, PRODUCT);
      return 'done';
    case 'credit': {
      const documents = await OrderDocument.query(trx).where({ order_id: id });
      const left = documents.reduce((sum, { total_halere }) => sum + total_halere, 0);
      if (left <= 0) return 'skipped';
      const halere = share(left, action.percent);
      const issued = await issueCreditNote(
        bus,
        { orderId: id, halere, reason: 'By hand' },
        PRODUCT,
      );
      const after = await OrderDocument.query(trx).where({ order_id: id });
      const documented = after.reduce((sum, { total_halere }) => sum + total_halere, 0);
      if (issued && documented !== left - halere) {
        throw new Error(`A credit note of ${halere} left ${documented} of ${left}.`);
      }
      return 'done';
    }
    case 'withdraw':
      return withdrawFrom(trx, bus, order, action);
    case 'status':
      await updateOrder(bus, { current: order, changes: { status: action.status } }, PRODUCT);
      return 'done';
  }
}

/** The bank takes back a part of all that came in, wherever it went since. */
async function reverse(trx: Knex, bus: Bus, orderId: number, paid: number, percent: number) {
  if (paid <= 0) return 'skipped';
  const halere = -share(paid, percent);
  const payment = { source: 'fio', externalId: randomUUID(), receivedOn: '2026-11-23' } as const;
  return attempt(await wouldOverdraw(trx, orderId, halere), () =>
    booked(bus, { ...payment, orderId, halere }),
  );
}

/**
 * Withdraws from a piece, or from all that are left, and settles that.
 * @throws Error when another amount is left to pay than the customer was told with the receipt
 */
async function withdrawFrom(
  trx: Knex.Transaction,
  bus: Bus,
  { id, status }: Order,
  { which, isWhole, percent }: Extract<OrderAction, { kind: 'withdraw' }>,
) {
  const order = await Order.query(trx)
    .findById(id)
    .withGraphFetched('[items, withdrawals.items, documents(listed)]')
    .throwIfNotFound();
  const { items = [], withdrawals = [], documents = [] } = order;
  const kept = keptItems(items, withdrawals);
  const one = kept[which % kept.length];
  if (!one || status === 'cancelled') return 'skipped';
  const some = isWhole ? kept : [{ id: one.id, quantity: 1 }];
  const pieces = some.map((item) => ({ id: item.id, quantity: item.quantity }));
  const key = randomUUID();
  const made = await withdraw(bus, { orderId: id, key, items: pieces, note: '' }, PRODUCT);
  const received = await readWithdrawn(trx, id);
  // Who has nothing to pay is told nothing of it.
  const told = openOf(received) > 0 ? leftToPayOf(received) : 0;
  const left = leftHalere(moneyOf(order), documents);
  const amount = percent === null ? {} : { amount: toCrowns(Math.floor((left * percent) / 100)) };
  await decideWithdrawal(bus, { id: made.id, state: 'settled', reason: '', ...amount }, PRODUCT);
  const settled = await readWithdrawn(trx, id);
  if (percent === null && !isWithdrawnFrom(settled) && openOf(settled) !== told) {
    throw new Error(`The customer was told to have ${told} left to pay, not ${openOf(settled)}.`);
  }
  return 'done';
}

const readWithdrawn = (trx: Knex, id: number) =>
  Order.query(trx).findById(id).withGraphFetched('[items, withdrawals.items]').throwIfNotFound();

/** Takes a payment off an order, for the other one or to wait. */
async function move(
  trx: Knex,
  bus: Bus,
  ids: Ids,
  { order, which, to }: Extract<OrderAction, { kind: 'move' }>,
) {
  const booked = await Payment.query(trx).where({ order_id: ids[order] }).orderBy('id');
  const movable = booked.filter(({ source, halere }) => isMovable({ source, amount: halere }));
  const payment = movable[which % movable.length];
  if (!payment) return 'skipped';
  const orderId = to === 'other' ? ids[order === 0 ? 1 : 0] : null;
  const refuses =
    (await wouldOverdraw(trx, ids[order], -payment.halere)) ||
    (orderId !== null && (await wouldOverdraw(trx, orderId, payment.halere)));
  return attempt(refuses, () =>
    movePayment(bus, { paymentId: payment.id, orderId, reason: 'Another order' }, PRODUCT),
  );
}

/** Books one of the payments that wait. */
async function assign(trx: Knex, bus: Bus, orderId: number, which: number) {
  const waiting = await Payment.query(trx).whereNull('order_id').orderBy('id');
  const payment = waiting[which % waiting.length];
  if (!payment) return 'skipped';
  const refuses = await wouldOverdraw(trx, orderId, payment.halere);
  return attempt(refuses, () => assignPayment(bus, { paymentId: payment.id, orderId }, PRODUCT));
}

const booked = (bus: Bus, payment: NewPayment) =>
  bus.run(PRODUCT, (trx) => bookPayment(trx, payment, NOW));

/** Whether a correction would leave less than went back to the customer. */
async function wouldOverdraw(trx: Knex, orderId: number, halere: number): Promise<boolean> {
  const { paid, refunded } = moneyOf(await Order.query(trx).findById(orderId).throwIfNotFound());
  return halere < 0 && paid + halere < refunded;
}

/** @throws Error when it is done although it should be refused, and the other way round */
async function attempt(
  refuses: boolean,
  work: () => Promise<unknown>,
): Promise<'done' | 'refused'> {
  try {
    await work();
  } catch (error) {
    if (!refuses || !(error instanceof Failure) || error.status !== 422) throw error;
    return 'refused';
  }
  if (refuses) throw new Error('More was taken off an order than it had left.');
  return 'done';
}

const share = (of: number, percent: number) => Math.max(Math.floor((of * percent) / 100), 1);
