import type { Knex } from 'knex';
import type { OrderDocument } from '../../../../db/models/orderDocument.ts';
import documents from '../../../contract/messages/documents.json' with { type: 'json' };
import { command, emit } from '../../../platform/commands.ts';
import { conflict } from '../../../platform/failure.ts';
import { reissueDraft } from '../drafts.ts';
import { withFormerBuyer } from '../formerBuyer.ts';
import {
  issueDocument,
  issueMissing,
  type LockedOrder,
  lockOrder,
} from '../issueMissingDocuments.ts';
import { documentedHalere, documentedRates, familyOf, type Issued } from '../ledger.ts';
import { totalOf } from '../rates.ts';
import { storeDocument } from '../storeDocument.ts';

/**
 * Replaces the documents that name an order's former buyer: each is credited whole and issued anew, for
 * the same supply and on the same taxable day, with the buyer of now. What the team keeps is in
 * exactly one document before and after; the price and what is owed stay.
 * @throws Failure 404 without such an order, 409 where every document names the buyer of now
 */
export const reissueDocuments = command(
  async (trx, { orderId }: { orderId: number }, { actor, now }): Promise<void> => {
    const userId = actor.user?.id ?? null;
    const locked = await lockOrder(trx, orderId, now);
    const former = withFormerBuyer(locked.order, locked.documents);
    if (former.length === 0) throw conflict('documents.sameBuyer');
    const before = locked.documents.length;
    for (const original of former) await replace(trx, locked, original, userId);
    await issueMissing(trx, locked, { cause: 'credited', userId });
    for (const { id, kind } of locked.documents.slice(before)) {
      emit(trx, 'document.issued', { orderId, documentId: id, kind });
    }
  },
);

async function replace(
  trx: Knex.Transaction,
  locked: LockedOrder,
  original: Issued,
  userId: number | null,
): Promise<void> {
  const { buyerReason } = documents[original.facts.locale].invoice;
  const halere = leftOf(original, locked.documents);
  const corrections = locked.documents.filter(({ original_id }) => original_id === original.id);
  const facts = reissueDraft(locked, original);
  // All of them are of the period of the supply, whose tax stays as it was.
  const { taxableOn } = original.facts;
  const credit = { kind: 'credit_note', original, halere, taxableOn } as const;
  await issueDocument(trx, locked, credit, buyerReason, userId);
  const storing = { original: null, now: locked.now, userId };
  const issued: OrderDocument = await storeDocument(trx, facts, storing);
  locked.documents.push(issued);
  const reduced = issued.total_halere - halere;
  if (reduced <= 0) return;
  const reason = corrections.at(-1)?.facts.reason ?? buyerReason;
  const credited = documentedRates(corrections).filter(({ total }) => total < 0);
  const byRate = new Map(credited.map(({ rate, total }) => [rate, -total]));
  const again = { original: issued, halere: reduced, byRate, taxableOn };
  await issueDocument(trx, locked, { kind: 'credit_note', ...again }, reason, userId);
}

/** What is left of a document after its corrections; of an invoice with all that it deducted. */
const leftOf = (original: Issued, all: readonly Issued[]): number =>
  original.kind === 'invoice'
    ? documentedHalere(all)
    : totalOf(documentedRates(familyOf(original, all)));
