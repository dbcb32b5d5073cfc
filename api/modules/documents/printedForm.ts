import { transferTo } from '../../contract/bankTransfer.ts';
import { formatDate } from '../../contract/dates.ts';
import type { DocumentFacts } from '../../contract/documents.ts';
import type { Locale } from '../../contract/locales.ts';
import documents from '../../contract/messages/documents.json' with { type: 'json' };
import { formatOrderNumber } from '../../contract/orders.ts';
import { sellerNameOf } from '../../contract/siteNames.ts';
import { vatWithin } from '../../contract/vat.ts';
import { withDays } from './accountingDays.ts';
import { paymentSymbolOf, piecesOf } from './facts.ts';
import { customerOf, type Party, supplierOf } from './parties.ts';
import {
  balanceLines,
  type Labelled,
  moneyIn,
  percent,
  type VatLine,
  vatLines,
} from './printedAmounts.ts';

/** A proforma requests the payment; the final invoice goes with the goods. */
export const INVOICE_TYPES = ['proforma', 'final'] as const;

/** A document as it is printed. */
export interface PrintedForm {
  locale: Locale;
  words: typeof documents.en.invoice;
  fileName: string;
  title: string;
  number: string;
  issued: Date;
  sellerName: string;
  supplier: Party;
  customer: Party;
  facts: Labelled[];
  lines: PrintedLine[];
  /** A VAT payer's sums at each rate, and all of them; else nothing. */
  vat: VatLine[];
  total: string;
  totalLabel: string;
  /** What was paid before, and what is left. */
  balance: Labelled[];
  /** For bank transfers, if an account is set. */
  transfer: { facts: Labelled[]; spayd: string | null } | null;
  notes: string[];
  /** The seller in one line, for the foot of each page. */
  foot: string;
  /** The word across every page of a preview, which is no document. */
  mark: string;
}

interface PrintedLine {
  name: string;
  quantity: string;
  /** With VAT. */
  unitPrice: string;
  /** Without. */
  unitBase: string;
  rate: string;
  total: string;
}

/** An invoice as it would look if it were issued: it says on every page that it is none, and has no number. */
export function previewOf(facts: DocumentFacts, publicUrl: string): PrintedForm {
  const say = documents[facts.locale].invoice;
  const printed = printedForm({ ...facts, number: '' }, publicUrl);
  return {
    ...printed,
    title: say.final,
    mark: say.preview,
    fileName: `${say.previewFile}-${facts.number}.pdf`,
    notes: [say.previewNote, ...printed.notes],
  };
}

/** A document's facts as it prints them. */
export function printedForm(given: DocumentFacts, publicUrl: string): PrintedForm {
  const facts = withDays(given);
  const { kind, locale, seller, isVatPayer, totalHalere, paidHalere, number } = facts;
  const say = documents[locale].invoice;
  const money = moneyIn(locale);
  const day = (value: string) => formatDate(value, locale);
  const { host } = new URL(publicUrl);
  const sellerName = sellerNameOf(seller, host);
  const title = titleOf(facts);
  const isOpen = (kind === 'proforma' || kind === 'invoice') && paidHalere < totalHalere;
  return {
    locale,
    words: say,
    title,
    number,
    sellerName,
    fileName: fileNameOf(facts),
    issued: new Date(kind === 'proforma' ? facts.orderedAt : `${facts.issuedOn}T12:00:00Z`),
    supplier: supplierOf(facts, sellerName),
    customer: customerOf(facts),
    facts: [
      [say.issued, day(facts.issuedOn)],
      ...(facts.taxableOn
        ? [[kind === 'advance' ? say.paidOn : say.taxable, day(facts.taxableOn)] as const]
        : []),
      ...(facts.dueOn && isOpen ? [[say.due, day(facts.dueOn)] as const] : []),
      ...(kind === 'proforma'
        ? []
        : [[say.order, formatOrderNumber(facts.orderId).slice(1)] as const]),
      ...originalOf(facts),
      [say.variableSymbol, String(paymentSymbolOf(facts))],
      // What was issued has both among its lines, and needs the room for its taxes.
      ...(kind === 'proforma'
        ? [[say.payment, facts.paymentName] as const, [say.shipping, facts.shippingName] as const]
        : []),
    ],
    lines: facts.lines.map(({ name, quantity, unitHalere, halere, vatRate, isOutsideVat }) => ({
      name,
      quantity: quantity === null ? '' : piecesOf(quantity, locale),
      unitPrice: quantity === null ? '' : money(unitHalere),
      unitBase: money(unitHalere - vatWithin(unitHalere, vatRate)),
      // What costs nothing has no VAT.
      rate: halere === 0 || isOutsideVat ? '' : percent(vatRate),
      total: money(halere),
    })),
    vat: isVatPayer ? vatLines(facts) : [],
    total: money(totalHalere),
    totalLabel: totalLabelOf(facts),
    balance: kind === 'proforma' || kind === 'invoice' ? balanceLines(facts) : [],
    transfer:
      facts.paymentKind === 'bank_transfer' && isOpen ? transferOf(facts, sellerName) : null,
    notes: notesOf(facts, isOpen),
    foot: [sellerName, kind === 'proforma' ? host : '', seller.contact_email, seller.contact_phone]
      .filter(Boolean)
      .join('  ·  '),
    mark: '',
  };
}

/** ISDOC wants the names of PDFs that carry it to end like this. */
export const fileNameOf = ({ kind, locale, number }: DocumentFacts): string =>
  `${documents[locale].invoice[FILES[kind]]}-${number}${kind === 'proforma' ? '' : '-isdoc'}.pdf`;

const FILES = {
  proforma: 'proformaFile',
  invoice: 'finalFile',
  advance: 'advanceFile',
  credit_note: 'creditFile',
  debit_note: 'debitFile',
} as const;

function titleOf({ kind, isVatPayer, locale }: DocumentFacts): string {
  const say = documents[locale].invoice;
  const titles = {
    proforma: say.proforma,
    invoice: isVatPayer ? say.taxInvoice : say.final,
    advance: say.advance,
    credit_note: isVatPayer ? say.taxCredit : say.credit,
    debit_note: isVatPayer ? say.taxDebit : say.debit,
  };
  return titles[kind];
}

function totalLabelOf({ kind, locale }: DocumentFacts): string {
  const say = documents[locale].invoice;
  const labels = {
    proforma: say.grandTotal,
    invoice: say.grandTotal,
    advance: say.advanceTotal,
    credit_note: say.creditTotal,
    debit_note: say.debitTotal,
  };
  return labels[kind];
}

/** What a correction corrects, with the documents that its invoice deducted. */
function originalOf({ original, locale }: DocumentFacts): Labelled[] {
  if (!original) return [];
  const { kind, number, issuedOn, deposits = [] } = original;
  const say = documents[locale].invoice;
  const others = deposits.length > 0 ? ` (${deposits.join(', ')})` : '';
  const label = kind === 'advance' ? say.originalAdvance : say.original;
  return [[label, `${number}, ${formatDate(issuedOn, locale)}${others}`]];
}

function notesOf(facts: DocumentFacts, isOpen: boolean) {
  const { kind, locale, isVatPayer, seller, reason, lines, pickupPoint } = facts;
  const say = documents[locale].invoice;
  const isInvoice = kind === 'invoice';
  return [
    ...(reason ? [`${say.reason}: ${reason}`] : []),
    ...(pickupPoint ? [`${say.point}: ${pickupPoint}`] : []),
    ...(kind === 'proforma' ? [say.proformaNote] : []),
    ...(kind === 'advance' ? [say.advanceNote] : []),
    ...(isInvoice && !isOpen ? [say.paidNote] : []),
    ...(isVatPayer ? [] : [say.noVat]),
    ...(lines.some(({ isOutsideVat }) => isOutsideVat) ? [say.outsideVat] : []),
    ...(seller.seller_register ? [seller.seller_register] : []),
    ...(kind === 'credit_note' || kind === 'debit_note' ? [] : [say.thanks]),
  ];
}

function transferOf(facts: DocumentFacts, sellerName: string): PrintedForm['transfer'] {
  const { seller, locale, dueOn: due } = facts;
  const variableSymbol = paymentSymbolOf(facts);
  const say = documents[locale].invoice;
  const halere = facts.totalHalere - facts.paidHalere;
  const { iban, bic, czechAccount, shownAccount, spayd } = transferTo({
    variableSymbol,
    number: formatOrderNumber(facts.orderId),
    halere,
    due,
    account: seller.bank_iban,
    bic: seller.bank_bic,
    recipient: sellerName,
    order: say.order,
  });
  if (!iban) return null;
  return {
    facts: [
      ...(czechAccount ? [[say.accountNumber, czechAccount] as const] : []),
      [say.account, shownAccount],
      ...(bic ? [[say.bic, bic] as const] : []),
      [say.variableSymbol, String(variableSymbol)],
      [say.amount, moneyIn(locale)(halere)],
      ...(due ? [[say.due, formatDate(due, locale)] as const] : []),
    ],
    spayd,
  };
}
