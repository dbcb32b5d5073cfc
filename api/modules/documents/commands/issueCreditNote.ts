import type { OrderDocument } from '../../../../db/models/orderDocument.ts';
import { command, emit } from '../../../platform/commands.ts';
import { invalidField } from '../../../platform/failure.ts';
import { creditInvoice } from '../creditInvoice.ts';
import { issueMissing, lockOrder } from '../issueMissingDocuments.ts';
import { documentedHalere, standingInvoice } from '../ledger.ts';
import type { AmountsByRate } from '../rates.ts';

interface Reduction {
  orderId: number;
  /** How much is given back; everything that is left when absent. */
  halere?: number | undefined;
  /** What of it is known to be at which VAT rate. */
  byRate?: AmountsByRate | undefined;
  /** What it is about, in the order's language; absent for a part of all. */
  subject?: string | undefined;
  /** Why, for the customer to read. */
  reason: string;
}

/**
 * Issues a credit note by hand, which lowers the order's price to what is left of the invoice, for later invoices,
 * too; what was paid above the new price is owed back, and what was paid before may be all of it now. When the
 * whole invoice is credited and no money was kept, the price is not lowered.
 * Returns null where there is no invoice, or nothing of it is left.
 * @throws Failure 404 without such an order, 422 when more is given back than is left
 */
export const issueCreditNote = command(
  async (
    trx,
    { orderId, halere: asked, byRate, subject, reason }: Reduction,
    { actor, now },
  ): Promise<OrderDocument | null> => {
    const userId = actor.user?.id ?? null;
    const locked = await lockOrder(trx, orderId, now);
    const { order } = locked;
    const original = standingInvoice(locked.documents);
    const left = documentedHalere(locked.documents);
    if (!original || left <= 0) return null;
    const halere = asked ?? left;
    if (halere <= 0) throw invalidField('amount', 'credit.amount');
    if (halere > left) throw invalidField('amount', 'credit.tooMuch');
    const credit = { original, halere, byRate, subject, reason };
    const issued = await creditInvoice(trx, locked, credit, userId);
    emit(trx, 'document.issued', { orderId, documentId: issued.id, kind: 'credit_note' });
    const isWithdrawn = halere === left && order.paid_halere === order.refunded_halere;
    if (isWithdrawn) order.credited_halere = 0;
    await issueMissing(trx, locked, { cause: 'credited', userId });
    return issued;
  },
);
