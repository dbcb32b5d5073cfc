import type { Knex } from 'knex';
import type { MailFacts } from '../../../db/models/outboxMail.ts';
import { Booking, Slot, SlotAlert } from '../../../db/models/slot.ts';
import type { Voucher } from '../../../db/models/voucher.ts';
import {
  isAfterVoucher,
  nameWithSlot,
  placeIn,
  placesLeft,
  slotText,
} from '../../contract/slots.ts';
import type { Events } from '../../platform/commands.ts';
import { voucherOfEach } from '../dates/index.ts';
import { datesOf } from './datesOf.ts';
import { enqueueMail, enqueueOrderMail } from './mails.ts';

/** How many of the next dates a mail names; the order's page has all. */
const NAMED = 8;

/**
 * Mails each buyer about the bookings of an order that have another date, or none any more; not about those whose
 * vouchers are used, which need none.
 */
export async function mailDates(
  trx: Knex.Transaction,
  { bookingIds, former, mail, text }: Events['bookings.changed'],
  now: Date,
): Promise<void> {
  const all = await Booking.query(trx)
    .findByIds([...bookingIds])
    .withGraphFetched('[slot, item, order]')
    .orderBy('id');
  const vouchers = await voucherOfEach(trx, all);
  const bookings = all.filter(({ id }) => !vouchers.get(id)?.redeemed_at);
  const others = mail === 'date_cancelled' ? await nextSlots(trx, bookings, now) : [];
  const orders = [...new Set(bookings.map(({ order_id }) => order_id))];
  for (const orderId of orders) {
    const own = bookings.filter(({ order_id }) => order_id === orderId);
    const [first] = own;
    const locale = first?.order?.locale ?? 'cs';
    const paid = Math.max(...own.map((booking) => booking.price_difference_halere));
    const lastDay = lastDayOf(own, vouchers);
    const facts: MailFacts = {
      ...(text?.[locale] && { text: text[locale] }),
      dates: datesOf(own, locale, former),
      ...(mail === 'date_cancelled' && {
        otherDates: others
          .filter((slot) => slot.price_difference_halere <= paid && !isAfterVoucher(slot, lastDay))
          .slice(0, NAMED)
          .map((slot) => slotText(slot, placeIn(slot, locale), locale)),
      }),
    };
    await enqueueOrderMail(trx, mail, [orderId], now, facts);
  }
}

/** The last day of the bookings' vouchers, in Prague; null where one doesn't end or isn't issued yet. */
function lastDayOf(
  bookings: readonly Booking[],
  vouchers: ReadonlyMap<number, Voucher>,
): string | null {
  const ends = bookings.map(({ id }) => vouchers.get(id)?.valid_until ?? null);
  return ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null);
}

/** The coming dates of the bookings' products that have free places. */
async function nextSlots(
  trx: Knex.Transaction,
  bookings: readonly Booking[],
  now: Date,
): Promise<Slot[]> {
  const products = [...new Set(bookings.flatMap(({ slot }) => slot?.product_id ?? []))];
  const slots = await Slot.query(trx)
    .whereIn('product_id', products)
    .where('starts_at', '>', now.toISOString())
    .orderBy(['starts_at', 'id']);
  return slots.filter((slot) => placesLeft(slot, now) > 0);
}

/** Mails everybody on the waiting lists of these dates, once: their requests are deleted with it. */
export async function mailFreePlaces(
  trx: Knex.Transaction,
  slotIds: readonly number[],
  now: Date,
): Promise<void> {
  const waiting = await SlotAlert.query(trx)
    .whereIn('slot_id', [...slotIds])
    .orderBy('id');
  if (waiting.length === 0) return;
  const slots = await Slot.query(trx)
    .findByIds([...slotIds])
    .withGraphFetched('product(active).translations');
  const mailed: number[] = [];
  for (const { id, slot_id, email: to, locale } of waiting) {
    const slot = slots.find((each) => each.id === slot_id);
    // Those of hidden products can't be booked: the request waits on.
    if (!slot?.product || placesLeft(slot, now) === 0) continue;
    const { slug, translations = [] } = slot.product;
    const name = translations.find(({ language }) => language === locale)?.name ?? '';
    const named = nameWithSlot(name, slotText(slot, placeIn(slot, locale), locale));
    const facts = { product: { slug, name: named } };
    await enqueueMail(trx, { kind: 'place_free', to, locale, facts }, now);
    mailed.push(id);
  }
  await SlotAlert.query(trx).findByIds(mailed).delete();
}
