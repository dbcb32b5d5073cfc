import type { Order } from '../../../../db/models/order.ts';
import type { Booking } from '../../../../db/models/slot.ts';
import { fillIn } from '../../../contract/fillIn.ts';
import type { Locale } from '../../../contract/locales.ts';
import documents from '../../../contract/messages/documents.json' with { type: 'json' };
import { formatHalere } from '../../../contract/money.ts';
import { isCancelled } from '../../../contract/orderStatuses.ts';
import { formatOrderNumber } from '../../../contract/orders.ts';
import { isWithdrawnWhole, keptItems } from '../../../contract/withdrawals.ts';
import { INK, PAGE, type Sheet } from '../../../platform/pdf/sheet.ts';
import { drawRule } from '../../../platform/pdf/table.ts';
import { nameNow } from '../../dates/index.ts';
import { openOf, piecesOf } from '../../documents/index.ts';
import { drawTicked, type Printing, printList, TEXT, WIDTH } from './ticked.ts';

const PIECES = 60;
const NAME = { size: 11.5, bold: true, maxLines: 2 };
const QUIET = { color: INK.quiet, maxLines: 3 };
const MONEY = { bold: true, maxLines: 2 };
const NOTE = { maxLines: 12 };

/**
 * What to pack into the parcels of orders, with boxes to tick, without what customers withdrew from. Items are named
 * by the dates that their pieces are booked on now.
 * Cancelled and deleted orders and those with nothing left are left out, and named at the top.
 */
export const renderPackingList = (
  orders: readonly Order[],
  bookings: readonly Booking[],
  printing: Printing,
): Promise<Buffer> => {
  const { locale } = printing;
  return printList(documents[locale].packing.title, printing, (sheet) => {
    drawLeftOut(sheet, orders, locale);
    const packed = orders.filter((order) => whyLeftOut(order) === null);
    for (const order of packed) drawOrder(sheet, order, { bookings, locale });
  });
};

const LEFT_OUT = ['cancelled', 'deleted', 'withdrawn'] as const;
type LeftOut = (typeof LEFT_OUT)[number];

/** Why nothing of an order is packed; null if it is. */
function whyLeftOut({ hidden_at, status, items = [], withdrawals = [] }: Order): LeftOut | null {
  if (hidden_at !== null) return 'deleted';
  if (isCancelled(status)) return 'cancelled';
  return isWithdrawnWhole(items, withdrawals) ? 'withdrawn' : null;
}

/** Says which of the orders are not on the list. */
function drawLeftOut(sheet: Sheet, orders: readonly Order[], locale: Locale): void {
  for (const why of LEFT_OUT) {
    const numbers = orders
      .filter((order) => whyLeftOut(order) === why)
      .map(({ id }) => formatOrderNumber(id));
    if (numbers.length === 0) continue;
    const text = fillIn(documents[locale].packing[why], {
      count: numbers.length,
      numbers: numbers.join(', '),
    });
    sheet.y += sheet.text(text, PAGE.left, sheet.y, PAGE.right - PAGE.left) + 6;
  }
}

/** What the courier collects, or that the order isn't paid; '' where nothing is open. */
function moneyLine(order: Order, locale: Locale): string {
  const open = openOf(order);
  if (open <= 0) return '';
  const { collect, unpaid } = documents[locale].packing;
  const line = order.payment_kind === 'cash_on_delivery' ? collect : unpaid;
  return fillIn(line, { amount: formatHalere(open, locale) });
}

interface Told {
  bookings: readonly Booking[];
  locale: Locale;
}

function drawOrder(sheet: Sheet, order: Order, told: Told): void {
  const { locale } = told;
  const { items = [], withdrawals = [], customer_note: note } = order;
  const say = documents[locale].packing;
  const name = [formatOrderNumber(order.id), order.customer_name, order.company_name]
    .filter(Boolean)
    .join('  ·  ');
  const { customer_phone: phone, customer_address: address } = order;
  const { pickup_point_code: code, pickup_point_name, pickup_point_address } = order;
  const point = code && [`${pickup_point_name} (${code})`, pickup_point_address];
  const shipping = [
    order[`shipping_name_${locale}`],
    ...(point || [address]),
    phone && `${say.phone}: ${phone}`,
  ]
    .filter(Boolean)
    .join('  ·  ');
  const money = moneyLine(order, locale);
  // An order begins where its name and first item fit.
  sheet.startPageFor(80);
  drawRule(sheet, 1.2, INK.dark);
  sheet.y += 8;
  sheet.y += drawTicked(sheet, name, NAME) + 2;
  sheet.y += sheet.text(shipping, TEXT, sheet.y, WIDTH, QUIET) + 6;
  if (money !== '') sheet.y += sheet.text(money, TEXT, sheet.y, WIDTH, MONEY) + 6;
  for (const item of keptItems(items, withdrawals)) {
    const named = [nameNow(item, told), item.sku].filter(Boolean).join('  ·  ');
    drawItem(sheet, named, piecesOf(item.quantity, locale));
  }
  if (note !== '') {
    const text = `${say.note}: ${note}`;
    sheet.startPageFor(sheet.height(text, WIDTH, NOTE));
    sheet.y += sheet.text(text, TEXT, sheet.y + 2, WIDTH, NOTE) + 2;
  }
  sheet.y += 14;
}

function drawItem(sheet: Sheet, name: string, pieces: string): void {
  const width = WIDTH - PIECES;
  sheet.startPageFor(sheet.height(name, width) + 8);
  sheet.text(pieces, TEXT, sheet.y, PIECES - 8, { bold: true });
  const height = drawTicked(sheet, name, {}, TEXT + PIECES, width);
  sheet.y += height + 6;
}
