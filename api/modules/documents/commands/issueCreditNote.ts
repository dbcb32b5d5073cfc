import type { OrderDocument } from '../../../../db/models/orderDocument.ts';
import documents from '../../../contract/messages/documents.json' with { type: 'json' };
import { command, emit } from '../../../platform/commands.ts';
import { invalidField } from '../../../platform/failure.ts';
import { emitPaid } from '../emitPaid.ts';
import { issueDocument, issueMissing, openOrder } from '../issueMissingDocuments.ts';
import { documentedHalere, type Step, standingInvoice } from '../ledger.ts';
import type { AmountsByRate } from '../rates.ts';

interface Reduction {
  orderId: number;
  /** How much is given back; everything that is left when absent. */
  halere?: number;
  /** What of it is known to be at which VAT rate. */
  byRate?: AmountsByRate;
  /** Why, for the customer to read; a withdrawal from the contract when absent. */
  reason?: string;
}

/**
 * Issues a credit note by hand, which lowers the order's price to what is left of the invoice; what was paid
 * above the new price is owed back, and what was paid before may be all of it now. When the whole invoice is
 * credited and no money was kept, the price is not lowered.
 * Returns null where there is no invoice, or nothing of it is left.
 * @throws Failure 404 without such an order, 422 when more is given back than is left
 */
export const issueCreditNote = command(
  async (
    trx,
    { orderId, halere: asked, byRate, reason }: Reduction,
    { actor, now },
  ): Promise<OrderDocument | null> => {
    const userId = actor.user?.id ?? null;
    const open = await openOrder(trx, orderId, now);
    const { order } = open;
    const { payment_state: stateBefore } = order;
    const original = standingInvoice(open.documents);
    const left = documentedHalere(open.documents);
    if (!original || left <= 0) return null;
    const halere = asked ?? left;
    if (halere <= 0) throw invalidField('amount', 'credit.amount');
    if (halere > left) throw invalidField('amount', 'credit.tooMuch');
    const step: Step = { kind: 'credit_note', original, halere, byRate };
    const issued = await issueDocument(
      trx,
      open,
      step,
      reason ?? documents[order.locale].invoice.withdrawalReason,
      userId,
    );
    const isWithdrawn = halere === left && order.paid_halere === order.refunded_halere;
    // Also by what refunds had credited before: the new price is what the documents still say.
    order.credited_halere = isWithdrawn ? 0 : order.total_halere - (left - halere);
    await issueMissing(trx, open, 'credited', userId);
    emit(trx, 'document.issued', { orderId, documentId: issued.id, kind: 'credit_note' });
    emitPaid(trx, order, stateBefore);
    return issued;
  },
);
