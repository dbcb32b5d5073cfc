import type { Knex } from 'knex';
import { Order } from '../../../db/models/order.ts';
import { OrderDocument } from '../../../db/models/orderDocument.ts';
import documents from '../../contract/messages/documents.json' with { type: 'json' };
import { SUPPLIED } from '../../contract/orderStatuses.ts';
import { paymentState } from '../../contract/payments.ts';
import { notFound } from '../../platform/failure.ts';
import { advanceDraft, creditDraft, debitDraft, invoiceDraft, type Source } from './drafts.ts';
import { booksOf, type Cause, nextStep, type OrderFile, type Step } from './ledger.ts';
import { moneyOf } from './moneyOf.ts';
import { readSeller } from './seller.ts';
import { storeDocument } from './storeDocument.ts';

/**
 * Issues the documents that an order lacks, and stores its payment state and what is owed back, in the
 * transaction of the change: for a VAT payer every crown that the team keeps is in exactly one document
 * afterwards. Follows every change of an order's money, its cancelling, its reopening and its supply.
 * @returns the order as it is then
 * @throws Failure 404 without such an order
 */
export async function issueMissingDocuments(
  trx: Knex.Transaction,
  orderId: number,
  cause: Cause,
  now: Date,
  userId: number | null = null,
): Promise<Order> {
  return issueMissing(trx, await openOrder(trx, orderId, now), cause, userId);
}

/** An order that is locked for the transaction, with its documents. */
export interface OpenOrder extends Source {
  documents: OrderDocument[];
}

/**
 * Locks an order and reads its documents; concurrent changes of one order wait for each other here.
 * @throws Failure 404 without such an order
 */
export async function openOrder(trx: Knex.Transaction, id: number, now: Date): Promise<OpenOrder> {
  const locked = await Order.query(trx).findById(id).forUpdate();
  if (!locked) throw notFound('order.notFound');
  const order = await locked.$fetchGraph('[items, payments, statusChanges, withdrawals.items]', {
    transaction: trx,
  });
  const issued = await OrderDocument.query(trx)
    .where({ order_id: id })
    .modify('listed')
    .select('facts');
  return { order, documents: issued, seller: await readSeller(trx, order.locale), now };
}

/** Issues what an open order's documents lack, and stores its payment state and what is owed back. */
export async function issueMissing(
  trx: Knex.Transaction,
  source: OpenOrder,
  cause: Cause,
  userId: number | null,
): Promise<Order> {
  const { order } = source;
  // Every document may need a correction; more would be steps that undo each other, with the order locked.
  const most = source.documents.length + 3;
  for (let count = 0; ; count += 1) {
    const step = nextStep(fileOf(source), cause);
    if (!step) break;
    if (count === most) throw new Error(`The documents of order ${order.id} never agree with it.`);
    await issueDocument(trx, source, step, reasonOf(order, cause), userId);
  }
  const changes = {
    credited_halere: order.credited_halere,
    payment_state: paymentState(moneyOf(order), { isCancelled: order.status === 'cancelled' }),
    owed_halere: booksOf(fileOf(source)).owedBack,
  };
  await Order.query(trx).findById(order.id).patch(changes);
  return order.$set(changes);
}

const fileOf = ({ order, documents, seller }: OpenOrder): OrderFile => ({
  money: moneyOf(order),
  isCancelled: order.status === 'cancelled',
  isSupplied: SUPPLIED.includes(order.status),
  isVatPayer: seller.vat_payer === 'on',
  documents,
});

/** Issues a step's document and keeps it among the order's. */
export async function issueDocument(
  trx: Knex.Transaction,
  source: OpenOrder,
  step: Step,
  reason: string,
  userId: number | null,
): Promise<OrderDocument> {
  const facts = draft(source, step, reason);
  const original = 'original' in step ? step.original.id : null;
  const issued = await storeDocument(trx, facts, { original, now: source.now, userId });
  source.documents.push(issued);
  return issued;
}

function draft(source: Source, step: Step, reason: string) {
  switch (step.kind) {
    case 'invoice':
      return invoiceDraft(source);
    case 'advance':
      return advanceDraft(source, step.halere);
    case 'credit_note':
      return creditDraft(source, { ...step, reason });
    case 'debit_note':
      return debitDraft(source, { ...step, reason });
  }
}

/** What a correction gives as its reason (§ 45 (1) g). */
function reasonOf({ locale }: Order, cause: Cause): string {
  const say = documents[locale].invoice;
  const reasons = {
    payment: say.repaidReason,
    refund: say.refundReason,
    cancelled: say.cancelReason,
    reopened: say.repaidReason,
    supplied: say.repaidReason,
    unbooked: say.unbookedReason,
    credited: say.repaidReason,
    withdrawn: say.withdrawalReason,
  } satisfies Record<Cause, string>;
  return reasons[cause];
}
