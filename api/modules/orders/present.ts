import type { Order, OrderItem } from '../../../db/models/order.ts';
import type { Locale } from '../../contract/locales.ts';
import { mailState } from '../../contract/mailState.ts';
import { toCrowns } from '../../contract/money.ts';
import { FIRST_STATUS, isCancelled } from '../../contract/orderStatuses.ts';
import { OPEN_STATES } from '../../contract/payments.ts';
import { itemName } from '../../contract/slots.ts';
import type { OrderListItem, Order as WireOrder } from '../../contract/types.ts';
import { variableSymbol } from '../../contract/variableSymbol.ts';
import { presentOrderedBooking } from '../dates/index.ts';
import { booksOf, leftHalere, moneyOf, openOf, withFormerBuyer } from '../documents/index.ts';
import { presentPayment } from '../payments/index.ts';
import { presentOrdered } from '../vouchers/index.ts';
import type { WholeOrder } from './queries.ts';
import { presentOfOrder } from './withdrawals/present.ts';

/** An order as it travels in lists. `today` is a day in Prague, YYYY-MM-DD. */
export const presentListItem = (order: Order, today: string): OrderListItem => ({
  id: order.id,
  customer_name: order.customer_name,
  customer_email: order.customer_email,
  created_at: order.created_at,
  updated_at: order.updated_at,
  total: toCrowns(order.total_halere),
  ...(order.credited_halere > 0 && { credited: toCrowns(order.credited_halere) }),
  status: order.status,
  payment_state: order.payment_state,
  paid: toCrowns(order.paid_halere),
  owed_back: toCrowns(order.owed_halere),
  is_overdue: isOverdue(order, today),
  hidden_at: order.hidden_at,
  erased_at: order.erased_at ?? null,
  version: order.version,
});

/** Whether payment of a valid order was due before a day. */
const isOverdue = ({ payment_state, payment_due, status }: Order, today: string): boolean =>
  !isCancelled(status) &&
  payment_due !== null &&
  payment_due < today &&
  OPEN_STATES.includes(payment_state);

/**
 * An order with all that administrators see of it, its methods' names in a language. `today` is a day in
 * Prague, YYYY-MM-DD.
 */
export const presentOrder = (order: WholeOrder, locale: Locale, today: string): WireOrder => ({
  ...presentListItem(order, today),
  customer_phone: order.customer_phone,
  customer_address: order.customer_address,
  customer_note: order.customer_note,
  internal_note: order.internal_note,
  shipping_method: order.shipping_method_id,
  shipping_name: locale === 'cs' ? order.shipping_name_cs : order.shipping_name_en,
  shipping_price: toCrowns(order.shipping_price_halere),
  shipping_vat_rate: order.shipping_vat_rate,
  ...(order.pickup_point_code !== '' && {
    pickup_point_code: order.pickup_point_code,
    pickup_point_name: order.pickup_point_name,
    pickup_point_address: order.pickup_point_address,
  }),
  payment_method: order.payment_method_id,
  payment_name: locale === 'cs' ? order.payment_name_cs : order.payment_name_en,
  payment_fee: toCrowns(order.payment_fee_halere),
  payment_kind: order.payment_kind,
  ...(order.discount_code && {
    discount_code: order.discount_code,
    discount_code_id: order.discount_code_id,
  }),
  variable_symbol: variableSymbol(order),
  tracking_number: order.tracking_number,
  tracking_url: order.tracking_url,
  locale: order.locale,
  refunded: toCrowns(order.refunded_halere),
  open: toCrowns(openOf(order)),
  payment_due: order.payment_due,
  reminded_at: order.reminded_at,
  books: presentBooks(order),
  payments: (order.payments ?? []).map(presentPayment),
  withdrawals: (order.withdrawals ?? []).map((made) => presentOfOrder(made, order)),
  company_name: order.company_name,
  company_ico: order.company_ico,
  company_dic: order.company_dic,
  documents: (order.documents ?? []).map((document) => ({
    id: document.id,
    kind: document.kind,
    number: document.number_text,
    issued_at: document.issued_at,
    total: toCrowns(document.total_halere),
    username: document.user?.username ?? null,
  })),
  has_former_buyer: withFormerBuyer(order, order.documents ?? []).length > 0,
  items: (order.items ?? []).map((item) => ({
    id: item.id,
    product_id: item.product_id,
    slug: item.slug,
    price: toCrowns(item.price_halere),
    vat_rate: item.vat_rate,
    quantity: item.quantity,
    category: item.category,
    ...presentPromised(item),
    ...(item.discount_halere > 0 && { discount: toCrowns(item.discount_halere) }),
    translations: {
      en: { name: itemName(item, 'en'), description: item.description_en },
      cs: { name: itemName(item, 'cs'), description: item.description_cs },
    },
  })),
  ...((order.vouchers ?? []).length > 0 && {
    vouchers: (order.vouchers ?? []).map((voucher) => presentOrdered(voucher, today)),
  }),
  ...((order.bookings ?? []).length > 0 && {
    bookings: (order.bookings ?? []).map(presentOrderedBooking),
  }),
  status_changes: [
    // The order itself sets the first one.
    { status: FIRST_STATUS, username: null, created_at: order.created_at },
    ...(order.statusChanges ?? []).map(({ status, user, at }) => ({
      status,
      username: user?.username ?? null,
      created_at: at,
    })),
  ],
  terms: order.terms ? { valid_from: order.terms.valid_from } : null,
  mail: mailState(order.mail),
});

/** The vouchers that an item was promised; nothing for a product that issues none. */
export const presentPromised = ({
  voucher_kind,
  dedication,
}: Pick<OrderItem, 'voucher_kind' | 'dedication'>) => ({
  ...(voucher_kind !== '' && { voucher_kind }),
  ...(dedication !== '' && { dedication }),
});

function presentBooks(order: WholeOrder): WireOrder['books'] {
  const books = booksOf({
    money: moneyOf(order),
    isCancelled: isCancelled(order.status),
    isVatPayer: order.vat_payer === 'on',
    documents: order.documents ?? [],
  });
  return {
    kept: toCrowns(books.kept),
    owed_back: toCrowns(books.owedBack),
    is_invoiced: books.hasInvoice,
    invoiced_unpaid: toCrowns(books.invoicedUnpaid),
    documented: toCrowns(books.documented),
    difference: toCrowns(books.difference),
    left: toCrowns(leftHalere(moneyOf(order), order.documents ?? [])),
  };
}
