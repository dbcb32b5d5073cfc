import { z } from 'zod';
import { line, MAX_TOTAL, requiredMoney } from '../fields.ts';

/** An invoice or a credit note that was issued, as the order lists it; amounts in crowns. */
export const orderDocument = z.object({
  id: z.int(),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  issued_at: z.string(),
  /** Below 0 for a credit note. */
  total: z.number(),
  /** Who issued it; null when the product did, or the account is gone. */
  username: z.string().nullable(),
});

/** A credit note by hand: without an amount it gives back everything that is left. */
export const creditNoteCreate = z.object({
  amount: z.preprocess(
    (value) => (value === null || value === '' ? undefined : value),
    requiredMoney('credit.amount', MAX_TOTAL).optional(),
  ),
  reason: line(),
});

export type OrderDocument = z.infer<typeof orderDocument>;
