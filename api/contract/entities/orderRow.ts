import { z } from 'zod';
import { PAYMENT_KINDS } from '../constants.ts';
import { ISSUED_KINDS } from '../documents.ts';
import { ORDER_STATUSES } from '../orderStatuses.ts';
import { PAYMENT_STATES } from '../payments.ts';

const vatSums = z.array(z.object({ rate: z.int(), base: z.number(), vat: z.number() }));

/** An order as one row of a table for carriers and accountants. Amounts in crowns, VAT included. */
export const orderRow = z.object({
  id: z.int(),
  variable_symbol: z.int(),
  /** ISO-8601, UTC. */
  created_at: z.string(),
  status: z.enum(ORDER_STATUSES),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  customer_note: z.string(),
  company_name: z.string(),
  company_ico: z.string(),
  company_dic: z.string(),
  /** The parts of the address as far as they can be recognised. */
  street: z.string(),
  town: z.string(),
  postal_code: z.string(),
  /** ISO 3166; '' without an address. */
  country: z.string(),
  /** The point that its parcel goes to; '' for none. */
  pickup_point_code: z.string(),
  pickup_point_name: z.string(),
  pickup_point_address: z.string(),
  /** What is sent: without the pieces that the customer withdrew from. */
  items: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /**
   * `total` at each VAT rate, shipping and fees at those of the items as on the invoice (§ 36 of the VAT
   * Act); at 0 per cent unless the seller pays VAT.
   */
  vat: vatSums,
  shipping_name: z.string(),
  shipping_price: z.number(),
  payment_name: z.string(),
  payment_kind: z.enum(PAYMENT_KINDS).nullable(),
  payment_fee: z.number(),
  payment_state: z.enum(PAYMENT_STATES),
  /** The discount code that it used, where it did, and what it took off. */
  discount_code: z.string().optional(),
  discount: z.number().optional(),
  /** The price after credit notes. */
  total: z.number(),
  paid: z.number(),
  refunded: z.number(),
  /** The amount still to be paid; 0 for a cancelled order. */
  open: z.number(),
  /** Numbers of issued documents. */
  documents: z.array(z.string()),
  /** Those documents as an accountant enters them, oldest first. */
  issued: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(ISSUED_KINDS),
      /** YYYY-MM-DD. */
      issued_on: z.string(),
      /** The tax point (VAT Act, § 21 and § 42); null for who pays no VAT. */
      taxable_on: z.string().nullable(),
      /** By which accountants enter it, and orders are found: YYYY-MM-DD. */
      accounted_on: z.string(),
      /** The number of the document that it corrects; '' for none. */
      corrects: z.string(),
      /** The buyer as the document names it. */
      customer_name: z.string(),
      company_name: z.string(),
      company_ico: z.string(),
      company_dic: z.string(),
      /** What it adds at each rate: negative for a credit note, less the taxed payments for an invoice (§ 37a). */
      vat: vatSums,
      total: z.number(),
    }),
  ),
});

export type OrderRow = z.infer<typeof orderRow>;
