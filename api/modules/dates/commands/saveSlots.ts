import type { Knex } from 'knex';
import { raw } from 'objection';
import { insertRows } from '../../../../db/models/insertRows.ts';
import { Product } from '../../../../db/models/product.ts';
import { Booking, Slot } from '../../../../db/models/slot.ts';
import { formatDate, pragueToday } from '../../../contract/dates.ts';
import { MAX_PRICE } from '../../../contract/fields.ts';
import { toHalere } from '../../../contract/money.ts';
import { momentOf } from '../../../contract/pragueTime.ts';
import type { SlotInput, SlotSeries, SlotsMade } from '../../../contract/types.ts';
import { command, emit } from '../../../platform/commands.ts';
import { conflict, invalidField, notFound } from '../../../platform/failure.ts';
import { lockBookedSlot, lockSlots } from '../places.ts';

/**
 * Adds a date to a product.
 * @throws a 422 for a day that is over, and for a date that is there already
 */
export const createSlot = command(async (trx, input: SlotInput, { now }): Promise<number> => {
  refuseDaysOver('starts_at', [dayOf(input)], now);
  const isOffer = await offerDates(trx, input);
  const [row] = await notThere(trx, [rowOf(input)]);
  if (!row) throw invalidField('starts_at', 'slot.there');
  const { id } = await Slot.query(trx).insert(row);
  emit(trx, 'slots.changed', { isOffer });
  return id;
});

/**
 * Adds a date at each of the times on each of the days. Those that are there already are left out, so
 * that a plan can be made longer, and one that is sent again doubles nothing.
 * @throws a 422 for a day that is over, and where all of them are there
 */
export const createSlots = command(
  async (trx, { days, times, ...shared }: SlotSeries, { now }): Promise<SlotsMade> => {
    refuseDaysOver('days', days, now);
    const isOffer = await offerDates(trx, shared);
    const rows = days.flatMap((day) =>
      times.map(({ from, to }) =>
        rowOf({ ...shared, starts_at: moment(day, from), ends_at: moment(day, to) }),
      ),
    );
    const added = await notThere(trx, rows);
    if (added.length === 0) throw invalidField('days', 'slot.allThere');
    await insertRows(trx, Slot, added);
    emit(trx, 'slots.changed', { isOffer });
    return { count: added.length, left_out: rows.length - added.length };
  },
);

/**
 * Changes a date. Bookers are mailed where it takes place at another time or elsewhere.
 * @throws a 409 for another version and for a cancelled date; a 422 for fewer places than are taken, for
 * another product while there are bookings, for another day that is over, and where another date is already
 */
export const updateSlot = command(
  async (trx, { id, version, ...input }: SlotInput & { id: number }, { now }) => {
    const slot = await lockBookedSlot(trx, id);
    if (!slot) throw notFound('slot.notFound');
    if (version !== null && version !== slot.version) throw conflict('error.conflict');
    if (slot.state === 'cancelled') throw conflict('slot.cancelledAlready');
    if (dayOf(input) !== dayOf(slot)) refuseDaysOver('starts_at', [dayOf(input)], now);
    if (input.capacity < slot.taken) throw invalidField('capacity', 'slot.belowTaken');
    const bookings = await Booking.query(trx).where({ slot_id: id, state: 'booked' }).orderBy('id');
    const isMoved = input.product_id !== slot.product_id;
    if (bookings.length > 0 && isMoved) {
      throw invalidField('product_id', 'slot.otherProduct');
    }
    const isFirst = await offerDates(trx, input);
    const row = rowOf(input);
    const isSame = keyOf(row) === keyOf(slot) && !isMoved;
    if (!isSame && (await notThere(trx, [row])).length === 0) {
      throw invalidField('starts_at', 'slot.there');
    }
    await Slot.query(trx)
      .findById(id)
      .patch({ ...row, version: slot.version + 1 });
    const wasLast = isMoved && (await noteLastDate(trx, slot.product_id));
    emit(trx, 'slots.changed', { isOffer: isFirst || wasLast });
    if (slot.taken === slot.capacity && row.capacity > slot.capacity) {
      emit(trx, 'places.freed', { slotIds: [id] });
    }
    const isElsewhere = MOVING.some((name) => row[name] !== slot[name]);
    if (bookings.length === 0 || (!isElsewhere && row.state === slot.state)) return;
    await Booking.query(trx)
      .where({ slot_id: id, state: 'booked' })
      .patch({ sequence: raw('sequence + 1') });
    const bookingIds = bookings.map((booking) => booking.id);
    if (!isElsewhere) return;
    const former = new Map(bookingIds.map((bookingId) => [bookingId, slot]));
    emit(trx, 'bookings.changed', { bookingIds, former, mail: 'date_moved' });
  },
);

/**
 * Deletes a date.
 * @throws a 409 while bookings hold places on it
 */
export const deleteSlot = command(async (trx, { id }: { id: number }) => {
  const [slot] = await lockSlots(trx, [id]);
  if (!slot) throw notFound('slot.notFound');
  if (slot.taken > 0) throw conflict('slot.booked');
  await Slot.query(trx).deleteById(id);
  emit(trx, 'slots.changed', { isOffer: await noteLastDate(trx, slot.product_id) });
});

/** Notes that a product has no dates any more, where one of it went; returns whether that was its last. */
async function noteLastDate(trx: Knex.Transaction, product_id: number): Promise<boolean> {
  if (await Slot.query(trx).where({ product_id }).first()) return false;
  await Product.query(trx).findById(product_id).patch({ has_dates: false });
  return true;
}

const dayOf = ({ starts_at }: Pick<SlotInput, 'starts_at'>) => pragueToday(new Date(starts_at));

/** Nobody could book on a day, in Prague, that is over; bookers of a date moved there would be told so. */
function refuseDaysOver(field: string, days: readonly string[], now: Date): void {
  const over = days.find((day) => day < pragueToday(now));
  if (over !== undefined) throw invalidField(field, 'slot.over', { day: formatDate(over, 'en') });
}

const MOVING = ['starts_at', 'ends_at', 'place_en', 'place_cs'] as const;

/**
 * Notes that a product has dates; returns whether it had none.
 * @throws a 422 for an unknown product, and a price that can't be
 */
async function offerDates(
  trx: Knex.Transaction,
  { product_id, price_difference }: Pick<SlotInput, 'product_id' | 'price_difference'>,
): Promise<boolean> {
  const product = await Product.query(trx).findById(product_id);
  if (!product) throw invalidField('product_id', 'product.notFound');
  const price = product.price_halere + toHalere(price_difference);
  if (price < 0 || price > toHalere(MAX_PRICE))
    throw invalidField('price_difference', 'slot.price');
  if (product.has_dates) return false;
  await Product.query(trx).findById(product_id).patch({ has_dates: true });
  return true;
}

type Shared = Pick<SlotInput, 'starts_at' | 'ends_at'> & Omit<SlotSeries, 'days' | 'times'>;

const rowOf = (input: Shared & Partial<Pick<SlotInput, 'state'>>) => ({
  product_id: input.product_id,
  place_en: input.place_en,
  place_cs: input.place_cs,
  starts_at: input.starts_at,
  ends_at: input.ends_at,
  capacity: input.capacity,
  price_difference_halere: toHalere(input.price_difference),
  state: input.state ?? ('planned' as const),
  note: input.note,
});

/**
 * Of a product's dates those that it doesn't have at that place and time yet; a cancelled one may be
 * planned again. Nobody else adds one to the product until the transaction ends.
 */
async function notThere(trx: Knex.Transaction, rows: readonly Row[]): Promise<Row[]> {
  const [{ product_id } = { product_id: 0 }] = rows;
  await Product.query(trx).select('id').findById(product_id).forUpdate();
  const moments = rows.map(({ starts_at }) => starts_at).sort();
  const there = await Slot.query(trx)
    .select('starts_at', 'place_en', 'place_cs')
    .where({ product_id })
    .whereBetween('starts_at', [moments[0] ?? '', moments.at(-1) ?? ''])
    .whereNot({ state: 'cancelled' });
  const known = new Set(there.map(keyOf));
  return rows.filter((row) => !known.has(keyOf(row)));
}

/** A product has one date at a time and place. */
const keyOf = ({
  starts_at,
  place_en,
  place_cs,
}: Pick<Row, 'starts_at' | 'place_en' | 'place_cs'>) =>
  JSON.stringify([starts_at, place_en, place_cs]);

type Row = ReturnType<typeof rowOf>;

/** A time of day in Prague as a moment; the schema has checked both. */
const moment = (day: string, time: string): string => momentOf(`${day}T${time}`) ?? '';
