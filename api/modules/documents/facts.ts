import type { Order } from '../../../db/models/order.ts';
import { bankPaymentDue, pragueToday } from '../../contract/dates.ts';
import type { DocumentFacts, DocumentLine, Seller } from '../../contract/documents.ts';
import type { Locale } from '../../contract/locales.ts';
import documents from '../../contract/messages/documents.json' with { type: 'json' };
import { formatOrderNumber } from '../../contract/orders.ts';
import { openHalere } from '../../contract/payments.ts';
import { variableSymbol } from '../../contract/variableSymbol.ts';
import { type VatSum, vatBreakdown } from '../../contract/vat.ts';
import { documentLines } from './documentLines.ts';
import type { Issued } from './ledger.ts';
import { moneyOf } from './moneyOf.ts';

/**
 * What a document says about the price of an order as it is now; an invoice has in addition what it gets when it
 * is issued.
 * @param issued its documents, oldest first: what credit notes took off is at their rates
 */
export function orderFacts(order: Order, seller: Seller, issued: readonly Issued[]): DocumentFacts {
  const { locale } = order;
  const own = (name: 'shipping' | 'payment') => order[`${name}_name_${locale}`];
  const isVatPayer = seller.vat_payer === 'on';
  const lines = documentLines(order, isVatPayer, issued);
  const totalHalere = moneyOf(order).total;
  const ordered = new Date(order.created_at);
  return {
    kind: 'proforma',
    number: formatOrderNumber(order.id).slice(1),
    uuid: '',
    locale,
    orderId: order.id,
    orderedAt: order.created_at,
    isVatPayer,
    seller,
    variableSymbol: variableSymbol(order),
    ...buyerOf(order),
    issuedOn: pragueToday(ordered),
    taxableOn: null,
    dueOn: order.payment_kind === 'bank_transfer' ? bankPaymentDue(ordered) : null,
    paymentKind: order.payment_kind,
    paymentName: own('payment'),
    shippingName: own('shipping'),
    lines,
    vat: breakdownOf(lines, isVatPayer),
    totalHalere,
    paidHalere: paidOf(order, totalHalere),
    original: null,
    reason: '',
  };
}

/** Who a document is made out to, as the order names them now. */
export const buyerOf = (order: Order): Pick<DocumentFacts, 'customer' | 'company'> => ({
  customer: { name: order.customer_name, address: order.customer_address },
  company: { name: order.company_name, ico: order.company_ico, dic: order.company_dic },
});

/**
 * The proforma also says where the parcel is collected. Documents that are kept for years don't: the law asks
 * for no place of delivery (VAT act, § 29).
 */
export function proformaFacts(
  order: Order,
  seller: Seller,
  issued: readonly Issued[],
): DocumentFacts {
  const { pickup_point_code: code, pickup_point_name, pickup_point_address } = order;
  const pickupPoint = [pickup_point_name, pickup_point_address].filter(Boolean).join(', ');
  return { ...orderFacts(order, seller, issued), ...(code !== '' && { pickupPoint }) };
}

/** The VAT of an order at each rate, as its invoice would have it now; without VAT one sum at 0 per cent. */
export const vatOf = (order: Order, isVatPayer: boolean, issued: readonly Issued[]): VatSum[] =>
  breakdownOf(documentLines(order, isVatPayer, issued), isVatPayer);

/** How much of a document's sum is paid or no longer owed, in haléře. */
export const paidOf = (order: Order, totalHalere: number): number =>
  totalHalere - openHalere(moneyOf(order));

/** A number of pieces as documents and mails say it. */
export function piecesOf(quantity: number, locale: Locale): string {
  const { piece, pieces } = documents[locale].invoice;
  return `${quantity} ${quantity === 1 ? piece : pieces}`;
}

const breakdownOf = (lines: readonly DocumentLine[], isVatPayer: boolean): VatSum[] =>
  vatBreakdown(isVatPayer ? lines : lines.map((line) => ({ ...line, vatRate: 0 })));

/** What the payment of a document is marked with. */
export const paymentSymbolOf = ({ variableSymbol: symbol, orderId }: DocumentFacts): number =>
  symbol ?? orderId;
