import {
  type DirectQuery,
  fromLists,
  insertList,
  integerOf,
  jsonList,
  jsonRows,
  type Statement,
} from '../../../db/directTransaction.ts';
import { emit } from '../../platform/commands.ts';

/** A date while a batch of orders is placed; `left` is counted down by the orders. */
export interface OfferedSlot {
  id: number;
  product_id: number;
  starts_at: string;
  place_en: string;
  place_cs: string;
  price_difference_halere: number;
  /** The free places. */
  left: number;
}

/** What an order books. */
interface Booked {
  orderId: number;
  /** The place of the line among the order's, from 0. */
  line: number;
  slot: OfferedSlot;
  quantity: number;
}

/** Those of the dates that can be booked, locked until the batch ends. */
export const lockOfferedSlots = (
  query: DirectQuery,
  ids: readonly number[],
  now: Date,
): Promise<OfferedSlot[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : query<OfferedSlot>(LOCKED, [jsonList(ids), now.toISOString()]);

/** Books the places of orders whose items are stored, in their transaction: one booking for each piece. */
export async function takePlaces(
  query: DirectQuery,
  booked: readonly Booked[],
  now: Date,
): Promise<void> {
  if (booked.length === 0) return;
  const orders = [...new Set(booked.map(({ orderId }) => orderId))];
  const items = await query<StoredItem>(ITEMS, [jsonList(orders)]);
  const at = now.toISOString();
  const rows = booked.flatMap(({ orderId, line, slot, quantity }) => {
    // Ids were assigned in the order of the lines.
    const item = items.filter(({ order_id }) => order_id === orderId)[line]?.id ?? 0;
    return Array.from({ length: quantity }, (_, index) => ({
      slot_id: slot.id,
      order_id: orderId,
      order_item_id: item,
      piece: index + 1,
      state: 'booked',
      price_difference_halere: slot.price_difference_halere,
      created_at: at,
      updated_at: at,
    }));
  });
  const places = new Map<number, number>();
  for (const { slot, quantity } of booked) {
    places.set(slot.id, (places.get(slot.id) ?? 0) + quantity);
  }
  await Promise.all([
    query(TAKE, [at, JSON.stringify([...places])]),
    query(BOOKINGS, [jsonRows(BOOKINGS, rows)]),
  ]);
  emit(query, 'places.moved', {});
}

interface StoredItem {
  id: number;
  order_id: number;
}

const offered = fromLists(
  (list) =>
    `select id, product_id, starts_at, place_en, place_cs, price_difference_halere,
       capacity - taken as left
     from slots
     where id in (select ${integerOf('wanted')} from ${list('$1')} as wanted)
       and state <> 'cancelled' and starts_at > $2
     order by id`,
);
const LOCKED: Statement = { sqlite: offered.sqlite, postgres: `${offered.postgres} for update` };

const ITEMS = fromLists(
  (list) =>
    `select id, order_id from order_items
     where order_id in (select ${integerOf('wanted')} from ${list('$1')} as wanted)
     order by id`,
);

const TAKE = fromLists(
  (list) =>
    `update slots set updated_at = $1, taken = taken + booked.places
     from (select ${integerOf('sums')} as slot_id, cast(sums.value ->> 1 as integer) as places
           from ${list('$2')} as sums) as booked
     where slots.id = booked.slot_id`,
);

const BOOKINGS = insertList('bookings', {
  text: ['state', 'created_at', 'updated_at'],
  integer: ['slot_id', 'order_id', 'order_item_id', 'piece', 'price_difference_halere'],
});
