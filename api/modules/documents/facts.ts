import type { Order, OrderItem } from '../../../db/models/order.ts';
import { bankPaymentDue, pragueToday } from '../../contract/dates.ts';
import type { DocumentFacts, DocumentLine, Seller } from '../../contract/documents.ts';
import type { Locale } from '../../contract/locales.ts';
import documents from '../../contract/messages/documents.json' with { type: 'json' };
import type { OrderLine } from '../../contract/orderLines.ts';
import { formatOrderNumber } from '../../contract/orders.ts';
import { placedLines } from '../../contract/placedLines.ts';
import { itemName } from '../../contract/slots.ts';
import { variableSymbol } from '../../contract/variableSymbol.ts';
import {
  ancillaryShares,
  sumsByRate,
  type VatShare,
  type VatSum,
  vatBreakdown,
} from '../../contract/vat.ts';
import { isOutsideVat } from '../../contract/vouchers.ts';
import { partOf } from './rates.ts';

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
    ...buyerOf(order),
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

export const buyerOf = (order: Order): Pick<DocumentFacts, 'customer' | 'company'> => ({
  customer: { name: order.customer_name, address: order.customer_address },
  company: { name: order.company_name, ico: order.company_ico, dic: order.company_dic },
});

/**
 * The proforma also says where the parcel is collected. Documents that are kept for years don't: the law asks
 * for no place of delivery (VAT act, § 29).
 */
export function proformaFacts(order: Order, seller: Seller): DocumentFacts {
  const { pickup_point_code: code, pickup_point_name, pickup_point_address } = order;
  const pickupPoint = [pickup_point_name, pickup_point_address].filter(Boolean).join(', ');
  return { ...orderFacts(order, seller), ...(code !== '' && { pickupPoint }) };
}

/** The VAT of an order at each rate, as its invoice has it; without VAT one sum at 0 per cent. */
export const vatOf = (order: Order, isVatPayer: boolean): VatSum[] =>
  breakdownOf(linesOf(order, isVatPayer), isVatPayer);

/** How much of the price is paid or no longer owed; at most all of it. */
const paidOf = (order: Order): number =>
  Math.min(order.paid_halere - order.refunded_halere + order.credited_halere, order.total_halere);

/**
 * The order's lines with their VAT. A line has one rate, so that the discount is split into a line for each rate
 * of the items that it is for, and shipping, payment and fee into one for each rate that they have a share of
 * by what the items cost then, those left out that were withdrawn before; vouchers outside VAT have none of
 * them. What a withdrawal took off beyond its pieces is split by what all other lines come to. Without VAT each
 * of them is one line.
 */
function linesOf(order: Order, isVatPayer: boolean): DocumentLine[] {
  const { locale, shipping_vat_rate: fixed } = order;
  const rateOf = (item: OrderItem) => (isVatPayer ? item.vat_rate : 0);
  const lines = placedLines<OrderItem>(order);
  const { items = [] } = order;
  const discounts = items.map((item) => ({
    halere: 0 - (item.discount_halere ?? 0),
    vatRate: rateOf(item),
  }));
  const goods = lines.flatMap((line) =>
    line.kind === 'item' && !isOutsideVat(line.item)
      ? [{ halere: line.halere, vatRate: rateOf(line.item) }]
      : [],
  );
  const withdrawn = lines.flatMap((line) =>
    line.kind === 'withdrawn' && line.item && !isOutsideVat(line.item)
      ? [{ halere: line.halere, vatRate: rateOf(line.item) }]
      : [],
  );
  const bought = [...goods, ...discounts];
  const kept = [...bought, ...withdrawn];
  const isKept = kept.reduce((sum, { halere }) => sum + halere, 0) > 0;
  const sharesOf = (line: OrderLine<OrderItem>, before: readonly DocumentLine[]): VatShare[] => {
    const { kind, halere } = line;
    if (kind === 'discount') return discountShares(discounts);
    if (!isVatPayer) return [{ vatRate: 0, halere }];
    if (kind === 'withdrawn') {
      if (line.item) return [{ vatRate: rateOf(line.item), halere }];
      return partOf(vatBreakdown(before), -halere).map(({ rate, total }) => ({
        vatRate: rate,
        halere: -total,
      }));
    }
    if (fixed !== null) return [{ vatRate: fixed, halere }];
    return ancillaryShares(halere, isKept ? kept : bought);
  };
  const made: DocumentLine[] = [];
  for (const line of lines) {
    const name = lineName(line, order, locale);
    const outside =
      isVatPayer && 'item' in line && line.item && isOutsideVat(line.item)
        ? ({ isOutsideVat: true } as const)
        : {};
    if (line.kind === 'item') {
      const { item, quantity, unitHalere, halere } = line;
      const sold = { name, slug: item.slug, quantity, unitHalere, halere, vatRate: rateOf(item) };
      made.push({ ...sold, ...outside });
      continue;
    }
    const shares = sharesOf(line, made).map(({ halere, vatRate }) => ({
      name,
      slug: '',
      quantity: null,
      unitHalere: halere,
      halere,
      vatRate,
      ...outside,
    }));
    made.push(...shares);
  }
  return made;
}

/** The discount at each rate. */
const discountShares = (discounts: readonly VatShare[]): VatShare[] =>
  [...sumsByRate(discounts)]
    .map(([vatRate, halere]) => ({ vatRate, halere }))
    .filter(({ halere }) => halere !== 0);

/** What documents and mails call a line of an order. */
export function lineName(line: OrderLine<OrderItem>, order: Order, locale: Locale): string {
  const say = documents[locale].invoice;
  switch (line.kind) {
    case 'item':
      return itemName(line.item, locale);
    case 'discount':
      return `${say.discount} ${order.discount_code}`;
    case 'shipping':
      return `${say.shipping}: ${order[`shipping_name_${locale}`]}`;
    case 'payment':
      return `${say.payment}: ${order[`payment_name_${locale}`]}`;
    case 'fee':
      return say.fee;
    case 'withdrawn':
      return line.item
        ? say.withdrawn
            .replace('{quantity}', String(line.pieces))
            .replace('{name}', itemName(line.item, locale))
        : say.withdrawnMore;
  }
}

/** A number of pieces as documents and mails say it. */
export function piecesOf(quantity: number, locale: Locale): string {
  const { piece, pieces } = documents[locale].invoice;
  return `${quantity} ${quantity === 1 ? piece : pieces}`;
}

export const breakdownOf = (lines: readonly DocumentLine[], isVatPayer: boolean): VatSum[] =>
  vatBreakdown(isVatPayer ? lines : lines.map((line) => ({ ...line, vatRate: 0 })));

/** What the payment of a document is marked with. */
export const symbolOf = ({ variableSymbol: symbol, orderId }: DocumentFacts): number =>
  symbol ?? orderId;
