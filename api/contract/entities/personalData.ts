import { z } from 'zod';
import { requiredEmail, text } from '../fields.ts';

export const PERSONAL_KINDS = [
  'orders',
  'documents',
  'payments',
  'withdrawals',
  'order_links',
  'messages',
  'replies',
  'mails',
  'security_events',
  'account',
] as const;

/**
 * What erasing does to it: it goes, it goes but for what accounting law wants, it stays, or it has to
 * be dealt with first.
 */
export const PERSONAL_FATES = ['deleted', 'reduced', 'kept', 'open'] as const;

export const personalDataAsked = z.object({ email: requiredEmail('order.email') });

export const personalDataErase = personalDataAsked
  .extend({
    /** The address once more, so that nobody is erased by a slip. */
    again: text(),
  })
  .refine(({ email, again }) => email.toLowerCase() === again.trim().toLowerCase(), {
    error: 'person.again',
    path: ['again'],
  });

/** Something that is known of a person. */
export const personalEntry = z.object({
  kind: z.enum(PERSONAL_KINDS),
  fate: z.enum(PERSONAL_FATES),
  count: z.int(),
  /** Short names of the first few. */
  names: z.array(z.string()),
  /** The last day until which what stays is kept; null where nothing stays or nothing ends it. */
  until: z.string().nullable(),
});

export const personalData = z.object({ email: z.string(), entries: z.array(personalEntry) });

const records = z.array(z.record(z.string(), z.unknown()));

/** Everything that is stored of a person. */
export const personalDataExport = z.object({
  email: z.string(),
  exported_at: z.string(),
  account: z.record(z.string(), z.unknown()).nullable(),
  orders: records,
  messages: records,
  mails: records,
  order_links: z.int(),
  security_events: records,
});

export type PersonalKind = (typeof PERSONAL_KINDS)[number];
export type PersonalFate = (typeof PERSONAL_FATES)[number];
export type PersonalEntry = z.infer<typeof personalEntry>;
export type PersonalData = z.infer<typeof personalData>;
