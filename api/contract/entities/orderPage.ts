import { z } from 'zod';
import { PAYMENT_KINDS } from '../constants.ts';
import { ISSUED_KINDS } from '../documents.ts';
import { ORDER_STATUSES } from '../orderStatuses.ts';
import { PAYMENT_STATES } from '../payments.ts';
import { withdrawal } from './withdrawal.ts';

const perLocale = z.object({ en: z.string(), cs: z.string() });

/** What an order's page shows to whoever has a link to it. Amounts in crowns. */
export const orderPage = z.object({
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  history: z.array(z.object({ status: z.enum(ORDER_STATUSES), created_at: z.string() })),
  items: z.array(
    z.object({
      id: z.int(),
      name: perLocale,
      price: z.number(),
      quantity: z.int(),
      is_withdrawable: z.boolean(),
      /** How many pieces can still be withdrawn. */
      left: z.int(),
    }),
  ),
  shipping: z.object({ name: perLocale, price: z.number() }),
  payment: z.object({
    name: perLocale,
    kind: z.enum(PAYMENT_KINDS).nullable(),
    /** For cash on delivery. */
    fee: z.number(),
    state: z.enum(PAYMENT_STATES),
    /** How a payment by card stands; null where nothing is to be paid so. */
    card: z
      .object({ state: z.enum(['none', 'waiting', 'refused']), isOffered: z.boolean() })
      .nullable(),
    /** What is still to be paid, and by which day. */
    open: z.number(),
    due: z.string().nullable(),
    variable_symbol: z.int(),
  }),
  total: z.number(),
  /** Where the parcel is; '' while unknown. */
  tracking: z.object({ number: z.string(), url: z.string() }),
  /** Those that were issued, and the proforma, which has neither id nor number. */
  documents: z.array(
    z.object({
      id: z.int().nullable(),
      kind: z.enum(['proforma', ...ISSUED_KINDS]),
      number: z.string(),
    }),
  ),
  withdrawal: z.object({
    isPossible: z.boolean(),
    /** The last day by what is known of the delivery; null while that is unknown. */
    until: z.string().nullable(),
    isOver: z.boolean(),
    days: z.int(),
    /** Whose withdrawal it would be, and where its receipt goes: an address with its middle left out. */
    consumer: z.object({ name: z.string(), email: z.string() }),
    cases: z.array(withdrawal),
  }),
});

export type OrderPage = z.infer<typeof orderPage>;
