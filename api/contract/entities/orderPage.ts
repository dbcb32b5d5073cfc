import { z } from 'zod';
import { PAYMENT_KINDS, PRODUCT_CATEGORIES, SHIPPING_KINDS } from '../constants.ts';
import { ISSUED_KINDS } from '../documents.ts';
import { textPerLocale } from '../fields.ts';
import { ORDER_STATUSES } from '../orderStatuses.ts';
import { PAYMENT_STATES } from '../payments.ts';
import { VOUCHER_KINDS } from '../vouchers.ts';
import { ownDates } from './ownDates.ts';
import { pictureInfo } from './picture.ts';
import { orderedVoucher } from './voucher.ts';
import { shownWithdrawal } from './withdrawal.ts';

/** The order's page, accessible by its secret link. Amounts in crowns. */
export const orderPage = z.object({
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  history: z.array(z.object({ status: z.enum(ORDER_STATUSES), created_at: z.string() })),
  items: z.array(
    z.object({
      id: z.int(),
      /**
       * With its date: the one that was ordered, the current one, or the one given back with all its pieces; without
       * it where `dates` say it.
       */
      name: textPerLocale,
      price: z.number(),
      quantity: z.int(),
      /** What all its pieces cost less by the order's discount code, where they do. */
      discount: z.number().optional(),
      /** The product in the shop; null if it is gone. */
      product: z
        .object({
          slug: z.string(),
          image_path: z.string(),
          image_info: pictureInfo.nullable(),
        })
        .nullable(),
      is_withdrawable: z.boolean(),
      /** Null in older orders of products that are gone. */
      category: z.enum(PRODUCT_CATEGORIES).nullable(),
      /** How many pieces can still be withdrawn. */
      left: z.int(),
      /** Absent for a product that issues no vouchers. */
      voucher_kind: z.enum(VOUCHER_KINDS).optional(),
      /** What is printed on its vouchers; absent for none. */
      dedication: z.string().optional(),
    }),
  ),
  shipping: z.object({
    name: textPerLocale,
    price: z.number(),
    /** Null if the method is gone. */
    kind: z.enum(SHIPPING_KINDS).nullable(),
    /** Working days until delivery, from and to. */
    days: z.object({ from: z.int(), to: z.int() }),
    /** The point that the parcel goes to, its address as lines. */
    point: z.object({ name: z.string(), address: z.array(z.string()) }).optional(),
  }),
  /** Whom the order is for: the address as lines, and the company's name and numbers, '' for none. */
  customer: z.object({
    name: z.string(),
    address: z.array(z.string()),
    company_name: z.string(),
    company_ico: z.string(),
    company_dic: z.string(),
  }),
  payment: z.object({
    name: textPerLocale,
    kind: z.enum(PAYMENT_KINDS).nullable(),
    /** E.g. for cash on delivery. */
    fee: z.number(),
    state: z.enum(PAYMENT_STATES),
    /** The state of a card payment; null if nothing is to be paid by card. */
    card: z
      .object({ state: z.enum(['none', 'waiting', 'refused']), isOffered: z.boolean() })
      .nullable(),
    /** The amount still to be paid, and its due date. */
    open: z.number(),
    /** The amounts that came in, that went back, and that are still to go back. */
    paid: z.number(),
    refunded: z.number(),
    owed: z.number(),
    due: z.string().nullable(),
    variable_symbol: z.int(),
  }),
  /** Absent where none were issued. */
  vouchers: z
    .array(
      orderedVoucher.extend({
        /** The product as it was ordered, without the date: that may be another one by now. */
        name: textPerLocale,
        /** Whether it can be withdrawn from; absent where it can't. */
        may_withdraw: z.literal(true).optional(),
      }),
    )
    .optional(),
  /** The price after credit notes. */
  total: z.number(),
  /** What credit notes took off the price, where they did. */
  credited: z.number().optional(),
  /** The discount code that it used, where it did. */
  discount_code: z.string().optional(),
  /** The customer's note; '' where there is none. */
  note: z.string(),
  /** The carrier's tracking number and page; '' while unknown. */
  tracking: z.object({ number: z.string(), url: z.string() }),
  /** Issued documents, and the proforma without id and number. */
  documents: z.array(
    z.object({
      id: z.int().nullable(),
      kind: z.enum(['proforma', ...ISSUED_KINDS]),
      number: z.string(),
    }),
  ),
  withdrawal: z.object({
    isPossible: z.boolean(),
    /** Whether a company ordered, which has no right to withdraw without a reason. */
    isOfCompany: z.boolean(),
    /** Whether the money can't go back the way it came, so that an account is asked for. */
    asksAccount: z.boolean(),
    /** The last day for withdrawing, if the delivery date is known; else null. */
    until: z.string().nullable(),
    isOver: z.boolean(),
    days: z.int(),
    /** Who would withdraw, and the masked e-mail address for the receipt. */
    consumer: z.object({ name: z.string(), email: z.string() }),
    cases: z.array(shownWithdrawal),
  }),
  /** The dates of its pieces, and those to choose from; absent where it has none. */
  dates: ownDates.optional(),
});

export type OrderPage = z.infer<typeof orderPage>;
