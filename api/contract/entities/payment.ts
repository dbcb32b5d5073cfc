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
import { VERDICTS } from '../movementVerdicts.ts';
import { ORDER_STATUSES } from '../orderStatuses.ts';
import { PAYMENT_SOURCES, PAYMENT_STATES } from '../payments.ts';

/** Maximum payment in crowns: larger amounts lose precision. */
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
  /** Generated when the form opens. */
  key: line(100).describe('The same key is one payment, however often it is sent.'),
};

/** A payment booked by a person, in crowns. */
export const paymentCreate = z.object(ofOrder);

/** Money refunded to the customer. */
export const paymentRefund = z.object({
  ...ofOrder,
  through: idOrNull('number.wrong').describe(
    'The card payment that its provider is to send back; absent if it was refunded another way.',
  ),
});

/**
 * Books a payment to an order or dismisses it. With a reason, a booked payment is moved to another
 * order or back to the waiting ones.
 */
export const paymentUpdate = z.object({
  order_id: idOrNull('payment.order'),
  state: z.enum(['waiting', 'dismissed'], { error: 'choice.unknown' }).optional(),
  reason: line(),
});

/** The outcome, as seen in the provider's portal, of a refund without an answer. */
export const refundOutcome = z.object({
  state: z.enum(['sent', 'not_sent'], { error: 'choice.unknown' }),
});

/** Rows of a statement to book, with their orders; other incoming payments are kept as waiting. */
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

/** The order shown with a payment. */
const paymentOrder = z.object({
  id: z.int(),
  customer_name: z.string(),
  status: z.enum(ORDER_STATUSES),
  payment_state: z.enum(PAYMENT_STATES),
  total: z.number(),
  /** The amount still to be paid. */
  open: z.number(),
});

/** What an order has in common with a payment that names none. */
const ORDER_MATCHES = ['amount', 'name'] as const;

/** An order that an unknown payment may belong to. */
const suggestedOrder = paymentOrder.extend({ matches: z.array(z.enum(ORDER_MATCHES)) });

/** A move of a booked payment between orders; null: no order, or a deleted one. */
const paymentMove = z.object({
  from_order_id: z.int().nullable(),
  to_order_id: z.int().nullable(),
  reason: z.string(),
  username: z.string().nullable(),
  at: z.string(),
});

/** Money received or refunded. Amounts in crowns, negative for a refund. */
export const payment = z.object({
  id: z.int(),
  /** Null until the payment is matched with an order. */
  order_id: z.int().nullable(),
  source: z.enum(PAYMENT_SOURCES),
  amount: z.number(),
  /** The date of the transaction, YYYY-MM-DD. */
  received_on: z.string(),
  variable_symbol: z.string(),
  counter_account: z.string(),
  payer: z.string(),
  message: z.string(),
  note: z.string(),
  state: z.enum(['booked', 'waiting', 'dismissed']),
  /** Who booked or dismissed it; null if automatic, or if the account was deleted. */
  username: z.string().nullable(),
  /** When it was recorded, and when it was booked or dismissed. */
  created_at: z.string(),
  decided_at: z.string().nullable(),
  /** Moves between orders after booking, oldest first. */
  moves: z.array(paymentMove),
});

/** A payment in the list; a waiting one has a verdict. */
export const paymentListItem = payment.extend({
  verdict: z.enum(VERDICTS).nullable(),
  order: paymentOrder.nullable(),
  /** For an unknown payment: the orders that it may belong to, the likeliest first. */
  suggestions: z.array(suggestedOrder),
});

/** A movement of a statement under review, not booked yet. */
export const statementRow = paymentListItem
  .pick({
    amount: true,
    received_on: true,
    variable_symbol: true,
    counter_account: true,
    payer: true,
    message: true,
    order: true,
    suggestions: true,
  })
  .extend({ external_id: z.string(), verdict: z.enum(VERDICTS) });

export const statementReview = z.object({
  source: z.enum(PAYMENT_SOURCES),
  account: z.string(),
  is_other_account: z.boolean().describe('Whether customers are told to pay to another account.'),
  rows: z.array(statementRow),
});

/** A refund at a card provider that is not booked yet, in crowns. */
export const openRefund = z.object({
  key: z.string(),
  order_id: z.int().nullable(),
  amount: z.number(),
  note: z.string(),
  username: z.string().nullable(),
  created_at: z.string(),
  /** The provider did not answer: a person has to enter the outcome. */
  is_unclear: z.boolean(),
});

/**
 * Numbers of payments that were booked to orders, kept without one, and known before. A row that repeats a
 * new one is none of them.
 */
export const statementOutcome = z.object({ booked: z.int(), kept: z.int(), known: z.int() });

export type PaymentListItem = z.infer<typeof paymentListItem>;
export type OpenRefund = z.infer<typeof openRefund>;
export type OrderMatch = (typeof ORDER_MATCHES)[number];
export type SuggestedOrder = z.infer<typeof suggestedOrder>;
export type PaymentOrder = z.infer<typeof paymentOrder>;
export type PaymentInput = z.infer<typeof paymentCreate>;
export type StatementRow = z.infer<typeof statementRow>;
export type StatementReview = z.infer<typeof statementReview>;
export type StatementOutcome = z.infer<typeof statementOutcome>;
export type Payment = z.infer<typeof payment>;
