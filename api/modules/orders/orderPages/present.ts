import type { CardPayment } from '../../../../db/models/cardPayment.ts';
import type { Order, OrderItem } from '../../../../db/models/order.ts';
import type { Booking } from '../../../../db/models/slot.ts';
import type { Voucher } from '../../../../db/models/voucher.ts';
import { addressLines } from '../../../contract/addresses.ts';
import { pragueToday } from '../../../contract/dates.ts';
import type { Locale, PerLocale } from '../../../contract/locales.ts';
import { toCrowns } from '../../../contract/money.ts';
import { FIRST_STATUS, isCancelled } from '../../../contract/orderStatuses.ts';
import { formatOrderNumber } from '../../../contract/orders.ts';
import type { OrderedVoucher, OrderPage, OwnDates, PictureInfo } from '../../../contract/types.ts';
import { variableSymbol } from '../../../contract/variableSymbol.ts';
import { isVoucherForDate, isWithdrawable } from '../../../contract/vouchers.ts';
import {
  isOfConsumer,
  maskedEmail,
  withdrawablePieces,
  withdrawalEnd,
  withdrawnPieces,
} from '../../../contract/withdrawals.ts';
import { nameGivenBack, nameNow } from '../../dates/index.ts';
import { moneyOf, openOf } from '../../documents/index.ts';
import { presentOrdered, usedPieces } from '../../vouchers/index.ts';
import { presentPromised } from '../present.ts';
import { presentOfOrder } from '../withdrawals/present.ts';
import { offersProforma } from './offersProforma.ts';

interface Shown {
  /** The withdrawal period. */
  days: number;
  /** Working days until delivery. */
  delivery: OrderPage['shipping']['days'];
  pictures: ReadonlyMap<string, PictureInfo>;
  /** State of the latest card payment, if there is one. */
  card: CardPayment | undefined;
  /** Those of the order, in the order of its items. */
  vouchers: readonly Voucher[];
  takesCards: boolean;
  /** Those of the order, with their dates. */
  bookings: readonly Booking[];
  /** The same for the customer; absent where it has none. */
  dates?: OwnDates | undefined;
  now: Date;
}

/**
 * What an order's page shows: of the customer where the order goes, but neither phone nor the whole
 * e-mail, nothing of who has changed the status, and no notes of the team.
 */
export function presentOrderPage(order: Order, shown: Shown): OrderPage {
  const { days, delivery, card, takesCards, vouchers, bookings, dates, now } = shown;
  const { status, credited_halere, withdrawals = [] } = order;
  const history = [
    { status: FIRST_STATUS, created_at: order.created_at },
    ...(order.statusChanges ?? []).map((change) => ({
      status: change.status,
      created_at: change.at,
    })),
  ];
  const cases = withdrawals.map((made) => presentOfOrder(made, { ...order, vouchers, bookings }));
  const used = usedPieces(vouchers);
  const today = pragueToday(now);
  const ordered = vouchers.map((voucher) => ({
    ...presentOrdered(voucher, today),
    name: nameOf(voucher, order),
    ...(mayWithdraw(voucher, order) && { may_withdraw: true as const }),
  }));
  const dated = bookings.filter((booking) => isDated(booking, order, vouchers));
  const items = (order.items ?? []).map((item) => ({
    id: item.id,
    name: inEach((locale) => shownName(item, { order, bookings, dated, locale })),
    price: toCrowns(item.price_halere),
    quantity: item.quantity,
    ...(item.discount_halere > 0 && { discount: toCrowns(item.discount_halere) }),
    product: presentProduct(item, shown),
    is_withdrawable: item.is_withdrawable,
    category: item.category,
    left: withdrawablePieces(item, cases, used.get(item.id)),
    ...presentPromised(item),
  }));
  const until = withdrawalEnd(history, days);
  const isOfCompany = !isOfConsumer(order);
  const isCash = order.payment_kind === 'cash_on_delivery';
  const isRefunded = order.payment_state === 'refunded';
  const open = openOf(order);
  // One of another amount was cancelled because other money came, not refused.
  const cardState = card?.halere === open ? card.state : 'none';
  return {
    number: formatOrderNumber(order.id),
    status,
    history,
    items,
    shipping: {
      name: { en: order.shipping_name_en, cs: order.shipping_name_cs },
      price: toCrowns(order.shipping_price_halere),
      kind: order.shippingMethod?.kind ?? null,
      days: delivery,
      ...(order.pickup_point_code !== '' && {
        point: {
          name: order.pickup_point_name,
          address: addressLines(order.pickup_point_address),
        },
      }),
    },
    customer: {
      name: order.customer_name,
      address: addressLines(order.customer_address),
      company_name: order.company_name,
      company_ico: order.company_ico,
      company_dic: order.company_dic,
    },
    payment: {
      name: { en: order.payment_name_en, cs: order.payment_name_cs },
      kind: order.payment_kind,
      fee: toCrowns(order.payment_fee_halere),
      state: order.payment_state,
      card:
        order.payment_kind === 'card' && open > 0
          ? { state: CARD_STATES[cardState], isOffered: takesCards }
          : null,
      open: toCrowns(open),
      paid: toCrowns(order.paid_halere),
      refunded: toCrowns(order.refunded_halere),
      owed: toCrowns(order.owed_halere),
      due: order.payment_due,
      variable_symbol: variableSymbol(order),
    },
    ...(ordered.length > 0 && { vouchers: ordered }),
    total: toCrowns(moneyOf(order).total),
    ...(credited_halere > 0 && { credited: toCrowns(credited_halere) }),
    ...(order.discount_code && { discount_code: order.discount_code }),
    note: order.customer_note,
    tracking: { number: order.tracking_number, url: order.tracking_url },
    documents: [
      ...(offersProforma(order) ? [{ id: null, kind: 'proforma' as const, number: '' }] : []),
      ...(order.documents ?? []).map(({ id, kind, number_text: number }) => ({ id, kind, number })),
    ],
    withdrawal: {
      isPossible: !isCancelled(status) && !isOfCompany && items.some(({ left }) => left > 0),
      isOfCompany,
      asksAccount: isCash && !isRefunded,
      until,
      isOver: until !== null && until < today,
      days,
      consumer: { name: order.customer_name, email: maskedEmail(order.customer_email) },
      cases,
    },
    ...(dates && (dated.length > 0 || choosesByCode(order, ordered)) && { dates }),
  };
}

interface Naming {
  order: Order;
  bookings: readonly Booking[];
  /** Those that the page's dates show. */
  dated: readonly Booking[];
  locale: Locale;
}

/**
 * What an item is called: without its date where the page's dates show which one holds now, unless several items
 * are told apart by it. One that was withdrawn from as a whole has the dates that were given back.
 */
function shownName(item: OrderItem, { order, bookings, dated, locale }: Naming): string {
  const { items = [], withdrawals = [] } = order;
  const isBooked = dated.some((one) => one.order_item_id === item.id);
  const name = item[`name_${locale}`];
  const isAlone = items.filter((other) => other[`name_${locale}`] === name).length === 1;
  if (isBooked && isAlone) return name;
  const isGivenBack = !isBooked && withdrawnPieces(item.id, withdrawals) > 0;
  return (isGivenBack ? nameGivenBack : nameNow)(item, { bookings, locale });
}

const inEach = (nameIn: (locale: Locale) => string): PerLocale<string> => ({
  en: nameIn('en'),
  cs: nameIn('cs'),
});

/** Whether a voucher's customer may withdraw from it: it is unused, and its product isn't exempt. */
const mayWithdraw = (voucher: Voucher, { items = [] }: Order): boolean =>
  isWithdrawable(voucher) &&
  items.some(({ id, is_withdrawable }) => id === voucher.order_item_id && is_withdrawable);

/** What a voucher's product was called when it was ordered. */
function nameOf({ order_item_id }: Voucher, { items = [] }: Order) {
  const item = items.find(({ id }) => id === order_item_id);
  return { en: item?.name_en ?? '', cs: item?.name_cs ?? '' };
}

/** Whether the page's dates show a piece. Of those given back, one whose voucher was used before its date. */
const isDated = (
  { state, order_item_id, piece }: Booking,
  { status }: Order,
  vouchers: readonly Voucher[],
): boolean =>
  state !== 'released' ||
  (!isCancelled(status) &&
    vouchers.some(
      (voucher) =>
        voucher.order_item_id === order_item_id &&
        voucher.piece === piece &&
        voucher.redeemed_at !== null,
    ));

/** Whether a date is still to be chosen with the code of one of the order's vouchers. */
const choosesByCode = ({ status, items = [] }: Order, vouchers: readonly OrderedVoucher[]) =>
  !isCancelled(status) &&
  items.some(isVoucherForDate) &&
  (vouchers.length === 0 || vouchers.some(({ state }) => state === 'valid'));

/** A product that visitors may see, with its first picture. */
function presentProduct({ product }: OrderItem, { pictures }: Shown) {
  if (!product) return null;
  const image_path = product.photos?.[0]?.image_path ?? '';
  return { slug: product.slug, image_path, image_info: pictures.get(image_path) ?? null };
}

const CARD_STATES = {
  none: 'none',
  pending: 'waiting',
  cancelled: 'refused',
  // Paid before the order cost more.
  paid: 'none',
} as const;
