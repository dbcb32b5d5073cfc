import { createHash, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { Order } from '../../../db/models/order.ts';
import { OrderDocument } from '../../../db/models/orderDocument.ts';
import { pragueToday } from '../../contract/dates.ts';
import { type DocumentFacts, isPrefix } from '../../contract/documents.ts';
import documents from '../../contract/messages/documents.json' with { type: 'json' };
import { invalidField, notFound } from '../failure.ts';
import { breakdownOf, creditLines, orderFacts, remainingOf } from './facts.ts';
import { takeNumber } from './numbers.ts';
import { printDocument } from './printing.ts';
import { readSeller } from './seller.ts';

interface Correction {
  /** How much is given back; everything that is left when absent. */
  halere?: number;
  /** What the team keeps after a refund, in haléře: what was credited before it counts. */
  kept?: number;
  reason?: string;
}

/**
 * Issues an order's invoice in the transaction of its cause and returns it; one that was issued before
 * and is not wholly given back is returned as it is.
 * @throws Failure 404 without such an order
 */
export async function issueInvoice(
  trx: Knex.Transaction,
  orderId: number,
  now: Date,
  userId: number | null = null,
): Promise<OrderDocument> {
  const order = await lockedOrder(trx, orderId);
  const current = await currentInvoice(trx, orderId);
  if (current && !isGivenBack(current)) return current.invoice;
  const seller = await readSeller(trx, order.locale);
  const issuedOn = pragueToday(now);
  const facts = orderFacts(order, seller);
  const isPaid = facts.paidHalere === facts.totalHalere;
  const taxableOn = (isPaid ? lastPaidOn(order) : null) ?? issuedOn;
  const issued: DocumentFacts = {
    ...facts,
    ...{ kind: 'invoice', uuid: randomUUID(), issuedOn, taxableOn },
  };
  return store(trx, issued, { prefix: seller.invoice_prefix ?? '', original: null, now, userId });
}

/**
 * Issues a credit note to the order's invoice, in the transaction of a refund or a cancellation, and
 * returns it; null where there is no invoice, or nothing of it is left to credit.
 * @throws Failure 404 without such an order, 422 when more is given back than is left
 */
export async function issueCreditNote(
  trx: Knex.Transaction,
  orderId: number,
  correction: Correction,
  now: Date,
  userId: number | null = null,
): Promise<OrderDocument | null> {
  const order = await lockedOrder(trx, orderId);
  const current = await currentInvoice(trx, orderId);
  if (!current || current.left <= 0) return null;
  const { invoice, credits, left } = current;
  const { reason = '', kept, halere: asked = left } = correction;
  const halere = kept === undefined ? asked : Math.min(asked, left - kept);
  if (kept !== undefined && halere <= 0) return null;
  if (halere <= 0 || halere > left) throw invalidField('amount', 'credit.amount');
  // The seller as it is now, but with the VAT that the invoice was made with.
  const seller = await readSeller(trx, order.locale);
  const lines = creditLines(invoice.facts, credits, halere);
  const { isVatPayer } = invoice.facts;
  const facts: DocumentFacts = {
    ...invoice.facts,
    ...{ kind: 'credit_note', uuid: randomUUID(), seller, lines, reason },
    ...{ issuedOn: pragueToday(now), taxableOn: null, dueOn: null, paidHalere: 0 },
    vat: breakdownOf(lines, isVatPayer),
    totalHalere: 0 - halere,
    original: {
      number: invoice.number_text,
      uuid: invoice.facts.uuid,
      issuedOn: invoice.facts.issuedOn,
    },
  };
  const prefix = seller.credit_note_prefix || 'D';
  return store(trx, facts, { prefix, original: invoice.id, now, userId });
}

/**
 * Issues what a payment or a refund asks for, in its transaction: an invoice once everything is paid,
 * a credit note for what of the price was given back. Money above the price has no document.
 * @param order as it was before
 * @param keptHalere what is there now
 */
export async function documentPayment(
  trx: Knex.Transaction,
  order: Order,
  keptHalere: number,
  now: Date,
  userId: number | null = null,
): Promise<void> {
  const { id, locale, total_halere: price } = order;
  const before = Math.min(order.paid_halere - order.refunded_halere, price);
  const after = Math.min(keptHalere, price);
  if (after === price && before < price) await issueInvoice(trx, id, now, userId);
  if (after >= before) return;
  const reason = documents[locale].invoice.refundReason;
  await issueCreditNote(trx, id, { halere: before - after, kept: after, reason }, now, userId);
}

/** Takes back the invoice of an order that is cancelled, in its transaction. */
export async function documentCancelling(
  trx: Knex.Transaction,
  { id, locale }: Order,
  now: Date,
  userId: number | null,
): Promise<void> {
  const reason = documents[locale].invoice.cancelReason;
  await issueCreditNote(trx, id, { reason }, now, userId);
}

async function lockedOrder(trx: Knex.Transaction, id: number): Promise<Order> {
  // Concurrent issues for one order wait for each other here.
  const locked = await Order.query(trx).findById(id).forUpdate();
  if (!locked) throw notFound('order.notFound');
  return locked.$fetchGraph('[items, payments]', { transaction: trx });
}

/** The day on which the last of the money came: VAT is due from then on. */
const lastPaidOn = ({ payments = [] }: Order): string | null =>
  payments.findLast(({ halere }) => halere > 0)?.received_on ?? null;

interface Current {
  invoice: OrderDocument;
  credits: DocumentFacts[];
  /** What was not given back of it, in haléře. */
  left: number;
}

/** The order's last invoice with its credit notes. */
async function currentInvoice(trx: Knex.Transaction, orderId: number): Promise<Current | null> {
  const documents = await OrderDocument.query(trx)
    .where({ order_id: orderId })
    .modify('listed')
    .select('facts');
  const invoice = documents.findLast(({ kind }) => kind === 'invoice');
  if (!invoice) return null;
  const credits = documents
    .filter(({ original_id }) => original_id === invoice.id)
    .map(({ facts }) => facts);
  const left = [...remainingOf(invoice.facts, credits).values()];
  return { invoice, credits, left: left.reduce((sum, part) => sum + part, 0) };
}

const isGivenBack = ({ credits, left }: Current): boolean => credits.length > 0 && left <= 0;

interface Storing {
  prefix: string;
  original: number | null;
  now: Date;
  userId: number | null;
}

/** The number is taken in the transaction that keeps the bytes: either both are there or neither. */
async function store(
  trx: Knex.Transaction,
  facts: DocumentFacts,
  { prefix, original, now, userId }: Storing,
): Promise<OrderDocument> {
  const series = isPrefix(prefix) ? prefix : '';
  const { text, ...number } = await takeNumber(trx, series, Number(facts.issuedOn.slice(0, 4)));
  const numbered = { ...facts, number: text };
  const { pdf, isdoc } = await printDocument(trx, numbered);
  return OrderDocument.query(trx).insertAndFetch({
    ...number,
    ...{ order_id: facts.orderId, kind: facts.kind === 'credit_note' ? facts.kind : 'invoice' },
    ...{ number_text: text, original_id: original, issued_at: now.toISOString() },
    ...{ total_halere: facts.totalHalere, facts: numbered, pdf, isdoc: Buffer.from(isdoc) },
    ...{ digest: createHash('sha256').update(pdf).digest('hex'), user_id: userId },
  });
}
