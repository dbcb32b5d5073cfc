import { randomUUID } from 'node:crypto';
import type { Order } from '../../../db/models/order.ts';
import type { Payment } from '../../../db/models/payment.ts';
import { pragueToday } from '../../contract/dates.ts';
import type { DocumentFacts, IssuedFacts, Seller } from '../../contract/documents.ts';
import documents from '../../contract/messages/documents.json' with { type: 'json' };
import { SUPPLIED } from '../../contract/orderStatuses.ts';
import { openHalere } from '../../contract/payments.ts';
import { itemName } from '../../contract/slots.ts';
import { buyerOf, orderFacts } from './facts.ts';
import { documentedRates, type Issued, standingAdvances } from './ledger.ts';
import { moneyOf } from './moneyOf.ts';
import { type AmountsByRate, lessRates, linesOfRates, negated, partOf, totalOf } from './rates.ts';

/** What a document is made from. */
export interface Source {
  order: Order;
  seller: Seller;
  /** What was issued before, oldest first. */
  documents: readonly Issued[];
  now: Date;
}

/** The invoice of the whole price; payments that were documented before are deducted (§ 37a). */
export function invoiceDraft(source: Source): IssuedFacts {
  const { order, seller, documents, now } = source;
  const facts = orderFacts(order, seller);
  const issuedOn = pragueToday(now);
  const isPaid = facts.paidHalere === facts.totalHalere;
  return {
    ...facts,
    kind: 'invoice',
    uuid: randomUUID(),
    issuedOn,
    taxableOn:
      taxPoint([deliveredOn(source), isPaid ? newestPaidOn(source) : null]) ?? takenUpOn(source),
    deposits: standingAdvances(documents).map(({ advance, left }) => ({
      number: advance.number_text,
      issuedOn: advance.facts.issuedOn,
      vat: left,
    })),
  };
}

/** The tax document on a payment that came before the goods were handed over (§ 20a, § 28 (1) d). */
export function advanceDraft(source: Source, halere: number): IssuedFacts {
  const { order, seller, documents: before, now } = source;
  const facts = orderFacts(order, seller);
  const vat = partOf(lessRates(facts.vat, documentedRates(before)), halere);
  const issuedOn = pragueToday(now);
  return {
    ...facts,
    kind: 'advance',
    uuid: randomUUID(),
    issuedOn,
    taxableOn: newestPaidOn(source) ?? takenUpOn(source),
    dueOn: null,
    lines: linesOfRates(vat, advanceName(order)),
    vat,
    totalHalere: halere,
    paidHalere: halere,
  };
}

interface Correction {
  original: Issued;
  /** How much, above 0. */
  halere: number;
  reason: string;
  /** What of it is known to be at which rate: of pieces that come back. */
  byRate?: AmountsByRate | undefined;
  /** Its tax point; absent for the day of what it follows from. */
  taxableOn?: string | null | undefined;
}

/** A credit note to an invoice or to a document on a payment (§ 42, § 45), with the VAT of its original. */
export function creditDraft(
  source: Source,
  { original, halere, reason, byRate, taxableOn = correctedOn(source) }: Correction,
): IssuedFacts {
  const left = documentedRates(familyOf(original, source.documents));
  const vat = partOf(left, halere, byRate).map(negated);
  const isWhole = halere === original.facts.totalHalere && isUntouched(original, source.documents);
  const { creditPart } = documents[original.facts.locale].invoice;
  const lines = isWhole
    ? original.facts.lines.map((line) => ({
        ...line,
        unitHalere: 0 - line.unitHalere,
        halere: 0 - line.halere,
      }))
    : linesOfRates(vat, creditPart);
  return {
    ...correctionFacts(source, original, reason),
    kind: 'credit_note',
    taxableOn: original.facts.isVatPayer ? taxableOn : null,
    lines,
    vat,
    totalHalere: 0 - halere,
  };
}

/** A debit note to an invoice: money that came again after a part had been given back (§ 42 (1) c). */
export function debitDraft(source: Source, { original, halere, reason }: Correction): IssuedFacts {
  const given = lessRates(original.facts.vat, documentedRates(source.documents));
  const vat = partOf(given, halere);
  return {
    ...correctionFacts(source, original, reason),
    kind: 'debit_note',
    taxableOn: original.facts.isVatPayer ? (newestPaidOn(source) ?? takenUpOn(source)) : null,
    lines: linesOfRates(vat, documents[original.facts.locale].invoice.debitPart),
    vat,
    totalHalere: halere,
    paidHalere: halere,
  };
}

/**
 * A document once more for the same supply, with the order's buyer of now. What its original had deducted
 * is credited with it, so that the whole price is on the new one.
 */
export function reissueDraft(source: Source, original: Issued): IssuedFacts {
  const { order, seller, now } = source;
  const { facts, kind, number_text } = original;
  const say = documents[facts.locale].invoice;
  const same = {
    ...facts,
    ...buyerOf(order),
    uuid: randomUUID(),
    seller,
    issuedOn: pragueToday(now),
    reason: `${say.buyerReason}, ${say.replaces} ${number_text}`,
  };
  if (kind !== 'advance') {
    // Of its own price, which withdrawals may have lowered since.
    const paidHalere = facts.totalHalere - openHalere(moneyOf(order));
    return { ...same, kind: 'invoice', deposits: [], paidHalere };
  }
  const vat = documentedRates(familyOf(original, source.documents));
  const halere = totalOf(vat);
  const [{ name } = { name: say.advancePart }] = facts.lines;
  const lines = linesOfRates(vat, name);
  return { ...same, kind, lines, vat, totalHalere: halere, paidHalere: halere };
}

/** The seller as it is now, everything else as its original says it. */
function correctionFacts({ seller, now }: Source, original: Issued, reason: string): DocumentFacts {
  const { number_text: number, kind, facts } = original;
  return {
    ...facts,
    uuid: randomUUID(),
    seller,
    reason,
    issuedOn: pragueToday(now),
    taxableOn: null,
    dueOn: null,
    paidHalere: 0,
    deposits: [],
    original: {
      number,
      uuid: facts.uuid,
      issuedOn: facts.issuedOn,
      kind: kind === 'advance' ? 'advance' : 'invoice',
      deposits: (facts.deposits ?? []).map((deposit) => deposit.number),
    },
  };
}

/** The documents whose sums a correction takes from: an invoice includes all that it deducted. */
const familyOf = (original: Issued, all: readonly Issued[]): readonly Issued[] =>
  original.kind === 'invoice'
    ? all
    : all.filter(({ id, original_id }) => id === original.id || original_id === original.id);

const isUntouched = (original: Issued, all: readonly Issued[]): boolean =>
  all.every(({ original_id }) => original_id !== original.id);

/** The earliest of the days on which tax may be due (§ 21 (1)). */
const taxPoint = (days: readonly (string | null)[]): string | null =>
  days.filter((day) => day !== null).sort()[0] ?? null;

/** The day of the payment that was booked last, whichever came first; null where none counts. */
function newestPaidOn(source: Source): string | null {
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
function deliveredOn(source: Source): string | null {
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
function countedSince({ order: { statusChanges = [] }, documents }: Source): string {
  const cancelled = statusChanges.findLastIndex(({ status }) => status === 'cancelled');
  const reopened = cancelled < 0 ? undefined : statusChanges[cancelled + 1];
  const moments = [creditOfInvoice(documents)?.issued_at ?? '', reopened?.at ?? ''];
  return moments.sort().at(-1) ?? '';
}

const creditOfInvoice = (documents: readonly Issued[]): Issued | undefined =>
  documents.findLast(
    ({ kind, facts }) => kind === 'credit_note' && facts.original?.kind === 'invoice',
  );

/** The tax point of what no new payment or delivery determines: that of the credit note it comes with, or today. */
function takenUpOn({ documents, now }: Source): string {
  const credit = creditOfInvoice(documents);
  const isOfNow = credit?.issued_at === now.toISOString();
  return (isOfNow && credit?.facts.taxableOn) || pragueToday(now);
}

/** The day of what a correction follows from (§ 42 (3) a): on which money went back, or today. */
function correctedOn({ order: { payments = [] }, now }: Source): string {
  const at = now.toISOString();
  const back = payments.findLast(({ halere, decided_at }) => halere < 0 && decided_at === at);
  return back?.received_on ?? pragueToday(now);
}

const MAX_NAME = 200;

/** What was paid for: a tax document names its subject (§ 29 (1) f). */
function advanceName({ locale, items = [] }: Order): string {
  const names = [...new Set(items.map((item) => itemName(item, locale)))];
  const text = `${documents[locale].invoice.advancePart}: ${names.join(', ')}`;
  return text.length > MAX_NAME ? `${text.slice(0, MAX_NAME - 1)}…` : text;
}
