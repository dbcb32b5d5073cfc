import type { Booking, Slot } from '../../../../db/models/slot.ts';
import type { Voucher } from '../../../../db/models/voucher.ts';
import { formatDate, pragueTime } from '../../../contract/dates.ts';
import { fillIn } from '../../../contract/fillIn.ts';
import type { Locale } from '../../../contract/locales.ts';
import documents from '../../../contract/messages/documents.json' with { type: 'json' };
import { formatOrderNumber } from '../../../contract/orders.ts';
import { placeIn } from '../../../contract/slots.ts';
import { formatCode } from '../../../contract/voucherCodes.ts';
import { INK, PAGE, type Sheet } from '../../../platform/pdf/sheet.ts';
import { drawRule } from '../../../platform/pdf/table.ts';
import { openOf } from '../../documents/index.ts';
import { drawTicked, type Printing, printList, TEXT, WIDTH } from './ticked.ts';

const CODE = 110;
const HEADING = { size: 11.5, bold: true, maxLines: 2 };
const QUIET = { color: INK.quiet, maxLines: 3 };
const NAME = { bold: true, maxLines: 2 };

interface Manifest {
  /** Sorted by time, with their dates, items and orders. */
  bookings: readonly Booking[];
  /** By the ids of their bookings. */
  vouchers: ReadonlyMap<number, Voucher>;
}

/** Who comes to which date, with a box to tick once the person has signed the waiver. */
export const renderManifest = (
  { bookings, vouchers }: Manifest,
  printing: Printing,
): Promise<Buffer> => {
  const { locale } = printing;
  const say = documents[locale].manifest;
  return printList(say.title, printing, (sheet) => {
    sheet.y += sheet.text(say.waiver, PAGE.left, sheet.y, PAGE.right - PAGE.left, QUIET) + 8;
    if (bookings.length === 0) sheet.y += sheet.text(say.none, PAGE.left, sheet.y, WIDTH);
    let shown: number | null = null;
    for (const booking of bookings) {
      if (booking.slot && booking.slot_id !== shown) drawSlot(sheet, booking.slot, booking, locale);
      shown = booking.slot_id;
      drawBooking(sheet, booking, vouchers.get(booking.id), locale);
    }
  });
};

/** A date: day, times, product and place, and how many places are taken. */
function drawSlot(sheet: Sheet, slot: Slot, { item }: Booking, locale: Locale): void {
  const clock = (at: string) => pragueTime(new Date(at)).slice(11);
  const when = `${formatDate(slot.starts_at, locale)} ${clock(slot.starts_at)}–${clock(slot.ends_at)}`;
  const title = [when, item?.[`name_${locale}`], placeIn(slot, locale)]
    .filter(Boolean)
    .join('  ·  ');
  const places = fillIn(documents[locale].manifest.places, {
    taken: slot.taken,
    capacity: slot.capacity,
  });
  // A date begins where its heading and first name fit.
  sheet.startPageFor(90);
  sheet.y += 6;
  drawRule(sheet, 1.2, INK.dark);
  sheet.y += 8;
  sheet.y += sheet.text(title, PAGE.left, sheet.y, PAGE.right - PAGE.left, HEADING) + 2;
  sheet.y += sheet.text(places, PAGE.left, sheet.y, PAGE.right - PAGE.left, QUIET) + 8;
}

function drawBooking(
  sheet: Sheet,
  { order, item }: Booking,
  voucher: Voucher | undefined,
  locale: Locale,
): void {
  if (!order) return;
  const say = documents[locale].manifest;
  const isOpen = openOf(order) > 0;
  const facts = [
    formatOrderNumber(order.id),
    order.customer_phone,
    item?.[`name_${locale}`],
    isOpen && say.unpaid,
    order.customer_note && `${say.note}: ${order.customer_note}`,
  ].filter(Boolean);
  const width = WIDTH - CODE;
  sheet.startPageFor(40);
  const code = voucher ? formatCode(voucher.code) : say.noCode;
  sheet.text(code, TEXT + width + 8, sheet.y, CODE - 8, { bold: voucher !== undefined });
  sheet.y += drawTicked(sheet, order.customer_name, NAME, TEXT, width) + 1;
  sheet.y += sheet.text(facts.join('  ·  '), TEXT, sheet.y, WIDTH, QUIET) + 8;
}
