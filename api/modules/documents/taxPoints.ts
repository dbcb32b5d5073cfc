// The days on which tax is due for what documents are about (VAT Act, § 20a, § 21, § 42).

import type { Order } from '../../../db/models/order.ts';
import type { Payment } from '../../../db/models/payment.ts';
import { pragueToday } from '../../contract/dates.ts';
import { isCancelled, SUPPLIED } from '../../contract/orderStatuses.ts';
import type { Issued } from './ledger.ts';

/** What a tax point follows from. */
export interface Taxed {
  order: Order;
  /** What was issued before, oldest first. */
  documents: readonly Issued[];
  now: Date;
}

/** The tax point of an invoice: the day of the delivery or of the whole payment, whichever came first (§ 21 (1)). */
export function suppliedOn(source: Taxed, { isPaid }: { isPaid: boolean }): string {
  const days = [deliveredOn(source), isPaid ? newestPaidOn(source) : null];
  return days.filter((day) => day !== null).sort()[0] ?? takenUpOn(source);
}

/** The tax point of money that came: of a document on a payment (§ 20a), or of a debit note. */
export const paidOn = (source: Taxed): string => newestPaidOn(source) ?? takenUpOn(source);

/** The day of what a correction follows from (§ 42 (3) a): on which money went back, or today. */
export function correctedOn({ order: { payments = [] }, now }: Taxed): string {
  const at = now.toISOString();
  const back = payments.findLast(({ halere, decided_at }) => halere < 0 && decided_at === at);
  return back?.received_on ?? pragueToday(now);
}

/**
 * The day of what a withdrawal takes off: that on which it came, since it cancels the contract then (§ 42 (1) a
 * and (3); Civil Code, § 2004 (1)), whenever the team decides on it. What was taxed later is not taken off before.
 */
export function withdrawnOn({ documents }: Taxed, receivedAt: string): string {
  const taxed = documents
    .filter(({ total_halere }) => total_halere > 0)
    .map(({ facts }) => facts.taxableOn ?? '');
  return [...taxed, pragueToday(new Date(receivedAt))].sort().at(-1) ?? '';
}

/** The day of the payment that was booked last, whichever came first; null where none counts. */
function newestPaidOn(source: Taxed): string | null {
  const { payments = [] } = source.order;
  const since = countedSince(source);
  return (
    payments
      .filter(({ halere, decided_at }) => halere > 0 && (decided_at ?? '') >= since)
      .sort(byDecision)
      .at(-1)?.received_on ?? null
  );
}

const byDecision = (one: Payment, other: Payment): number =>
  (one.decided_at ?? '').localeCompare(other.decided_at ?? '') || one.id - other.id;

/** The day since which the goods are with the customer or on their way; null while they are not. */
function deliveredOn(source: Taxed): string | null {
  const { statusChanges = [] } = source.order;
  const later = statusChanges.findLastIndex(({ status }) => !SUPPLIED.includes(status)) + 1;
  const change = statusChanges[later];
  return change && change.at >= countedSince(source) ? pragueToday(new Date(change.at)) : null;
}

/**
 * The moment since which payments and a delivery determine the tax point of a document; '' for always. What was
 * before was taxed by an invoice and taken back with it, or was owed back until the order was reopened: taxed
 * on its own day it would be in that period's tax twice.
 */
function countedSince({ order: { statusChanges = [] }, documents }: Taxed): string {
  const cancelled = statusChanges.findLastIndex(({ status }) => isCancelled(status));
  const reopened = cancelled < 0 ? undefined : statusChanges[cancelled + 1];
  const moments = [creditOfInvoice(documents)?.issued_at ?? '', reopened?.at ?? ''];
  return moments.sort().at(-1) ?? '';
}

const creditOfInvoice = (documents: readonly Issued[]): Issued | undefined =>
  documents.findLast(
    ({ kind, facts }) => kind === 'credit_note' && facts.original?.kind === 'invoice',
  );

/** The tax point of what no new payment or delivery determines: that of the credit note it comes with, or today. */
function takenUpOn({ documents, now }: Taxed): string {
  const credit = creditOfInvoice(documents);
  const isOfNow = credit?.issued_at === now.toISOString();
  return (isOfNow && credit?.facts.taxableOn) || pragueToday(now);
}
