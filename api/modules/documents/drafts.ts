import { randomUUID } from 'node:crypto';
import type { Order } from '../../../db/models/order.ts';
import { pragueToday } from '../../contract/dates.ts';
import type { DocumentFacts, IssuedFacts, Seller } from '../../contract/documents.ts';
import documents from '../../contract/messages/documents.json' with { type: 'json' };
import { itemName } from '../../contract/slots.ts';
import { buyerOf, orderFacts, paidOf } from './facts.ts';
import { documentedRates, familyOf, type Issued, standingAdvances } from './ledger.ts';
import { type AmountsByRate, lessRates, linesOfRates, negated, partOf, totalOf } from './rates.ts';
import { correctedOn, paidOn, suppliedOn, type Taxed } from './taxPoints.ts';

/** What a document is made from. */
export interface Source extends Taxed {
  seller: Seller;
}

/** The invoice of the whole price; payments that were documented before are deducted (§ 37a). */
export function invoiceDraft(source: Source): IssuedFacts {
  const { order, seller, documents, now } = source;
  const facts = orderFacts(order, seller, documents);
  const issuedOn = pragueToday(now);
  const isPaid = facts.paidHalere === facts.totalHalere;
  return {
    ...facts,
    kind: 'invoice',
    uuid: randomUUID(),
    issuedOn,
    taxableOn: suppliedOn(source, { isPaid }),
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
  const facts = orderFacts(order, seller, before);
  const vat = partOf(lessRates(facts.vat, documentedRates(before)), halere);
  const issuedOn = pragueToday(now);
  return {
    ...facts,
    kind: 'advance',
    uuid: randomUUID(),
    issuedOn,
    taxableOn: paidOn(source),
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
  /** What its lines are about that are at these rates. */
  subject?: string | undefined;
  /** Its tax point; absent for the day of what it follows from. */
  taxableOn?: string | null | undefined;
}

/** A credit note to an invoice or to a document on a payment (§ 42, § 45), with the VAT of its original. */
export function creditDraft(
  source: Source,
  { original, halere, reason, byRate, subject, taxableOn = correctedOn(source) }: Correction,
): IssuedFacts {
  const left = documentedRates(familyOf(original, source.documents));
  const vat = partOf(left, halere, byRate).map(negated);
  const isWhole = halere === original.facts.totalHalere && isUntouched(original, source.documents);
  const { isVatPayer, locale } = original.facts;
  const { creditPart } = documents[locale].invoice;
  const nameAt = (rate: number) =>
    subject && (!isVatPayer || byRate?.has(rate)) ? about(creditPart, subject) : creditPart;
  const lines = isWhole
    ? original.facts.lines.map((line) => ({
        ...line,
        unitHalere: 0 - line.unitHalere,
        halere: 0 - line.halere,
      }))
    : vat.flatMap((sum) => linesOfRates([sum], nameAt(sum.rate)));
  return {
    ...correctionFacts(source, original, reason),
    kind: 'credit_note',
    taxableOn: isVatPayer ? taxableOn : null,
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
    taxableOn: original.facts.isVatPayer ? paidOn(source) : null,
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
    const paidHalere = paidOf(order, facts.totalHalere);
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

const isUntouched = (original: Issued, all: readonly Issued[]): boolean =>
  all.every(({ original_id }) => original_id !== original.id);

const MAX_NAME = 200;

/** What was paid for: a tax document names its subject (§ 29 (1) f). */
function advanceName({ locale, items = [] }: Order): string {
  const names = [...new Set(items.map((item) => itemName(item, locale)))];
  return about(documents[locale].invoice.advancePart, names.join(', '));
}

/** The name of a line that is about an amount of what was supplied. */
function about(amount: string, subject: string): string {
  const text = `${amount}: ${subject}`;
  return text.length > MAX_NAME ? `${text.slice(0, MAX_NAME - 1)}…` : text;
}
