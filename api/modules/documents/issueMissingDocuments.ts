import type { Knex } from 'knex';
import { Order } from '../../../db/models/order.ts';
import type { OrderDocument } from '../../../db/models/orderDocument.ts';
import documents from '../../contract/messages/documents.json' with { type: 'json' };
import { isCancelled, SUPPLIED } from '../../contract/orderStatuses.ts';
import { paymentState } from '../../contract/payments.ts';
import { emit } from '../../platform/commands.ts';
import { notFound } from '../../platform/failure.ts';
import { becamePaid } from './becamePaid.ts';
import { advanceDraft, creditDraft, debitDraft, invoiceDraft, type Source } from './drafts.ts';
import { booksOf, type Cause, nextStep, type OrderFile, type Step } from './ledger.ts';
import { moneyOf } from './moneyOf.ts';
import { readIssued } from './readIssued.ts';
import { readSeller } from './seller.ts';
import { storeDocument } from './storeDocument.ts';

/** A change of an order's money, price or status. */
interface OrderChange {
  cause: Cause;
  /** The money that came, in haléře; absent where none did. */
  received?: number | undefined;
  /** When an order that is restored was deleted. */
  deletedAt?: string | undefined;
  /** Whose change it is; null for the product's own. */
  userId: number | null;
}

/**
 * Issues the documents that an order lacks, and stores its payment state and what is owed back, in the
 * transaction of the change: for a VAT payer every crown that the team keeps is in exactly one document
 * afterwards. Emits `order.paid` if the price is complete by the change. Follows every change of an order's
 * money, its cancelling, its reopening and its supply.
 * @throws Failure 404 without such an order
 */
export async function issueMissingDocuments(
  trx: Knex.Transaction,
  orderId: number,
  change: OrderChange,
  now: Date,
): Promise<void> {
  await issueMissing(trx, await lockOrder(trx, orderId, now), change);
}

/** An order that is locked for the transaction, with its documents. */
export interface LockedOrder extends Source {
  documents: OrderDocument[];
}

/**
 * Locks an order and reads its documents; concurrent changes of one order wait for each other here.
 * @throws Failure 404 without such an order
 */
export async function lockOrder(
  trx: Knex.Transaction,
  id: number,
  now: Date,
): Promise<LockedOrder> {
  const locked = await Order.query(trx).findById(id).forUpdate();
  if (!locked) throw notFound('order.notFound');
  const order = await locked.$fetchGraph('[items, payments, statusChanges, withdrawals.items]', {
    transaction: trx,
  });
  const seller = await readSeller(trx, order.locale);
  return { order, documents: await readIssued(trx, id), seller, now };
}

/** Does what `issueMissingDocuments` promises for an order that is locked: changes of a price come here directly. */
export async function issueMissing(
  trx: Knex.Transaction,
  source: LockedOrder,
  { cause, received, deletedAt, userId }: OrderChange,
): Promise<void> {
  const { order } = source;
  const { payment_state: stateBefore } = order;
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
    payment_state: paymentState(moneyOf(order), { isCancelled: isCancelled(order.status) }),
    owed_halere: booksOf(fileOf(source)).owedBack,
  };
  await Order.query(trx).findById(order.id).patch(changes);
  order.$set(changes);
  if (!becamePaid(order, stateBefore, cause, deletedAt)) return;
  const halere = received ?? order.paid_halere - order.refunded_halere;
  emit(trx, 'order.paid', { orderId: order.id, halere });
}

const fileOf = ({ order, documents, seller }: LockedOrder): OrderFile => ({
  money: moneyOf(order),
  isCancelled: isCancelled(order.status),
  isSupplied: SUPPLIED.includes(order.status),
  isVatPayer: seller.vat_payer === 'on',
  documents,
});

/** Issues a step's document and keeps it among the order's. */
export async function issueDocument(
  trx: Knex.Transaction,
  source: LockedOrder,
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
    rebooked: say.repaidReason,
    refund: say.refundReason,
    cancelled: say.cancelReason,
    reopened: say.repaidReason,
    restored: say.repaidReason,
    supplied: say.repaidReason,
    unbooked: say.unbookedReason,
    credited: say.repaidReason,
    withdrawn: say.withdrawalReason,
  } satisfies Record<Cause, string>;
  return reasons[cause];
}
