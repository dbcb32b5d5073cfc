import type { Product } from '../../../db/models/product.ts';
import type { Booking, Slot } from '../../../db/models/slot.ts';
import type { Voucher } from '../../../db/models/voucher.ts';
import { pragueToday } from '../../contract/dates.ts';
import { LOCALES, type PerLocale } from '../../contract/locales.ts';
import { toCrowns } from '../../contract/money.ts';
import { formatOrderNumber } from '../../contract/orders.ts';
import { isPaid } from '../../contract/payments.ts';
import { lastChangeDay, mayMoveFrom, placeIn, placesLeft } from '../../contract/slots.ts';
import type {
  OrderedBooking,
  OwnBooking,
  SlotOffer,
  Booking as WireBooking,
  Slot as WireSlot,
} from '../../contract/types.ts';
import { formatCode } from '../../contract/voucherCodes.ts';
import { voucherState } from '../../contract/vouchers.ts';
import { voucherProblem } from './vouchers.ts';

/** A date for the team. */
export const presentSlot = (slot: Slot): WireSlot => ({
  id: slot.id,
  version: slot.version,
  product_id: slot.product_id,
  product: presentProduct(slot.product),
  place_en: slot.place_en,
  place_cs: slot.place_cs,
  starts_at: slot.starts_at,
  ends_at: slot.ends_at,
  capacity: slot.capacity,
  taken: slot.taken,
  waiting: Number(slot.waiting ?? 0),
  price_difference: toCrowns(slot.price_difference_halere),
  state: slot.state,
  note: slot.note,
  created_at: slot.created_at,
  updated_at: slot.updated_at,
});

/** A date for visitors. */
export const presentOffer = (slot: Slot, now: Date): SlotOffer => ({
  id: slot.id,
  product_id: slot.product_id,
  product: presentProduct(slot.product),
  starts_at: slot.starts_at,
  ends_at: slot.ends_at,
  place: placeOf(slot),
  price_difference: toCrowns(slot.price_difference_halere),
  left: placesLeft(slot, now),
  state: slot.state === 'confirmed' ? 'confirmed' : 'planned',
});

/** A booking for the team. */
export function presentBooking(booking: Booking, voucher: Voucher | undefined): WireBooking {
  const { order } = booking;
  return {
    id: booking.id,
    slot_id: booking.slot_id,
    state: booking.state,
    order_id: booking.order_id,
    order_number: formatOrderNumber(booking.order_id),
    product_name: nameOf(booking),
    customer_name: order?.customer_name ?? '',
    customer_email: order?.customer_email ?? '',
    customer_phone: order?.customer_phone ?? '',
    voucher: voucher
      ? {
          id: voucher.id,
          code: formatCode(voucher.code),
          is_redeemed: voucher.redeemed_at !== null,
        }
      : null,
    price_difference: toCrowns(booking.price_difference_halere),
    is_paid: order ? isPaid(order.payment_state) : false,
  };
}

/** A booking in its order, for the team. */
export const presentOrderedBooking = (booking: Booking): OrderedBooking => ({
  id: booking.id,
  state: booking.state,
  product_name: nameOf(booking),
  slot: booking.slot
    ? {
        id: booking.slot.id,
        starts_at: booking.slot.starts_at,
        ends_at: booking.slot.ends_at,
        place_en: booking.slot.place_en,
        place_cs: booking.slot.place_cs,
        state: booking.slot.state,
      }
    : null,
});

interface Owned {
  voucher: Voucher | undefined;
  changeDays: number;
  now: Date;
}

/** A booking for its buyer. */
export function presentOwnBooking(
  booking: Booking,
  { voucher, changeDays, now }: Owned,
): OwnBooking {
  const { slot, state } = booking;
  const isFree = state === 'to_choose' || !slot || mayMoveFrom(slot, changeDays, now);
  return {
    id: booking.id,
    item_id: booking.order_item_id,
    product_id: booking.item?.product_id ?? null,
    product_name: nameOf(booking),
    state,
    slot: slot
      ? {
          id: slot.id,
          starts_at: slot.starts_at,
          ends_at: slot.ends_at,
          place: placeOf(slot),
          state: slot.state,
        }
      : null,
    code: voucher ? formatCode(voucher.code) : '',
    voucher_state: voucher ? voucherState(voucher, pragueToday(now)) : null,
    may_move: state !== 'released' && isFree && (!voucher || voucherProblem(voucher, now) === null),
    move_until: state === 'booked' && slot ? lastChangeDay(slot, changeDays) : null,
    price_difference: toCrowns(booking.price_difference_halere),
  };
}

/** Without the date as it was ordered, which may be another one by now. */
const nameOf = ({ item }: Booking): PerLocale<string> => ({
  en: item?.name_en ?? '',
  cs: item?.name_cs ?? '',
});

const placeOf = (slot: Slot): PerLocale<string> => ({
  en: placeIn(slot, 'en'),
  cs: placeIn(slot, 'cs'),
});

function presentProduct(product: Product | null | undefined): SlotOffer['product'] {
  const [cs, en] = LOCALES.map(
    (locale) => product?.translations?.find(({ language }) => language === locale)?.name ?? '',
  );
  return { slug: product?.slug ?? '', name: { en: en ?? '', cs: cs ?? '' } };
}
