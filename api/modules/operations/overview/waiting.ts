import type { Knex } from 'knex';
import { ContactMessage } from '../../../../db/models/contactMessage.ts';
import { Event } from '../../../../db/models/content.ts';
import { Order } from '../../../../db/models/order.ts';
import { Product } from '../../../../db/models/product.ts';
import { Slot } from '../../../../db/models/slot.ts';
import { translationsOf } from '../../../../db/models/translations.ts';
import { pragueToday } from '../../../contract/dates.ts';
import { type Locale, localized } from '../../../contract/locales.ts';
import { toCrowns } from '../../../contract/money.ts';
import { type OrderStatus, TO_SHIP } from '../../../contract/orderStatuses.ts';
import { pragueMidnight } from '../../../contract/pragueTime.ts';
import type { Overview } from '../../../contract/types.ts';

const OLDEST = 5;
const ORDER_COLUMNS = ['id', 'customer_name', 'created_at', 'total_halere', 'status'];

/** The parcels that may go and wait longest; an index finds those of each status without sorting them all. */
export async function readToShip(knex: Knex): Promise<Overview['to_ship']['oldest']> {
  const ofStatus = (status: OrderStatus) =>
    Order.query(knex)
      .from(
        Order.query(knex)
          .select(ORDER_COLUMNS)
          .where({ status })
          .modify('sendable')
          .modify('shown')
          .orderBy(['created_at', 'id'])
          .limit(OLDEST)
          .as('orders'),
      )
      .select(ORDER_COLUMNS);
  const [first, ...others] = TO_SHIP.map(ofStatus);
  if (!first) return [];
  const orders = await first.unionAll(others).orderBy(['created_at', 'id']).limit(OLDEST);
  return orders.map(({ id, customer_name, created_at, total_halere, status }) => ({
    id,
    customer_name,
    created_at,
    total: toCrowns(total_halere),
    status,
  }));
}

/** The withdrawals that wait longest for the team's decision, also from deleted orders: it is owed all the same. */
export const readWithdrawals = (knex: Knex): Promise<Overview['withdrawals']['oldest']> =>
  knex('withdrawals')
    .join('orders', 'orders.id', 'withdrawals.order_id')
    .select('withdrawals.id', 'order_id', 'customer_name', 'withdrawals.created_at')
    .where('withdrawals.state', 'received')
    .orderBy(['withdrawals.created_at', 'withdrawals.id'])
    .limit(OLDEST);

export async function readUnread(knex: Knex): Promise<Overview['unread']['newest']> {
  const messages = await ContactMessage.query(knex)
    .select('id', 'name', 'subject', 'created_at')
    .modify('unread')
    .modify('newestFirst')
    .limit(3);
  return messages.map(({ id, name, subject, created_at }) => ({ id, name, subject, created_at }));
}

export async function readNextEvent(
  knex: Knex,
  now: Date,
  locale: Locale,
): Promise<Overview['next_event']> {
  const event = await Event.query(knex)
    .modify('active')
    .where('events.date', '>=', pragueToday(now))
    .modify('byDate')
    .withGraphFetched('translations')
    .first();
  if (!event) return null;
  const { id, date, event_type, translations } = event;
  const texts = translationsOf(Event.translated, translations);
  return {
    id,
    date,
    event_type,
    title: localized(texts, 'title', locale),
    location: localized(texts, 'location', locale),
  };
}

/** So many dates of one day are counted at most. */
const DAY_SLOTS = 100;

/** The next day with dates that take place, and those of them that aren't over. */
export async function readNextDay(
  knex: Knex,
  now: Date,
  locale: Locale,
): Promise<Overview['next_day']> {
  const coming = await Slot.query(knex)
    .where('starts_at', '>=', pragueMidnight(pragueToday(now)).toISOString())
    .where('ends_at', '>', now.toISOString())
    .whereNot({ state: 'cancelled' })
    .withGraphFetched('product.translations')
    .orderBy(['starts_at', 'id'])
    .limit(DAY_SLOTS);
  const dayOf = ({ starts_at }: Slot) => pragueToday(new Date(starts_at));
  const [first] = coming;
  if (!first) return null;
  const day = dayOf(first);
  const slots = coming.filter((slot) => dayOf(slot) === day);
  return {
    day,
    taken: slots.reduce((sum, { taken }) => sum + taken, 0),
    slots: slots
      .slice(0, OLDEST)
      .map(({ id, product, starts_at, ends_at, taken, capacity, state }) => ({
        id,
        product: localized(
          translationsOf(Product.translated, product?.translations),
          'name',
          locale,
        ),
        starts_at,
        ends_at,
        taken,
        capacity,
        state,
      })),
  };
}
