import type { RelationMappings } from 'objection';
import type { BookingState, SlotState } from '../../api/contract/constants.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { Order, OrderItem } from './order.ts';
import { Product } from './product.ts';
import { belongsTo, Entity, Row } from './row.ts';

/**
 * A date of a product: when and where it takes place, and for how many. People read of 'dates'; code, tables
 * and addresses of the API say `slot`, since a `date` there is a day of the calendar.
 */
export class Slot extends Entity {
  static override tableName = 'slots';
  static override relationMappings = (): RelationMappings => ({
    product: belongsTo(Product, 'slots.product_id', 'products.id'),
  });

  declare product_id: number;
  declare place_en: string;
  declare place_cs: string;
  declare starts_at: string;
  declare ends_at: string;
  declare capacity: number;
  /** Places that bookings hold; changed by `movePlaces` and the checkout's batches only. */
  declare taken: number;
  declare price_difference_halere: number;
  declare state: SlotState;
  /** For the team alone. */
  declare note: string;
  /** People on the waiting list; set by the team's queries. */
  declare waiting?: number;
  declare product?: Product | null;
}

/** One place on a date: of one piece of an order's item. */
export class Booking extends Row {
  static override tableName = 'bookings';
  static override stamps = ['created_at', 'updated_at'] as const;
  static override relationMappings = (): RelationMappings => ({
    slot: belongsTo(Slot, 'bookings.slot_id', 'slots.id'),
    order: belongsTo(Order, 'bookings.order_id', 'orders.id'),
    item: belongsTo(OrderItem, 'bookings.order_item_id', 'order_items.id'),
  });

  declare id: number;
  /** The date; of a booking that holds no place, the last one, null if that was deleted. */
  declare slot_id: number | null;
  declare order_id: number;
  declare order_item_id: number;
  /** The piece of the item, from 1; its voucher has the same. */
  declare piece: number;
  declare state: BookingState;
  /** What was paid for the date above the product's price. */
  declare price_difference_halere: number;
  /** Counts changes for calendars. */
  declare sequence: number;
  declare created_at: string;
  declare updated_at: string;
  declare slot?: Slot | null;
  declare order?: Order;
  declare item?: OrderItem;
}

/** A person on the waiting list of a date without free places. */
export class SlotAlert extends Row {
  static override tableName = 'slot_alerts';
  static override stamps = ['created_at'] as const;

  declare id: number;
  declare slot_id: number;
  declare email: string;
  declare locale: Locale;
  declare created_at: string;
}
