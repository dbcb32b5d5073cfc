import { z } from 'zod';
import {
  line,
  MAX_INTEGER,
  parsedJson,
  requiredDate,
  requiredInteger,
  requiredMoney,
} from '../fields.ts';
import type { MessageKey } from '../messages/messages.ts';
import { ORDER_STATUSES } from '../orderStatuses.ts';
import { PAYMENT_SOURCES, PAYMENT_STATES } from '../payments.ts';
import { VERDICTS } from '../verdicts.ts';

/** The dearest payment: larger ones are exact no more. */
const MAX_AMOUNT = 1_000_000_000;

const id = (error: MessageKey) => z.int({ error }).min(1).max(MAX_INTEGER);

const idOrNull = (error: MessageKey) =>
  z.preprocess(
    (value) => (value === undefined || value === '' ? null : value),
    id(error).nullable(),
  );

const amount = requiredMoney('payment.amount', MAX_AMOUNT).refine((sum) => sum > 0, {
  error: 'payment.amount',
});

const ofOrder = {
  order_id: requiredInteger('payment.order', 1),
  amount,
  received_on: requiredDate('date.wrong'),
  note: line(),
  /** Made when the form opens: sent twice, it is booked once. */
  key: line(100),
};

/** A payment that a person books, in crowns. */
export const paymentCreate = z.object(ofOrder);

/** Money that went back to the customer. */
export const paymentRefund = z.object({
  ...ofOrder,
  /** The card payment whose provider is to send it back; absent when it went another way. */
  through: idOrNull('number.wrong'),
});

/**
 * Says whose a payment is, or that it is nobody's. With a reason a booked one is given to another order,
 * or waits again.
 */
export const paymentUpdate = z.object({
  order_id: idOrNull('payment.order'),
  state: z.enum(['waiting', 'dismissed'], { error: 'choice.unknown' }).optional(),
  reason: line(),
});

/** What a person saw in the provider's portal of a refund whose answer got lost. */
export const refundOutcome = z.object({
  state: z.enum(['sent', 'not_sent'], { error: 'choice.unknown' }),
});

/** Which rows of a statement belong to which order; all other incoming ones are kept and wait. */
export const statementDecisions = z.object({
  decisions: z.preprocess(
    (value) => parsedJson(value) ?? [],
    z
      .array(
        z.object({
          external_id: z.string(),
          order_id: id('payment.order'),
        }),
        { error: 'list.wrong' },
      )
      .max(5_000, { error: 'list.tooLong' }),
  ),
});

/** An order as it is shown beside a payment. */
const paymentOrder = z.object({
  id: z.int(),
  customer_name: z.string(),
  status: z.enum(ORDER_STATUSES),
  payment_state: z.enum(PAYMENT_STATES),
  total: z.number(),
  /** What is still to be paid. */
  open: z.number(),
});

/** A booked payment was given to another order; null is none, or one that is gone. */
const paymentMove = z.object({
  from_order_id: z.int().nullable(),
  to_order_id: z.int().nullable(),
  reason: z.string(),
  username: z.string().nullable(),
  at: z.string(),
});

/** Money that came in or went back. Amounts in crowns, below zero for a refund. */
export const payment = z.object({
  id: z.int(),
  /** Null while nobody said whose it is. */
  order_id: z.int().nullable(),
  source: z.enum(PAYMENT_SOURCES),
  amount: z.number(),
  /** The day on which the money moved, YYYY-MM-DD. */
  received_on: z.string(),
  variable_symbol: z.string(),
  counter_account: z.string(),
  payer: z.string(),
  message: z.string(),
  note: z.string(),
  state: z.enum(['booked', 'waiting', 'dismissed']),
  /** Who booked or dismissed it; null when the product did, or the account is gone. */
  username: z.string().nullable(),
  /** When it became known, and when it was booked or dismissed. */
  created_at: z.string(),
  decided_at: z.string().nullable(),
  /** How it was moved between orders once it was booked, first one first. */
  moves: z.array(paymentMove),
});

/** A payment in the list, with what it means as long as it waits. */
export const paymentListItem = payment.extend({
  verdict: z.enum(VERDICTS).nullable(),
  order: paymentOrder.nullable(),
});

/** A movement of a statement; nothing of it is booked yet. */
export const statementRow = paymentListItem
  .pick({
    amount: true,
    received_on: true,
    variable_symbol: true,
    counter_account: true,
    payer: true,
    message: true,
    order: true,
  })
  .extend({ external_id: z.string(), verdict: z.enum(VERDICTS) });

export const statementReview = z.object({
  source: z.enum(PAYMENT_SOURCES),
  account: z.string(),
  rows: z.array(statementRow),
});

/** Money that a card provider is to send back and that is not booked yet, in crowns. */
export const openRefund = z.object({
  key: z.string(),
  order_id: z.int().nullable(),
  amount: z.number(),
  note: z.string(),
  username: z.string().nullable(),
  created_at: z.string(),
  /** The provider's answer got lost: a person has to say whether the money went. */
  is_unclear: z.boolean(),
});

/** How many payments were booked to orders, kept without one, and known before. */
export const statementOutcome = z.object({ booked: z.int(), kept: z.int(), known: z.int() });

export type PaymentListItem = z.infer<typeof paymentListItem>;
export type OpenRefund = z.infer<typeof openRefund>;
export type PaymentOrder = z.infer<typeof paymentOrder>;
export type PaymentInput = z.infer<typeof paymentCreate>;
export type RefundInput = z.infer<typeof paymentRefund>;
export type StatementRow = z.infer<typeof statementRow>;
export type StatementReview = z.infer<typeof statementReview>;
export type StatementOutcome = z.infer<typeof statementOutcome>;
export type Payment = z.infer<typeof payment>;
