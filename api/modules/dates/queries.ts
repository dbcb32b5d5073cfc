import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { Product } from '../../../db/models/product.ts';
import { readSettingTexts } from '../../../db/models/settingTexts.ts';
import { Booking, Slot, SlotAlert } from '../../../db/models/slot.ts';
import { LIMITS } from '../../contract/constants.ts';
import { pragueToday } from '../../contract/dates.ts';
import { LOCALES } from '../../contract/locales.ts';
import { changeDaysOf, isAfterVoucher } from '../../contract/slots.ts';
import { soldVoucherEnd } from '../../contract/vouchers.ts';
import { notFound } from '../../platform/failure.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Listed } from '../../platform/lists/applyListQuery.ts';
import {
  englishWords,
  integer,
  type ListFields,
  moment,
  text,
  words,
} from '../../platform/lists/fields.ts';
import { listRows } from '../../platform/lists/listRows.ts';

export const slotFields: ListFields = {
  id: integer,
  product_id: integer,
  place_en: englishWords,
  place_cs: words,
  starts_at: moment,
  ends_at: moment,
  capacity: integer,
  taken: integer,
  state: text,
  created_at: moment,
};

const listed: Listed = {
  model: Slot,
  isSearched: false,
  fields: slotFields,
  order: [
    ['starts_at', 'asc'],
    ['id', 'asc'],
  ],
};

/** Dates with their products' names and how many people wait for them. */
const knownSlots = (knex: Knex): QueryBuilder<Slot, Slot[]> =>
  Slot.query(knex)
    .select('slots.*')
    .select(
      SlotAlert.query(knex).whereColumn('slot_alerts.slot_id', 'slots.id').count().as('waiting'),
    )
    .withGraphFetched('product.translations');

export const listSlots = (knex: Knex, ctx: Context): Promise<Slot[]> =>
  listRows(ctx, knownSlots(knex), listed, 'slots');

/** A date by its id; throws a 404. */
export async function findSlot(knex: Knex, id: number): Promise<Slot> {
  const slot = await knownSlots(knex).findById(id);
  if (!slot) throw notFound('slot.notFound');
  return slot;
}

/** The coming dates of products that visitors see, or of one of them; those that are full, too. */
export const comingSlots = (
  knex: Knex,
  now: Date,
  productIds?: readonly number[],
): Promise<Slot[]> =>
  Slot.query(knex)
    .withGraphFetched('product.translations')
    .whereIn('slots.product_id', Product.query(knex).select('products.id').modify('active'))
    .where('slots.starts_at', '>', now.toISOString())
    .whereNot('slots.state', 'cancelled')
    .modify((query) => {
      if (productIds) query.whereIn('slots.product_id', [...productIds]);
    })
    .orderBy('slots.starts_at')
    .orderBy('slots.id')
    .limit(LIMITS.pageSize)
    .execute();

/** The coming dates that products can be bought with: none after the end of a voucher that is paid today. */
export async function sellableSlots(
  knex: Knex,
  now: Date,
  productIds?: readonly number[],
): Promise<Slot[]> {
  const today = pragueToday(now);
  const slots = await comingSlots(knex, now, productIds);
  return slots.filter(
    (slot) => !isAfterVoucher(slot, slot.product ? soldVoucherEnd(slot.product, today) : null),
  );
}

/** The id of a product that is named by its id or its slug; 0 where there is none. No slug is of digits alone. */
export async function productNamed(knex: Knex, name: string): Promise<number> {
  const id = Number(name);
  if (Number.isSafeInteger(id)) return id;
  return (await Product.query(knex).findOne({ slug: name }).select('id'))?.id ?? 0;
}

/** The bookings of a date, those that hold a place first. */
export const bookingsOfSlot = (knex: Knex, slotId: number): Promise<Booking[]> =>
  Booking.query(knex)
    .where({ slot_id: slotId })
    .withGraphFetched('[order, item]')
    .orderBy(['state', 'id'])
    .execute();

/** The bookings of orders, in the order of their pieces. */
export const bookingsOfOrders = (knex: Knex, orderIds: readonly number[]): Promise<Booking[]> =>
  Booking.query(knex)
    .whereIn('order_id', [...orderIds])
    .withGraphFetched('[slot, item]')
    .orderBy(['order_item_id', 'piece'])
    .execute();

/** The bookings of an order, in the order of its pieces. */
export const bookingsOfOrder = (knex: Knex, orderId: number): Promise<Booking[]> =>
  bookingsOfOrders(knex, [orderId]);

/** The bookings that hold a place on dates that begin within a period, or on one date, by time. */
export const bookingsBetween = (
  knex: Knex,
  chosen: { slotId: number } | { since: Date; until: Date },
): Promise<Booking[]> =>
  Booking.query(knex)
    .select('bookings.*')
    .joinRelated('slot')
    .withGraphFetched('[slot, order, item]')
    .where('bookings.state', 'booked')
    .modify((query) => {
      if ('slotId' in chosen) query.where('slot.id', chosen.slotId);
      else {
        query.where('slot.starts_at', '>=', chosen.since.toISOString());
        query.where('slot.starts_at', '<', chosen.until.toISOString());
      }
    })
    .orderBy(['slot.starts_at', 'slot.id', 'bookings.order_id', 'bookings.id'])
    .execute();

/** How many days before its date a booking can be moved at last. */
export async function readChangeDays(knex: Knex): Promise<number> {
  const { date_change_days } = await readSettingTexts(knex, ['date_change_days'], LOCALES[0]);
  return changeDaysOf(date_change_days);
}
