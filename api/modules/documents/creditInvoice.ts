import type { Knex } from 'knex';
import type { OrderDocument } from '../../../db/models/orderDocument.ts';
import { issueDocument, type LockedOrder } from './issueMissingDocuments.ts';
import { documentedHalere, type Issued } from './ledger.ts';
import type { AmountsByRate } from './rates.ts';

interface Credit {
  /** The invoice. */
  original: Issued;
  /** How much, above 0 and at most what is left of the invoice. */
  halere: number;
  /** What of it is known to be at which VAT rate. */
  byRate?: AmountsByRate | undefined;
  /** What of the supply is credited, where it is one item. */
  subject?: string | undefined;
  /** Why, for the customer to read (§ 45 (1) g). */
  reason: string;
  /** Its tax point; absent for the day of what it follows from. */
  taxableOn?: string | undefined;
}

/** Credits a part of a locked order's invoice; what is left of the invoice is the order's price then. */
export async function creditInvoice(
  trx: Knex.Transaction,
  locked: LockedOrder,
  { reason, ...credit }: Credit,
  userId: number | null,
): Promise<OrderDocument> {
  const { order } = locked;
  const left = documentedHalere(locked.documents) - credit.halere;
  const issued = await issueDocument(
    trx,
    locked,
    { kind: 'credit_note', ...credit },
    reason,
    userId,
  );
  // Also by what refunds had credited before: the new price is what the documents still say.
  order.credited_halere = order.total_halere - left;
  return issued;
}
