import type { Knex } from 'knex';
import { Order } from '../../../db/models/order.ts';
import { OrderDocument } from '../../../db/models/orderDocument.ts';
import documents from '../../contract/messages/documents.json' with { type: 'json' };
import { SUPPLIED } from '../../contract/orderStatuses.ts';
import { paymentState } from '../../contract/payments.ts';
import { conflict, invalidField, notFound } from '../../platform/failure.ts';
import { moneyOf } from '../payments/moneyOf.ts';
import { advanceDraft, creditDraft, debitDraft, invoiceDraft, type Source } from './drafts.ts';
import {
  booksOf,
  type Cause,
  documentedHalere,
  nextStep,
  type OrderFile,
  type Step,
  standingInvoice,
} from './ledger.ts';
import { readSeller } from './seller.ts';
import { storeDocument } from './storeDocument.ts';

/**
 * Brings an order's documents, its payment state and what is owed back in line with its money and status,
 * in the transaction of the change: for a VAT payer every crown that the team keeps stands in exactly one
 * document afterwards. Every change of an order's money, and its cancelling, ends with this.
 * @returns the order as it is then
 * @throws Failure 404 without such an order
 */
export async function settleOrder(
  trx: Knex.Transaction,
  orderId: number,
  cause: Cause,
  now: Date,
  userId: number | null = null,
): Promise<Order> {
  return settle(trx, await open(trx, orderId, now), cause, userId);
}

/**
 * Issues an order's invoice before everything is paid and returns it; one that stands already is returned
 * as it is.
 * @throws Failure 404 without such an order, 409 for one that is cancelled
 */
export async function issueInvoice(
  trx: Knex.Transaction,
  orderId: number,
  now: Date,
  userId: number | null = null,
): Promise<OrderDocument> {
  const source = await open(trx, orderId, now);
  const standing = standingInvoice(source.documents);
  if (standing) return OrderDocument.query(trx).findById(standing.id).throwIfNotFound();
  if (source.order.status === 'cancelled') throw conflict('invoice.cancelled');
  const issued = await take(trx, source, { kind: 'invoice' }, '', userId);
  await settle(trx, source, 'credited', userId);
  return issued;
}

interface Reduction {
  /** How much is given back; everything that is left when absent. */
  halere?: number;
  reason: string;
}

/**
 * Issues a credit note by hand, which reduces the order's price: money above it is owed back. Taken back
 * whole while nothing was paid, the invoice alone goes, and the order costs what it did. Returns null where
 * there is no invoice, or nothing of it is left.
 * @throws Failure 404 without such an order, 422 when more is given back than is left
 */
export async function issueCreditNote(
  trx: Knex.Transaction,
  orderId: number,
  { halere: asked, reason }: Reduction,
  now: Date,
  userId: number | null = null,
): Promise<OrderDocument | null> {
  const source = await open(trx, orderId, now);
  const { order } = source;
  const original = standingInvoice(source.documents);
  const left = documentedHalere(source.documents);
  if (!original || left <= 0) return null;
  const halere = asked ?? left;
  if (halere <= 0 || halere > left) throw invalidField('amount', 'credit.amount');
  const step: Step = { kind: 'credit_note', original, halere };
  const issued = await take(trx, source, step, reason, userId);
  const isWithdrawn = halere === left && order.paid_halere === order.refunded_halere;
  order.credited_halere = isWithdrawn ? 0 : order.credited_halere + halere;
  await settle(trx, source, 'credited', userId);
  return issued;
}

interface Open extends Source {
  documents: OrderDocument[];
}

/** Concurrent changes of one order wait for each other here. */
async function open(trx: Knex.Transaction, id: number, now: Date): Promise<Open> {
  const locked = await Order.query(trx).findById(id).forUpdate();
  if (!locked) throw notFound('order.notFound');
  const order = await locked.$fetchGraph('[items, payments, statusChanges]', { transaction: trx });
  const issued = await OrderDocument.query(trx)
    .where({ order_id: id })
    .modify('listed')
    .select('facts');
  return { order, documents: issued, seller: await readSeller(trx, order.locale), now };
}

async function settle(
  trx: Knex.Transaction,
  source: Open,
  cause: Cause,
  userId: number | null,
): Promise<Order> {
  const { order } = source;
  for (;;) {
    const step = nextStep(fileOf(source), cause);
    if (!step) break;
    await take(trx, source, step, reasonOf(order, cause), userId);
    // A reduction ends with the invoice that it reduced.
    if (documentedHalere(source.documents) === 0) order.credited_halere = 0;
  }
  const money = moneyOf(order);
  const changes = {
    credited_halere: order.credited_halere,
    payment_state: paymentState(money),
    owed_halere: booksOf(fileOf(source)).owedBack,
  };
  await Order.query(trx).findById(order.id).patch(changes);
  return order.$set(changes);
}

const fileOf = ({ order, documents, seller }: Open): OrderFile => ({
  money: moneyOf(order),
  isCancelled: order.status === 'cancelled',
  isSupplied: SUPPLIED.includes(order.status),
  isVatPayer: seller.vat_payer === 'on',
  documents,
});

/** Issues a step's document and keeps it among the order's. */
async function take(
  trx: Knex.Transaction,
  source: Open,
  step: Step,
  reason: string,
  userId: number | null,
): Promise<OrderDocument> {
  const facts = draft(source, step, reason);
  const original = 'original' in step ? step.original.id : null;
  const issued = await storeDocument(trx, facts, { original, now: source.now, userId });
  source.documents.push(issued);
  if (step.kind === 'invoice') source.order.credited_halere = 0;
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
    unbooked: say.unbookedReason,
    credited: say.repaidReason,
  } satisfies Record<Cause, string>;
  return reasons[cause];
}
