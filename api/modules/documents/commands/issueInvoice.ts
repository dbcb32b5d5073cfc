import { OrderDocument } from '../../../../db/models/orderDocument.ts';
import { isCancelled } from '../../../contract/orderStatuses.ts';
import { command, emit } from '../../../platform/commands.ts';
import { conflict } from '../../../platform/failure.ts';
import { issueDocument, issueMissing, lockOrder } from '../issueMissingDocuments.ts';
import { standingInvoice } from '../ledger.ts';
import { moneyOf } from '../moneyOf.ts';

/**
 * Issues an order's invoice before everything is paid and returns it; an invoice that still holds is
 * returned as it is. Of an order whose whole price was credited it is about the whole price again.
 * @throws Failure 404 without such an order, 409 for one that is cancelled
 */
export const issueInvoice = command(
  async (trx, { orderId }: { orderId: number }, { actor, now }): Promise<OrderDocument> => {
    const userId = actor.user?.id ?? null;
    const locked = await lockOrder(trx, orderId, now);
    const standing = standingInvoice(locked.documents);
    if (standing) return OrderDocument.query(trx).findById(standing.id).throwIfNotFound();
    if (isCancelled(locked.order.status)) throw conflict('invoice.cancelled');
    if (moneyOf(locked.order).total === 0) locked.order.credited_halere = 0;
    const issued = await issueDocument(trx, locked, { kind: 'invoice' }, '', userId);
    await issueMissing(trx, locked, { cause: 'credited', userId });
    emit(trx, 'document.issued', { orderId, documentId: issued.id, kind: 'invoice' });
    return issued;
  },
);
