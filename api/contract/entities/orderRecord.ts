import { z } from 'zod';
import { LIMITS, PAYMENT_KINDS, PRODUCT_CATEGORIES } from '../constants.ts';
import { line, text, url } from '../fields.ts';
import { LOCALES } from '../locales.ts';
import { FIRST_STATUS, ORDER_STATUSES } from '../orderStatuses.ts';
import { PAYMENT_STATES } from '../payments.ts';
import { VOUCHER_KINDS } from '../vouchers.ts';
import { mail } from './mail.ts';
import { orderDocument } from './orderDocument.ts';
import { payment } from './payment.ts';
import { orderedBooking } from './slot.ts';
import { orderedVoucher } from './voucher.ts';
import { shownWithdrawal } from './withdrawal.ts';

export const orderUpdate = z.object({
  status: z.preprocess(
    (value) => (value === undefined || value === null || value === '' ? FIRST_STATUS : value),
    z.enum(ORDER_STATUSES, { error: 'order.status' }),
  ),
  /** The carrier's tracking number and page; '' while unknown. */
  tracking_number: line(),
  tracking_url: url(),
  /** What the team notes for itself; customers never see it. */
  internal_note: text(LIMITS.internalNote),
  /** False: no mail to the customer about the new status. */
  tell_customer: z.boolean().optional(),
});

/** An order in the administrator's list. `total` in crowns, times in ISO-8601, UTC. */
export const orderListItem = z.object({
  id: z.int(),
  customer_name: z.string(),
  customer_email: z.string(),
  created_at: z.string(),
  /** When it was last changed, paid, deleted or restored. */
  updated_at: z.string(),
  total: z.number(),
  /** What credit notes took off `total`, where they did. */
  credited: z.number().optional(),
  status: z.enum(ORDER_STATUSES),
  payment_state: z.enum(PAYMENT_STATES),
  /** Money received, without deducting refunds. */
  paid: z.number(),
  /** Money owed to the customer: overpaid, or received for a cancelled order. */
  owed_back: z.number(),
  /** Whether a bank transfer is still unpaid after its due date. */
  is_overdue: z.boolean(),
  /** When it was deleted, which hides it; null otherwise. */
  hidden_at: z.string().nullable(),
  /** When the customer's personal data were erased; null otherwise. */
  erased_at: z.string().nullable(),
  version: z.int(),
});

const orderItemTexts = z.object({ name: z.string(), description: z.string() });

/** One item of an order: names and price at the time of the order. */
export const orderItem = z.object({
  id: z.int(),
  /** The product; null if it was deleted. */
  product_id: z.int().nullable(),
  slug: z.string(),
  price: z.number(),
  /** The VAT rate of the price, in per cent. */
  vat_rate: z.int(),
  quantity: z.int(),
  /** Of the product when it was ordered; null where that isn't known. */
  category: z.enum(PRODUCT_CATEGORIES).nullable(),
  /** Absent for a product that issues no vouchers. */
  voucher_kind: z.enum(VOUCHER_KINDS).optional(),
  /** What is printed on its vouchers; absent for none. */
  dedication: z.string().optional(),
  /** What all its pieces cost less by the order's discount code, where they do. */
  discount: z.number().optional(),
  translations: z.object({ en: orderItemTexts, cs: orderItemTexts }),
});

/** A change of an order's status; `username` is null if the account was deleted. */
export const orderStatusChange = z.object({
  status: z.enum(ORDER_STATUSES),
  username: z.string().nullable(),
  created_at: z.string(),
});

/** A whole order. Names of methods are the order's own copies, in the requested language. */
export const order = orderListItem.extend({
  customer_phone: z.string(),
  customer_address: z.string(),
  /** '' where the customer left none. */
  customer_note: z.string(),
  /** What the team notes for itself; customers never see it. */
  internal_note: z.string(),
  /** All three are empty for private customers. */
  company_name: z.string(),
  company_ico: z.string(),
  company_dic: z.string(),
  shipping_method: z.int().nullable(),
  shipping_name: z.string(),
  shipping_price: z.number(),
  /** Null: at the rates of the goods. */
  shipping_vat_rate: z.int().nullable(),
  /** The point that its parcel goes to; absent where the method asks for none. */
  pickup_point_code: z.string().optional(),
  pickup_point_name: z.string().optional(),
  pickup_point_address: z.string().optional(),
  payment_method: z.int().nullable(),
  payment_name: z.string(),
  /** E.g. for cash on delivery. */
  payment_fee: z.number(),
  payment_kind: z.enum(PAYMENT_KINDS).nullable(),
  /** The discount code that it used, where it did, and its id; null if the code was deleted. */
  discount_code: z.string().optional(),
  discount_code_id: z.int().nullable().optional(),
  /** The variable symbol of its bank transfer. */
  variable_symbol: z.int(),
  tracking_number: z.string(),
  tracking_url: z.string(),
  locale: z.enum(LOCALES),
  refunded: z.number(),
  /** The amount still to be paid. */
  open: z.number(),
  /** YYYY-MM-DD, for bank transfers only. */
  payment_due: z.string().nullable(),
  reminded_at: z.string().nullable(),
  /** Its money compared with its documents; `difference` is 0 if every crown is in one document. */
  books: z.object({
    kept: z.number(),
    owed_back: z.number(),
    is_invoiced: z.boolean(),
    invoiced_unpaid: z.number(),
    documented: z.number(),
    difference: z.number(),
    /** What a withdrawal can take off: what is left of the invoice, or without one of the price. */
    left: z.number(),
  }),
  /** Issued documents, without the proforma. */
  documents: z.array(orderDocument),
  /** Whether the documents that hold name another buyer than the order since its correction. */
  has_former_buyer: z.boolean(),
  payments: z.array(payment),
  withdrawals: z.array(shownWithdrawal),
  items: z.array(orderItem),
  /** Absent where none were issued. */
  vouchers: z.array(orderedVoucher).optional(),
  /** Absent where no dates were booked. */
  bookings: z.array(orderedBooking).optional(),
  status_changes: z.array(orderStatusChange),
  /** The first day of the terms that it agreed to; null for older orders. */
  terms: z.object({ valid_from: z.string() }).nullable(),
  /** The confirmation mail; null for older orders and after its retention period. */
  mail: mail.nullable(),
});

export type OrderListItem = z.infer<typeof orderListItem>;
export type OrderStatusChange = z.infer<typeof orderStatusChange>;
export type Order = z.infer<typeof order>;
