import type { OrderDocument } from '../../../db/models/orderDocument.ts';
import { type OrderBooks, orderBooks } from '../../contract/orderBooks.ts';
import { isCancelled, type OrderStatus, SUPPLIED } from '../../contract/orderStatuses.ts';
import { type OrderMoney, openHalere } from '../../contract/payments.ts';
import type { VatSum } from '../../contract/vat.ts';
import { type AmountsByRate, addRates, ratesOf, totalOf } from './rates.ts';

/** An issued document as far as it counts here. */
type Listed = Pick<OrderDocument, 'id' | 'kind' | 'original_id' | 'total_halere'>;

export type Issued = Listed & Pick<OrderDocument, 'number_text' | 'issued_at' | 'facts'>;

/** What all documents of an order together say, in haléře. */
export const documentedHalere = (documents: readonly Listed[]): number =>
  documents.reduce((sum, { total_halere }) => sum + total_halere, 0);

/** What all documents of an order together say at each rate. */
export const documentedRates = (documents: readonly Issued[]) =>
  addRates(...documents.map(({ facts }) => ratesOf(facts)));

/** The documents whose sums a correction takes from: an invoice includes all that it deducted. */
export const familyOf = (original: Issued, all: readonly Issued[]): readonly Issued[] =>
  original.kind === 'invoice'
    ? all
    : all.filter(({ id, original_id }) => id === original.id || original_id === original.id);

/**
 * The order's current invoice; null when it was wholly credited. A document on a payment is only issued
 * while there is no current invoice, so a later one means the same.
 */
export function standingInvoice<Document extends Listed>(
  documents: readonly Document[],
): Document | null {
  const invoice = documents.findLast(({ kind }) => kind === 'invoice');
  if (!invoice) return null;
  if (documents.some(({ kind, id }) => kind === 'advance' && id > invoice.id)) return null;
  const isCorrected = documents.some(({ original_id }) => original_id === invoice.id);
  return isCorrected && documentedHalere(documents) <= 0 ? null : invoice;
}

/**
 * What the documents said at each rate when a credit note had left of an invoice what the order costs now; nothing
 * where none did. A correction has the rates of what it corrects (§ 42 of the VAT Act), and so has a later invoice.
 * @param halere what the order costs
 */
export function creditedDownTo(documents: readonly Issued[], halere: number): VatSum[] {
  const isOfInvoice = ({ kind, original_id }: Issued) =>
    kind === 'credit_note' &&
    documents.some(({ id, kind: original }) => id === original_id && original === 'invoice');
  const upTo = (at: number) => documents.slice(0, at + 1);
  const last = documents.findLastIndex(
    (document, at) => isOfInvoice(document) && documentedHalere(upTo(at)) === halere,
  );
  return documentedRates(upTo(last));
}

/** What a withdrawal can take off: what is left of the order's invoice, or without one of its price; in haléře. */
export const leftHalere = ({ total }: OrderMoney, documents: readonly Listed[]): number =>
  standingInvoice(documents) ? documentedHalere(documents) : total;

/** The documents on payments of which something is left, with what that is at each rate. */
export function standingAdvances(documents: readonly Issued[]) {
  const deducted = new Set(
    documents.flatMap(({ facts }) => (facts.deposits ?? []).map(({ number }) => number)),
  );
  return documents
    .filter(({ kind, number_text }) => kind === 'advance' && !deducted.has(number_text))
    .map((advance) => ({ advance, left: leftOf(advance, documents) }))
    .filter(({ left }) => totalOf(left) > 0);
}

/** What is left of a document on a payment after its corrections. */
const leftOf = (advance: Issued, documents: readonly Issued[]) =>
  documentedRates([advance, ...documents.filter(({ original_id }) => original_id === advance.id)]);

/** Why the documents of an order are looked at again. */
export type Cause =
  | 'payment'
  /** What the bank had taken back is not this order's: its money is back without a payment. */
  | 'rebooked'
  | 'refund'
  | 'cancelled'
  | 'reopened'
  /** It is no longer deleted. */
  | 'restored'
  | 'supplied'
  | 'unbooked'
  | 'credited'
  | 'withdrawn';

/** Which of them a change of an order's status is; null for one that needs no documents. */
export function causeOfStatus(from: OrderStatus, to: OrderStatus): Cause | null {
  if (isCancelled(to)) return 'cancelled';
  if (isCancelled(from)) return 'reopened';
  return SUPPLIED.includes(to) && !SUPPLIED.includes(from) ? 'supplied' : null;
}

export interface OrderFile {
  money: OrderMoney;
  isCancelled: boolean;
  /** Whether the goods are with the customer, or on their way. */
  isSupplied: boolean;
  isVatPayer: boolean;
  documents: readonly Issued[];
}

/**
 * Why a supply is invoiced of which nothing is paid; after anything else, the money went back to the customer or
 * a person credited the invoice.
 */
const OF_SUPPLY: readonly Cause[] = ['supplied', 'reopened', 'unbooked'];

/** The next document that an order needs. */
export type Step =
  | { kind: 'invoice' }
  | { kind: 'advance'; halere: number }
  | { kind: 'debit_note'; original: Issued; halere: number }
  | {
      kind: 'credit_note';
      original: Issued;
      halere: number;
      byRate?: AmountsByRate | undefined;
      subject?: string | undefined;
      /** Its tax point; absent for the day of what it follows from. */
      taxableOn?: string | null | undefined;
    };

/**
 * Which document is to be issued next, so that every crown that the team keeps is in exactly one;
 * null once that is so. Called until then. A VAT payer invoices what was supplied before it is paid: companies
 * have to get it within 15 days (§ 28 of the VAT Act, 235/2004 Sb.), and the tax is due for every buyer (§ 21).
 */
export function nextStep(file: OrderFile, cause: Cause): Step | null {
  const { documents, money, isCancelled, isVatPayer, isSupplied } = file;
  const { kept, invoicedUnpaid, documented, difference } = booksOf(file);
  const invoice = standingInvoice(documents);
  if (invoice) {
    // The invoice says that it is paid, but that payment was taken off this order again: the invoice is
    // credited, and money that is left gets a new document.
    const isUntrue = cause === 'unbooked' && invoicedUnpaid > 0 && saysPaid(invoice);
    const halere = isUntrue ? documented : difference;
    if (halere > 0) return { kind: 'credit_note', original: invoice, halere };
    return halere < 0 ? { kind: 'debit_note', original: invoice, halere: -halere } : null;
  }
  // Before the invoice: it deducts no more than it is about.
  const last = difference > 0 ? standingAdvances(documents).at(-1) : undefined;
  if (last) {
    const halere = Math.min(totalOf(last.left), difference);
    return { kind: 'credit_note', original: last.advance, halere };
  }
  const isUnpaid = OF_SUPPLY.includes(cause) && openHalere(money) === money.total;
  const isSupply = isVatPayer && isSupplied && (kept > 0 || isUnpaid);
  if ((isSupply || kept === money.total) && money.total > 0 && !isCancelled)
    return { kind: 'invoice' };
  return difference < 0 ? { kind: 'advance', halere: -difference } : null;
}

const saysPaid = ({ facts }: Issued): boolean => facts.paidHalere >= facts.totalHalere;

/** The books of an order: its money compared with its documents. */
export const booksOf = ({
  documents,
  ...account
}: Omit<OrderFile, 'documents' | 'isSupplied'> & {
  documents: readonly Listed[];
}): OrderBooks =>
  orderBooks({
    ...account,
    hasInvoice: standingInvoice(documents) !== null,
    documented: documentedHalere(documents),
  });
