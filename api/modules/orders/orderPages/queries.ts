import type { Knex } from 'knex';
import { CardPayment } from '../../../../db/models/cardPayment.ts';
import { Order } from '../../../../db/models/order.ts';
import { readSettingTexts } from '../../../../db/models/settingTexts.ts';
import { legalNumbers } from '../../../contract/legal/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { notFound } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { PictureInfos } from '../../media/index.ts';
import { findOrderByLink } from '../orderLinks.ts';

/** How many orders of an address are mailed at most. */
const MOST_LINKS = 50;

/**
 * The order that the secret of an address opens, for an answer that browsers pass on to no other site; throws
 * the same 404 for every other secret.
 */
export async function orderByLink(knex: Knex, ctx: Context, now: Date): Promise<Order> {
  ctx.set('referrer-policy', 'no-referrer');
  const order = await findOrderByLink(knex, ctx.params.key ?? '', now);
  if (!order) throw notFound('order.notFound');
  return order;
}

/** The secret in those addresses, as the API's reference describes it. */
export const bySecret = { key: 'The secret of a link to the order.' } as const;

const PAGE =
  '[items.product(active).photos, shippingMethod, statusChanges, documents(listed), withdrawals.items]';

/** An order with all that its page shows. */
export const withPage = (knex: Knex, order: Order): Promise<Order> =>
  order.$query(knex).withGraphFetched(PAGE).throwIfNotFound().execute();

/** Whether dates of an order have to be looked for: it has some, or products with dates. */
export const mayHaveDates = ({ items = [] }: Order): boolean =>
  items.some(({ slot_en, product }) => slot_en !== '' || product?.has_dates);

/** The latest payment by card of an order. */
export const latestCard = (knex: Knex, { id }: Order): Promise<CardPayment | undefined> =>
  CardPayment.query(knex).where({ order_id: id }).orderBy('id', 'desc').first().execute();

const PERIODS = ['withdrawal_days', 'delivery_days_from', 'delivery_days_to'] as const;

/** How many days customers have for a withdrawal, and within how many working days goods arrive. */
export async function readDeliveryAndWithdrawalDays(knex: Knex, locale: Locale) {
  const settings = await readSettingTexts(knex, PERIODS, locale);
  const { returnDays, deliveryFrom, deliveryTo } = legalNumbers(
    (key) => Reflect.get(settings, key) ?? '',
  );
  return { days: returnDays, delivery: { from: deliveryFrom, to: deliveryTo } };
}

/** The pictures of an order's products. */
export const picturesOf = (pictures: PictureInfos, { items = [] }: Order) =>
  pictures.of(items.flatMap(({ product }) => product?.photos?.[0]?.image_path ?? []));

/** The orders of an e-mail, whatever its case, the latest first. */
export const ordersOf = (knex: Knex, email: string): Promise<Order[]> =>
  Order.query(knex)
    .select('id', 'customer_email')
    .modify('shown')
    .whereRaw('lower(customer_email) = ?', [email.toLowerCase()])
    .orderBy('id', 'desc')
    .limit(MOST_LINKS)
    .execute();
