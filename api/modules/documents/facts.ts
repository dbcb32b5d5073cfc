import type { Order } from '../../../db/models/order.ts';
import { bankPaymentDue, pragueToday } from '../../contract/dates.ts';
import type { DocumentFacts, DocumentLine, Seller } from '../../contract/documents.ts';
import documents from '../../contract/messages/documents.json' with { type: 'json' };
import { formatOrderNumber } from '../../contract/orders.ts';
import { variableSymbol } from '../../contract/variableSymbol.ts';
import { ancillaryShares, type VatSum, vatBreakdown } from '../../contract/vat.ts';

/** What an order's proforma says; an invoice has in addition what it gets when it is issued. */
export function orderFacts(order: Order, seller: Seller): DocumentFacts {
  const { locale } = order;
  const own = (name: 'shipping' | 'payment') => order[`${name}_name_${locale}`];
  const isVatPayer = seller.vat_payer === 'on';
  const lines = linesOf(order, isVatPayer);
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
    customer: { name: order.customer_name, address: order.customer_address },
    company: { name: order.company_name, ico: order.company_ico, dic: order.company_dic },
    issuedOn: pragueToday(ordered),
    taxableOn: null,
    dueOn: order.payment_kind === 'bank_transfer' ? bankPaymentDue(ordered) : null,

    paymentKind: order.payment_kind,
    paymentName: own('payment'),
    shippingName: own('shipping'),
    lines,
    vat: breakdownOf(lines, isVatPayer),
    totalHalere: order.total_halere,
    paidHalere: paidOf(order),
    original: null,
    reason: '',
  };
}

/** What is there of the price, or needs not be paid any more; at most all of it. */
const paidOf = (order: Order): number =>
  Math.min(order.paid_halere - order.refunded_halere + order.credited_halere, order.total_halere);

/**
 * What was ordered, then shipping, payment and fee: a line for each rate that they have a share of,
 * since a line has one rate. Who pays no VAT has no rates, so each of them is one line.
 */
function linesOf(order: Order, isVatPayer: boolean): DocumentLine[] {
  const { locale, shipping_vat_rate: fixed } = order;
  const say = documents[locale].invoice;
  const goods = (order.items ?? []).map((item) => ({
    name: item[`name_${locale}`],
    slug: item.slug,
    quantity: item.quantity,
    unitHalere: item.price_halere,
    halere: item.price_halere * item.quantity,
    vatRate: isVatPayer ? item.vat_rate : 0,
  }));
  const sharesIn = (halere: number) => {
    if (!isVatPayer) return [{ vatRate: 0, halere }];
    return fixed === null ? ancillaryShares(halere, goods) : [{ vatRate: fixed, halere }];
  };
  const beside = (name: string, halere: number): DocumentLine[] =>
    sharesIn(halere).map((share) => ({
      name,
      slug: '',
      quantity: null,
      unitHalere: share.halere,
      halere: share.halere,
      vatRate: share.vatRate,
    }));
  return [
    ...goods,
    ...beside(`${say.shipping}: ${order[`shipping_name_${locale}`]}`, order.shipping_price_halere),
    ...beside(`${say.payment}: ${order[`payment_name_${locale}`]}`, 0),
    ...(order.payment_fee_halere > 0 ? beside(say.fee, order.payment_fee_halere) : []),
  ];
}

export const breakdownOf = (lines: readonly DocumentLine[], isVatPayer: boolean): VatSum[] =>
  vatBreakdown(isVatPayer ? lines : lines.map((line) => ({ ...line, vatRate: 0 })));

/** What the payment of a document is marked with. */
export const symbolOf = ({ variableSymbol: symbol, orderId }: DocumentFacts): number =>
  symbol ?? orderId;
