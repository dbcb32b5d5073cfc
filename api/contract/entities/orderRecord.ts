import { z } from 'zod';
import { PAYMENT_KINDS } from '../constants.ts';
import { line, url } from '../fields.ts';
import { LOCALES } from '../locales.ts';
import { FIRST_STATUS, ORDER_STATUSES } from '../orderStatuses.ts';
import { PAYMENT_STATES } from '../payments.ts';
import { mail } from './mail.ts';
import { orderDocument } from './orderDocument.ts';
import { payment } from './payment.ts';
import { withdrawal } from './withdrawal.ts';

export const orderUpdate = z.object({
  status: z.preprocess(
    (value) => (value === undefined || value === null || value === '' ? FIRST_STATUS : value),
    z.enum(ORDER_STATUSES, { error: 'order.status' }),
  ),
  /** Where the parcel is: the carrier's number and page; '' while unknown. */
  tracking_number: line(),
  tracking_url: url(),
  /** False keeps the new status quiet, of which the customer is told by mail where there is one for it. */
  tell_customer: z.boolean().optional(),
});

/** An order in the administrator's list. `total` in crowns, `created_at` ISO-8601, UTC. */
export const orderListItem = z.object({
  id: z.int(),
  customer_name: z.string(),
  customer_email: z.string(),
  created_at: z.string(),
  total: z.number(),
  status: z.enum(ORDER_STATUSES),
  payment_state: z.enum(PAYMENT_STATES),
  /** What came in, refunds not taken off. */
  paid: z.number(),
  /** A bank transfer that is still open after its due day. */
  is_overdue: z.boolean(),
  /** When it was deleted, which hides it; null for all others. */
  hidden_at: z.string().nullable(),
  /** When its customer's data were erased, so that it names no contact; null for all others. */
  erased_at: z.string().nullable(),
  version: z.int(),
});

const orderItemTexts = z.object({ name: z.string(), description: z.string() });

/** One line of an order: names and price as they were when it was made. */
export const orderItem = z.object({
  id: z.int(),
  /** The product, or null when it has been deleted since. */
  product_id: z.int().nullable(),
  slug: z.string(),
  price: z.number(),
  /** The VAT within the price, in per cent. */
  vat_rate: z.int(),
  quantity: z.int(),
  translations: z.object({ en: orderItemTexts, cs: orderItemTexts }),
});

/** A change of an order's status; `username` is null when the account is gone. */
export const orderStatusChange = z.object({
  status: z.enum(ORDER_STATUSES),
  username: z.string().nullable(),
  created_at: z.string(),
});

/** A whole order. The methods' names are the order's own copies, in the language asked. */
export const order = orderListItem.extend({
  customer_phone: z.string(),
  customer_address: z.string(),
  /** The three are empty for people who buy for themselves. */
  company_name: z.string(),
  company_ico: z.string(),
  company_dic: z.string(),
  shipping_method: z.int().nullable(),
  shipping_name: z.string(),
  shipping_price: z.number(),
  /** Null follows the goods. */
  shipping_vat_rate: z.int().nullable(),
  payment_method: z.int().nullable(),
  payment_name: z.string(),
  /** For cash on delivery, beside the payment itself. */
  payment_fee: z.number(),
  payment_kind: z.enum(PAYMENT_KINDS).nullable(),
  /** What its bank transfer is marked with. */
  variable_symbol: z.int(),
  tracking_number: z.string(),
  tracking_url: z.string(),
  locale: z.enum(LOCALES),
  refunded: z.number(),
  /** What is still to be paid. */
  open: z.number(),
  /** YYYY-MM-DD, for bank transfers alone. */
  payment_due: z.string().nullable(),
  reminded_at: z.string().nullable(),
  /** How its documents and its money stand to one another; `difference` is 0 where every crown stands in one document. */
  books: z.object({
    kept: z.number(),
    owed_back: z.number(),
    is_invoiced: z.boolean(),
    invoiced_unpaid: z.number(),
    documented: z.number(),
    difference: z.number(),
  }),
  /** What was issued; the proforma is not among them. */
  documents: z.array(orderDocument),
  payments: z.array(payment),
  withdrawals: z.array(withdrawal),
  items: z.array(orderItem),
  status_changes: z.array(orderStatusChange),
  /** The first day of the terms that it agreed to; null for orders from before they were kept. */
  terms: z.object({ valid_from: z.string() }).nullable(),
  /** The confirmation; null for orders from before there were any, and once it is swept. */
  mail: mail.nullable(),
});

export type OrderListItem = z.infer<typeof orderListItem>;
export type OrderStatusChange = z.infer<typeof orderStatusChange>;
export type Order = z.infer<typeof order>;
