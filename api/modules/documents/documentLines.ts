import type { Order, OrderItem } from '../../../db/models/order.ts';
import type { DocumentLine } from '../../contract/documents.ts';
import { fillIn } from '../../contract/fillIn.ts';
import type { Locale } from '../../contract/locales.ts';
import documents from '../../contract/messages/documents.json' with { type: 'json' };
import type { OrderLine } from '../../contract/orderLines.ts';
import { placedLines } from '../../contract/placedLines.ts';
import { itemName } from '../../contract/slots.ts';
import {
  ancillaryShares,
  sumsByRate,
  type VatShare,
  type VatSum,
  vatBreakdown,
} from '../../contract/vat.ts';
import { isOutsideVat } from '../../contract/vouchers.ts';
import { isWithdrawnWhole, isWithoutGoods } from '../../contract/withdrawals.ts';
import { creditedDownTo, type Issued } from './ledger.ts';
import { moneyOf } from './moneyOf.ts';
import { type AmountsByRate, lessRates, partOf } from './rates.ts';

type Line = OrderLine<OrderItem>;

/**
 * An order's lines with their VAT, as its documents have them. A line has one rate, so that the discount is
 * split into a line for each rate of the items that it is for, and shipping, payment and fee into one for each
 * rate that they have a share of by what the items cost then, those left out that were withdrawn before;
 * vouchers outside VAT have none of them. What a withdrawal took off beyond its pieces, and what credit notes
 * did, is split by what the lines before come to; the latter as far as the notes themselves don't say at which
 * rate, the former first as the charges are where it is the delivery that goes back. Without VAT each of them is one line.
 * @param documents the order's issued ones, oldest first
 */
export function documentLines(
  order: Order,
  isVatPayer: boolean,
  documents: readonly Issued[],
): DocumentLine[] {
  const lines = placedLines<OrderItem>(order);
  const credited = creditedDownTo(documents, moneyOf(order).total);
  const sharesOf = sharesByRate(order, lines, isVatPayer, credited);
  const made: DocumentLine[] = [];
  for (const line of lines) {
    const item = itemOf(line);
    const about = {
      name: lineName(line, order, order.locale),
      slug: line.kind === 'item' ? line.item.slug : '',
      quantity: line.quantity,
      ...((line.kind === 'shipping' || line.kind === 'fee') && { isCharge: true as const }),
      ...(isVatPayer && item && isOutsideVat(item) && { isOutsideVat: true as const }),
    };
    const atRates = sharesOf(line, made).map(({ halere, vatRate }) => ({
      ...about,
      unitHalere: line.quantity === null ? halere : line.unitHalere,
      halere,
      vatRate,
    }));
    made.push(...atRates);
  }
  return made;
}

/** The item that a line is about, alone; null for what is about the whole order. */
const itemOf = (line: Line): OrderItem | null => ('item' in line ? line.item : null);

/** Returns what splits a line by rates, given those before it. */
function sharesByRate(
  order: Order,
  lines: readonly Line[],
  isVatPayer: boolean,
  credited: readonly VatSum[],
) {
  const { items = [], shipping_vat_rate: fixed } = order;
  const rateOf = (item: OrderItem) => (isVatPayer ? item.vat_rate : 0);
  const discounts = items.map((item) => ({
    halere: 0 - (item.discount_halere ?? 0),
    vatRate: rateOf(item),
  }));
  const taxedOf = (kind: Line['kind']) =>
    lines.flatMap((line) => {
      const item = itemOf(line);
      const isCounted = line.kind === kind && item !== null && !isOutsideVat(item);
      return isCounted ? [{ halere: line.halere, vatRate: rateOf(item) }] : [];
    });
  const bought = [...taxedOf('item'), ...discounts];
  const kept = [...bought, ...taxedOf('withdrawn')];
  const isKept = kept.reduce((sum, { halere }) => sum + halere, 0) > 0;

  return (line: Line, before: readonly DocumentLine[]): VatShare[] => {
    const { kind, halere } = line;
    const item = itemOf(line);
    if (item) return [{ halere, vatRate: rateOf(item) }];
    if (kind === 'discount') return discountShares(discounts);
    if (!isVatPayer) return [{ halere, vatRate: 0 }];
    if (kind === 'withdrawn' || kind === 'credited') {
      const sums = vatBreakdown(before);
      const known = kind === 'credited' ? takenOffTo(credited, sums) : chargesBack(order, before);
      const parts = partOf(sums, -halere, known);
      return parts.map(({ rate, total }) => ({ halere: -total, vatRate: rate }));
    }
    if (fixed !== null) return [{ halere, vatRate: fixed }];
    return ancillaryShares(halere, isKept ? kept : bought);
  };
}

/**
 * What charges are at which rate where withdrawals left an order without goods, so that its delivery goes back with
 * them; nothing where that isn't so. Of an order without any pieces all goes back, at whatever rate.
 */
export function chargesBack(
  { items = [], withdrawals = [] }: Order,
  lines: readonly DocumentLine[],
): AmountsByRate | undefined {
  const settled = withdrawals.filter(({ state }) => state === 'settled');
  if (!isWithoutGoods(items, settled) || isWithdrawnWhole(items, settled)) return undefined;
  return sumsByRate(lines.filter(({ isCharge }) => isCharge));
}

/** How much credit notes took off sums at each rate, by what they left of them; nothing where that isn't known. */
const takenOffTo = (left: readonly VatSum[], sums: readonly VatSum[]): AmountsByRate | undefined =>
  left.length === 0
    ? undefined
    : new Map(
        lessRates(sums, left)
          .filter(({ total }) => total > 0)
          .map(({ rate, total }) => [rate, total]),
      );

/** The discount at each rate. */
const discountShares = (discounts: readonly VatShare[]): VatShare[] =>
  [...sumsByRate(discounts)]
    .map(([vatRate, halere]) => ({ vatRate, halere }))
    .filter(({ halere }) => halere !== 0);

/**
 * What documents and mails call a line of an order.
 * @param nameOf what an item is called; documents are about what was ordered, with its date as of then
 */
export function lineName(
  line: Line,
  order: Order,
  locale: Locale,
  nameOf = (item: OrderItem): string => itemName(item, locale),
): string {
  const say = documents[locale].invoice;
  switch (line.kind) {
    case 'item':
      return nameOf(line.item);
    case 'discount':
      return `${say.discount} ${order.discount_code}`;
    case 'shipping':
      return `${say.shipping}: ${order[`shipping_name_${locale}`]}`;
    case 'payment':
      return `${say.payment}: ${order[`payment_name_${locale}`]}`;
    case 'fee':
      return say.fee;
    case 'credited':
      return say.reduction;
    case 'withdrawn': {
      if (!line.item) return say.withdrawnMore;
      return fillIn(say.withdrawn, { quantity: line.pieces, name: nameOf(line.item) });
    }
  }
}
