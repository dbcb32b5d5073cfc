import { z } from 'zod';
import { BOOKING_STATES, LIMITS, SLOT_STATES } from '../constants.ts';
import {
  key,
  MAX_INTEGER,
  parsedJson,
  requiredInteger,
  requiredLine,
  textPerLocale,
} from '../fields.ts';
import { VOUCHER_STATES } from '../voucherStates.ts';
import { slotOffer } from './slot.ts';

/** A booking as its buyer sees it. */
export const ownBooking = z.object({
  id: z.int(),
  item_id: z.int(),
  product_id: z.int().nullable(),
  product_name: textPerLocale,
  state: z.enum(BOOKING_STATES),
  /** The date; null where none is chosen. */
  slot: slotOffer
    .pick({ id: true, starts_at: true, ends_at: true, place: true })
    .extend({ state: z.enum(SLOT_STATES) })
    .nullable(),
  /** The voucher's code; '' until it is issued. */
  code: z.string(),
  /** Null until it is issued. With one that is used, or isn't valid, no date can be chosen. */
  voucher_state: z.enum(VOUCHER_STATES).nullable(),
  may_move: z.boolean(),
  /** The last day, in Prague, for moving it; null where it doesn't end. */
  move_until: z.string().nullable(),
  /** What was paid for the date above the product's price: later dates cost no more. */
  price_difference: z.number(),
});

/** The dates of an order, or of a voucher, and those that can be chosen instead. */
export const ownDates = z.object({
  bookings: z.array(ownBooking),
  offers: z.array(slotOffer),
});

const bookingIds = z.preprocess(
  (value) => {
    const list = parsedJson(value) ?? [];
    return Array.isArray(list) ? list.map(Number) : [Number(list)];
  },
  z
    .array(z.int().min(1).max(MAX_INTEGER), key('list.wrong'))
    .min(1, key('slot.booking'))
    .max(LIMITS.bookingsAtOnce, key('list.tooLong')),
);

/** A buyer's choice of a date for some of an order's pieces. */
export const ownMove = z.object({
  bookings: bookingIds,
  slot_id: requiredInteger('slot.choose', 1),
});

/** A voucher's code, which opens its date. */
export const voucherDatesRequest = z.object({ code: requiredLine('slot.code', 40) });

/** The choice of a date with a voucher's code. */
export const voucherDateChoice = voucherDatesRequest.extend({
  slot_id: requiredInteger('slot.choose', 1),
});

/** What a voucher's code opens. */
export const voucherDates = ownDates.extend({
  code: z.string(),
  product: z.object({ slug: z.string().nullable(), name: textPerLocale }),
  /** The last day of the voucher, in Prague; null: none. */
  valid_until: z.string().nullable(),
});

export type OwnBooking = z.infer<typeof ownBooking>;
export type OwnDates = z.infer<typeof ownDates>;
export type VoucherDates = z.infer<typeof voucherDates>;
