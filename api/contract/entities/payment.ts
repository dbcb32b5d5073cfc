import { z } from 'zod';
import { PAYMENT_SOURCES } from '../payments.ts';

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
});

export type Payment = z.infer<typeof payment>;
