import type { Order } from '../../../db/models/order.ts';
import { bankPaymentDue, pragueToday } from '../../contract/dates.ts';
import type { DocumentFacts, DocumentLine, Seller } from '../../contract/documents.ts';
import documents from '../../contract/messages/documents.json' with { type: 'json' };
import { formatOrderNumber } from '../../contract/orders.ts';
import { type VatSum, vatBreakdown } from '../../contract/vat.ts';

/** What an order's proforma says; an invoice has in addition what it gets when it is issued. */
export function orderFacts(order: Order, seller: Seller): DocumentFacts {
  const { locale } = order;
  const own = (name: 'shipping' | 'payment') => order[`${name}_name_${locale}`];
  const isVatPayer = seller.vat_payer === 'on';
  const lines = linesOf(order);
  const ordered = new Date(order.created_at);
  return {
    ...{ kind: 'proforma', number: formatOrderNumber(order.id).slice(1), uuid: '', locale },
    ...{ orderId: order.id, orderedAt: order.created_at, isVatPayer, seller },
    customer: { name: order.customer_name, address: order.customer_address },
    company: { name: order.company_name, ico: order.company_ico, dic: order.company_dic },
    issuedOn: pragueToday(ordered),
    taxableOn: null,
    dueOn: order.payment_kind === 'bank_transfer' ? bankPaymentDue(ordered) : null,
    ...{
      paymentKind: order.payment_kind,
      paymentName: own('payment'),
      shippingName: own('shipping'),
    },
    ...{ lines, vat: breakdownOf(lines, isVatPayer), totalHalere: order.total_halere },
    ...{ paidHalere: paidOf(order), original: null, reason: '' },
  };
}

/** What is there of the price, or needs not be paid any more; at most all of it. */
const paidOf = (order: Order): number =>
  Math.min(order.paid_halere - order.refunded_halere + order.credited_halere, order.total_halere);

function linesOf(order: Order): DocumentLine[] {
  const { locale } = order;
  const say = documents[locale].invoice;
  const once = (name: string, halere: number): DocumentLine => ({
    ...{ name, slug: '', quantity: null, unitHalere: halere, halere },
    vatRate: order.shipping_vat_rate,
  });
  return [
    ...(order.items ?? []).map((item) => ({
      name: item[`name_${locale}`],
      slug: item.slug,
      quantity: item.quantity,
      unitHalere: item.price_halere,
      halere: item.price_halere * item.quantity,
      vatRate: item.vat_rate,
    })),
    once(`${say.shipping}: ${order[`shipping_name_${locale}`]}`, order.shipping_price_halere),
    once(`${say.payment}: ${order[`payment_name_${locale}`]}`, 0),
    ...(order.payment_fee_halere > 0 ? [once(say.fee, order.payment_fee_halere)] : []),
  ];
}

export const breakdownOf = (lines: readonly DocumentLine[], isVatPayer: boolean): VatSum[] =>
  vatBreakdown(isVatPayer ? lines : lines.map((line) => ({ ...line, vatRate: 0 })));
