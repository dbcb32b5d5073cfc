import type { Knex } from 'knex';
import { Payment } from '../../../db/models/payment.ts';
import type { PaymentListItem } from '../../contract/types.ts';
import { notFound } from '../../platform/failure.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Listed } from '../../platform/lists/applyListQuery.ts';
import {
  integer,
  type ListFields,
  moment,
  money,
  text,
  words,
} from '../../platform/lists/fields.ts';
import { listRows } from '../../platform/lists/listRows.ts';
import { matchMovements, orderOf } from './matchMovements.ts';
import { presentOrderOf, readOrders, readReversed, readSuggestions } from './matchStatement.ts';
import { presentPayment } from './presentPayment.ts';

export const paymentFields: ListFields = {
  id: integer,
  order_id: { ...integer, nullable: true },
  source: text,
  amount: { ...money('halere'), large: true },
  received_on: text,
  variable_symbol: text,
  counter_account: text,
  payer: words,
  message: words,
  state: text,
  created_at: moment,
};

const listed: Listed = {
  model: Payment,
  fields: paymentFields,
  order: [['received_on', 'desc']],
  isSearched: false,
};

/** Relations: who booked or dismissed a payment, and how it was moved. */
const HISTORY = '[user(named), moves.user(named)]';

/** The payments that a list asks for, those that wait with what they mean as the orders are now. */
export async function listPayments(
  knex: Knex,
  ctx: Context,
  now: Date,
): Promise<PaymentListItem[]> {
  const query = Payment.query(knex).withGraphFetched(HISTORY);
  return withVerdicts(knex, await listRows(ctx, query, listed, 'payments'), now);
}

export async function findPayment(knex: Knex, id: number, now: Date): Promise<PaymentListItem> {
  const [payment] = await withVerdicts(
    knex,
    await Payment.query(knex).where({ id }).withGraphFetched(HISTORY),
    now,
  );
  if (!payment) throw notFound();
  return payment;
}

/** Each payment with its order, or with that which its symbol names. */
async function withVerdicts(
  knex: Knex,
  payments: readonly Payment[],
  now: Date,
): Promise<PaymentListItem[]> {
  const movements = payments.map(movementOf);
  const own = payments.map(({ order_id }) => ({ variableSymbol: String(order_id ?? '') }));
  const orders = await readOrders(knex, [...movements, ...own]);
  const verdicts = matchMovements(movements, {
    orders,
    ids: new Set(),
    duplicateKeys: new Set(),
    now,
  });
  const judged = payments.map((payment, index) => ({
    movement: movementOf(payment),
    verdict: (payment.order_id === null && verdicts[index]) || null,
  }));
  const suggestions = await readSuggestions(knex, judged, now);
  const items: PaymentListItem[] = [];
  for (const [index, payment] of payments.entries()) {
    const verdict = judged[index]?.verdict ?? null;
    const order =
      verdict === 'reversal'
        ? await readReversed(knex, movementOf(payment))
        : (orderOf(movementOf(payment), orders) ?? orders.get(payment.order_id ?? 0));
    items.push({
      ...presentPayment(payment),
      verdict,
      order: order ? presentOrderOf(order) : null,
      suggestions: suggestions[index] ?? [],
    });
  }
  return items;
}

const movementOf = (payment: Payment) => ({
  // Two sources may call theirs the same.
  externalId: String(payment.id),
  halere: payment.halere,
  receivedOn: payment.received_on,
  variableSymbol: payment.order_id === null ? payment.variable_symbol : '',
  counterAccount: payment.counter_account,
  payer: payment.payer,
  message: payment.message,
  // Of what left the account only that waits which the bank took back.
  isReversal: payment.halere < 0,
  // A row that could not be read has no amount.
  ...(payment.halere === 0 && { fault: { key: 'payment.unreadable' as const } }),
});
