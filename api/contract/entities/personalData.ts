import { z } from 'zod';
import { requiredEmail, text } from '../fields.ts';

const PERSONAL_KINDS = [
  'orders',
  'documents',
  'payments',
  'withdrawals',
  'order_links',
  'messages',
  'replies',
  'stock_alerts',
  'date_alerts',
  'mails',
  'security_events',
  'account',
] as const;

/**
 * Effect of erasure: deleted, reduced to what accounting law requires, kept, or to be settled first.
 */
const ERASURE_OUTCOMES = ['deleted', 'reduced', 'kept', 'open'] as const;

export const personalDataAsked = z.object({ email: requiredEmail('order.email') });

export const personalDataErase = personalDataAsked
  .extend({
    /** The address again, as a confirmation. */
    again: text(),
  })
  .refine(({ email, again }) => email.toLowerCase() === again.trim().toLowerCase(), {
    error: 'person.again',
    path: ['again'],
  });

/** One kind of data stored about a person. */
const personalEntry = z.object({
  kind: z.enum(PERSONAL_KINDS),
  /** The effect of erasure. */
  outcome: z.enum(ERASURE_OUTCOMES),
  count: z.int(),
  /** Short names of the first records. */
  names: z.array(z.string()),
  /** The last day of retention; null if nothing is kept, or kept indefinitely. */
  until: z.string().nullable(),
});

export const personalData = z.object({ email: z.string(), entries: z.array(personalEntry) });

const records = z.array(z.record(z.string(), z.unknown()));

/** All data stored about a person. */
export const personalDataExport = z.object({
  email: z.string(),
  exported_at: z.string(),
  account: z.record(z.string(), z.unknown()).nullable(),
  orders: records,
  messages: records,
  mails: records,
  /** What the person wants to hear of when it is in stock again. */
  stock_alerts: records,
  /** The waiting lists of dates that the person is on. */
  date_alerts: records,
  /** The dates of orders. */
  bookings: records,
  /** Data of orders from before and after corrections. */
  order_corrections: records,
  order_links: z.int(),
  security_events: records,
});

export type PersonalKind = (typeof PERSONAL_KINDS)[number];
export type ErasureOutcome = (typeof ERASURE_OUTCOMES)[number];
export type PersonalEntry = z.infer<typeof personalEntry>;
export type PersonalData = z.infer<typeof personalData>;
