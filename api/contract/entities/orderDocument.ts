import { z } from 'zod';
import { ISSUED_KINDS } from '../documents.ts';
import { MAX_TOTAL, moneyIfSent, optionalInteger, requiredLine } from '../fields.ts';

/** An issued document in the order's list; amounts in crowns. */
export const orderDocument = z.object({
  id: z.int(),
  kind: z.enum(ISSUED_KINDS),
  number: z.string(),
  issued_at: z.string(),
  /** Its part of the documented sum: after deductions of an invoice, negative for a credit note. */
  total: z.number(),
  /** Who issued it; null if issued automatically, or if the account was deleted. */
  username: z.string().nullable(),
});

/**
 * A credit note issued manually: without an amount it credits the whole rest. One that is about an item is
 * at that item's VAT rate (§ 42 of the VAT act, 235/2004 Sb.), any other at all rates by their share. The law
 * requires a reason (§ 45).
 */
export const creditNoteCreate = z.object({
  amount: moneyIfSent('credit.amount', MAX_TOTAL),
  /** The item of the order that it is about; null for none. */
  item_id: optionalInteger(),
  reason: requiredLine('credit.reason'),
});

export type OrderDocument = z.infer<typeof orderDocument>;
