import { z } from 'zod';
import { ISSUED_KINDS } from '../documents.ts';
import { MAX_TOTAL, requiredLine, requiredMoney } from '../fields.ts';

/** A document that was issued, as the order lists it; amounts in crowns. */
export const orderDocument = z.object({
  id: z.int(),
  kind: z.enum(ISSUED_KINDS),
  number: z.string(),
  issued_at: z.string(),
  /** What it adds to what is documented: less what an invoice deducts, below 0 for a credit note. */
  total: z.number(),
  /** Who issued it; null when the product did, or the account is gone. */
  username: z.string().nullable(),
});

/**
 * A credit note by hand: without an amount it gives back everything that is left. It must say why it
 * was issued (§ 45 of the VAT act, 235/2004 Sb.).
 */
export const creditNoteCreate = z.object({
  amount: z.preprocess(
    (value) => (value === null || value === '' ? undefined : value),
    requiredMoney('credit.amount', MAX_TOTAL).optional(),
  ),
  reason: requiredLine('credit.reason'),
});

export type OrderDocument = z.infer<typeof orderDocument>;
