import { z } from 'zod';
import { BOOKING_STATES, LIMITS, SLOT_STATES } from '../constants.ts';
import {
  choice,
  flag,
  key,
  line,
  moneyDifference,
  optionalInteger,
  parsedJson,
  requiredDate,
  requiredEmail,
  requiredInteger,
  requiredLine,
  requiredMoment,
  skippedTime,
  text,
  textPerLocale,
} from '../fields.ts';
import type { MessageKey } from '../messages/messages.ts';
import { isSkipped } from '../pragueTime.ts';

const shared = {
  product_id: requiredInteger('slot.product', 1),
  place_en: line(),
  place_cs: line(),
  capacity: requiredInteger('slot.capacity', 1, LIMITS.slotCapacity),
  /** What a piece on this date costs more, or less, than the product. */
  price_difference: moneyDifference(),
  /** For the team alone. */
  note: text(LIMITS.internalNote),
};

/**
 * Input schema of a date, which code calls a slot (`db/models/slot.ts`). It is cancelled by
 * `POST /slots/:key/cancellation`.
 */
export const slotUpdate = z
  .object({
    ...shared,
    starts_at: requiredMoment('slot.startsAt'),
    ends_at: requiredMoment('slot.endsAt'),
    state: choice(['planned', 'confirmed'], 'planned'),
    /** The version that was edited; another one by now is a conflict. */
    version: optionalInteger(),
  })
  .refine(({ starts_at, ends_at }) => starts_at < ends_at, {
    error: 'slot.order' satisfies MessageKey,
    path: ['ends_at'],
  });

const clock = (error: MessageKey) =>
  requiredLine(error)
    .refine((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), key(error))
    .describe('Time of day in Prague as HH:MM.');

const time = z
  .object({ from: clock('slot.startsAt'), to: clock('slot.endsAt') }, key('object.wrong'))
  .refine(({ from, to }) => from < to, {
    error: 'slot.order' satisfies MessageKey,
    path: ['to'],
  });

/** Many dates at once: each time of day on each day, both in Prague. A day given twice counts once. */
export const slotSeries = z
  .object({
    ...shared,
    days: z.preprocess(
      (value) => parsedJson(value) ?? [],
      z
        .array(requiredDate('date.wrong'), key('list.wrong'))
        .min(1, key('slot.days'))
        .max(LIMITS.slotsAtOnce, key('list.tooLong'))
        .transform((days) => [...new Set(days)]),
    ),
    times: z.preprocess(
      (value) => parsedJson(value) ?? [],
      z
        .array(time, key('list.wrong'))
        .min(1, key('slot.times'))
        .max(LIMITS.slotsAtOnce, key('list.tooLong')),
    ),
  })
  .refine(({ days, times }) => days.length * times.length <= LIMITS.slotsAtOnce, {
    error: 'list.tooLong' satisfies MessageKey,
    path: ['days'],
  })
  .superRefine(({ days, times }, ctx) => {
    const names = times.map(({ from, to }) => `${from}–${to}`);
    const twice = names.find((name, index) => names.indexOf(name) < index);
    // Unlike a day it is typed: a row that was meant to be changed.
    if (twice !== undefined) {
      const message: MessageKey = 'slot.twice';
      ctx.addIssue({ code: 'custom', message, path: ['times'], params: { time: twice } });
    }
    for (const day of days) {
      const clocks = times.flatMap(({ from, to }) => [from, to]);
      const missing = clocks.find((clock) => isSkipped(`${day}T${clock}`));
      if (missing !== undefined) ctx.addIssue({ ...skippedTime(day, missing), path: ['times'] });
    }
  });

/** A date as the team sees it. */
export const slot = z.object({
  id: z.int(),
  version: z.int(),
  product_id: z.int(),
  product: z.object({ slug: z.string(), name: textPerLocale }),
  place_en: z.string(),
  place_cs: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  capacity: z.int(),
  /** Places that bookings hold. */
  taken: z.int(),
  /** People on the waiting list. */
  waiting: z.int(),
  price_difference: z.number(),
  state: z.enum(SLOT_STATES),
  note: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** What a series made. */
export const slotsMade = z.object({
  count: z.int(),
  /** Of the series, those that were there already. */
  left_out: z.int(),
});

/** A booking as the team sees it: one place of one piece. */
export const booking = z.object({
  id: z.int(),
  slot_id: z.int().nullable(),
  state: z.enum(BOOKING_STATES),
  order_id: z.int(),
  order_number: z.string(),
  /** The product as it was ordered. */
  product_name: textPerLocale,
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  /** Null until the piece's voucher is issued. */
  voucher: z.object({ id: z.int(), code: z.string(), is_redeemed: z.boolean() }).nullable(),
  /** What was paid for its date above the product's price. */
  price_difference: z.number(),
  /** Whether the order is paid. */
  is_paid: z.boolean(),
});

/** A booking as its order shows it to the team. */
export const orderedBooking = booking.pick({ id: true, state: true, product_name: true }).extend({
  /** The date; of a booking that holds no place, the last one. Null if that was deleted. */
  slot: slot
    .pick({
      id: true,
      starts_at: true,
      ends_at: true,
      place_en: true,
      place_cs: true,
      state: true,
    })
    .nullable(),
});

/** A date with its bookings, those that hold a place first. */
export const slotDetail = slot.extend({ bookings: z.array(booking) });

/** Moves a booking by hand, at whatever the new date costs. */
export const bookingMove = z.object({ slot_id: requiredInteger('slot.choose', 1) });

/** Cancels a date because of the weather. */
export const slotCancellation = z.object({
  /** What buyers read in the mail in their language; '' for nothing. */
  message_en: text(LIMITS.orderNote),
  message_cs: text(LIMITS.orderNote),
});

/** What cancelling a date would cause. */
export const slotCancellationPreview = z.object({
  /** Bookings that lose their place. */
  bookings: z.int(),
  /** Mails that ask for another date, one for each order. */
  mails: z.int(),
  /** Free places on later dates of the product that a buyer may choose. */
  free: z.int(),
});

/** A date that visitors can book. */
export const slotOffer = z.object({
  id: z.int(),
  product_id: z.int(),
  product: z.object({ slug: z.string(), name: textPerLocale }),
  starts_at: z.string(),
  ends_at: z.string(),
  place: textPerLocale,
  price_difference: z.number(),
  /** Free places; 0: sold out, with a waiting list. */
  left: z.int(),
  state: z.enum(['planned', 'confirmed']),
});

/** 'Tell me when there is a free place.' */
export const slotAlertCreate = z.object({
  slot_id: requiredInteger('slot.choose', 1),
  email: requiredEmail('stockAlert.email'),
  consent: flag(false).refine((agreed): boolean => agreed, { error: 'stockAlert.consent' }),
});

export const slotAlert = z.object({ slot_id: z.int(), email: z.string() });

export type Slot = z.infer<typeof slot>;
export type SlotInput = z.infer<typeof slotUpdate>;
export type SlotSeries = z.infer<typeof slotSeries>;
export type SlotDetail = z.infer<typeof slotDetail>;
export type SlotsMade = z.infer<typeof slotsMade>;
export type Booking = z.infer<typeof booking>;
export type OrderedBooking = z.infer<typeof orderedBooking>;
export type SlotCancellation = z.infer<typeof slotCancellation>;
export type SlotCancellationPreview = z.infer<typeof slotCancellationPreview>;
export type SlotOffer = z.infer<typeof slotOffer>;
