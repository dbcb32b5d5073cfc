import type { Knex } from 'knex';
import { Payment } from '../../../db/models/payment.ts';
import type { PaymentListItem } from '../../contract/types.ts';
import type { Context } from '../../http/context.ts';
import { notFound } from '../../services/failure.ts';
import { presentOrderOf, readOrders } from '../../services/payments/compare.ts';
import { judge, orderOf } from '../../services/payments/judge.ts';
import { presentPayment } from '../../services/payments/presentPayment.ts';
import type { Listed } from '../crud/applyListQuery.ts';
import { integer, type ListFields, money, text } from '../crud/fields.ts';
import { listRows } from '../crud/listRows.ts';

export const paymentFields: ListFields = {
  id: integer,
  order_id: { ...integer, nullable: true },
  source: text,
  amount: { ...money('halere'), large: true },
  received_on: text,
  variable_symbol: text,
  counter_account: text,
  payer: text,
  message: text,
  state: text,
  created_at: text,
};

const listed: Listed = {
  model: Payment,
  fields: paymentFields,
  order: [['received_on', 'desc']],
  isSearched: false,
};

/** Who booked or dismissed it, and how it was moved. */
const TOLD = '[user(named), moves.user(named)]';

/** The payments that a list asks for, those that wait with what they mean as the orders are now. */
export async function listPayments(knex: Knex, ctx: Context): Promise<PaymentListItem[]> {
  const query = Payment.query(knex).withGraphFetched(TOLD);
  return compared(knex, await listRows(ctx, query, listed, 'payments'));
}

export async function findPayment(knex: Knex, id: number): Promise<PaymentListItem> {
  const [payment] = await compared(
    knex,
    await Payment.query(knex).where({ id }).withGraphFetched(TOLD),
  );
  if (!payment) throw notFound();
  return payment;
}

/** Each payment with its order, or with that which its symbol names. */
async function compared(knex: Knex, payments: readonly Payment[]): Promise<PaymentListItem[]> {
  const movements = payments.map(movementOf);
  const own = payments.map(({ order_id }) => ({ variableSymbol: String(order_id ?? '') }));
  const orders = await readOrders(knex, [...movements, ...own]);
  const verdicts = judge(movements, { orders, ids: new Set(), likenesses: new Set() });
  return payments.map((payment, index) => {
    const isOpen = payment.order_id === null;
    const order = isOpen
      ? orderOf(movementOf(payment), orders)
      : (orders.get(payment.order_id ?? 0) ?? null);
    return {
      ...presentPayment(payment),
      verdict: (isOpen && verdicts[index]) || null,
      order: order && presentOrderOf(order),
    };
  });
}

const movementOf = (payment: Payment) => ({
  externalId: payment.external_id,
  halere: payment.halere,
  receivedOn: payment.received_on,
  variableSymbol: payment.order_id === null ? payment.variable_symbol : '',
  isReversal: false,
});
