import { type DirectQuery, insertList, jsonRows } from '../../../../db/directTransaction.ts';
import { orderSearch } from '../../../../db/models/orderSearch.ts';
import { countryName, HOME_COUNTRY, isCountry } from '../../../contract/countries.ts';
import { bankPaymentDue } from '../../../contract/dates.ts';
import type { Locale } from '../../../contract/locales.ts';
import { FIRST_STATUS } from '../../../contract/orderStatuses.ts';
import { paymentKind } from '../../../contract/orders.ts';
import { paymentState } from '../../../contract/payments.ts';
import { slotText } from '../../../contract/slots.ts';
import type { OrderInput } from '../../../contract/types.ts';
import { symbolYear } from '../../../contract/variableSymbol.ts';
import { isOutsideVat } from '../../../contract/vouchers.ts';
import type { AcceptedOrder } from './acceptOrder.ts';

export interface NewOrder extends AcceptedOrder {
  input: OrderInput;
  locale: Locale;
  now: Date;
  /** The digest of the terms that it agrees to. */
  termsDigest: string | null;
}

export async function insertOrders<Given extends NewOrder>(
  query: DirectQuery,
  orders: readonly Given[],
): Promise<(Given & { id: number })[]> {
  const made = await query<{ id: number }>(ORDERS, [jsonRows(ORDERS, orders.map(orderRow))]);
  // Ids are assigned in the order of the rows, but may be returned in another.
  const ids = made.map(({ id }) => id).sort((a, b) => a - b);
  return orders.map((order, index) => ({ ...order, id: ids[index] ?? 0 }));
}

export async function insertOrderItems(
  query: DirectQuery,
  orders: readonly StoredOrder[],
): Promise<void> {
  const rows = orders.flatMap(itemRows);
  const hasMore = rows.some(({ voucher_kind, slot_id }) => voucher_kind !== '' || slot_id !== null);
  // Shops without vouchers and dates don't pay for their columns.
  const items = hasMore ? WHOLE_ITEMS : ITEMS;
  await query(items, [jsonRows(items, rows)]);
}

type StoredOrder = NewOrder & { id: number };

const ORDERS = insertList(
  'orders',
  {
    text: [
      'customer_name',
      'customer_email',
      'customer_phone',
      'customer_address',
      'customer_note',
      'company_name',
      'company_ico',
      'company_dic',
      'shipping_name_en',
      'shipping_name_cs',
      'payment_name_en',
      'payment_name_cs',
      'search',
      'status',
      'payment_kind',
      'locale',
      'created_at',
      'updated_at',
      'payment_state',
      'payment_due',
      'terms_digest',
      'pickup_point_code',
      'pickup_point_name',
      'pickup_point_address',
      'discount_code',
    ],
    integer: [
      'discount_code_id',
      'shipping_method_id',
      'shipping_price_halere',
      'shipping_vat_rate',
      'payment_method_id',
      'payment_fee_halere',
      'symbol_year',
    ],
    bigint: ['total_halere'],
  },
  'returning id',
);

const ITEM_COLUMNS = {
  text: ['slug', 'sku', 'category', 'name_en', 'name_cs', 'description_en', 'description_cs'],
  integer: [
    'order_id',
    'product_id',
    'variant_id',
    'quantity',
    'price_halere',
    'vat_rate',
    'discount_halere',
  ],
  boolean: ['is_withdrawable'],
};
const ITEMS = insertList('order_items', ITEM_COLUMNS);
const WHOLE_ITEMS = insertList('order_items', {
  ...ITEM_COLUMNS,
  text: [...ITEM_COLUMNS.text, 'voucher_kind', 'voucher_until', 'dedication', 'slot_en', 'slot_cs'],
  integer: [...ITEM_COLUMNS.integer, 'voucher_months', 'slot_id'],
});

/** The order with its own copy of the methods' names and prices. */
function orderRow(order: NewOrder) {
  const { input, shipping, payment, point, locale, now } = order;
  const { name, email, phone, company_name } = input.customer;
  const { company_ico, company_dic } = input.customer;
  const kind = paymentKind({ kind: payment.kind, name: payment.name_en });
  return {
    customer_name: wellFormed(name),
    customer_email: wellFormed(email),
    customer_phone: wellFormed(phone),
    customer_address: wellFormed(addressOf(order)),
    customer_note: wellFormed(input.note),
    company_name: wellFormed(company_name),
    company_ico,
    company_dic,
    search: orderSearch({
      customer_name: wellFormed(name),
      customer_email: wellFormed(email),
      customer_phone: phone,
      company_name: wellFormed(company_name),
      company_ico,
      tracking_number: '',
      pickup_point_code: point.code,
      pickup_point_name: wellFormed(point.name),
      items: order.lines.map(({ product }) => product),
      documents: [],
    }),
    status: FIRST_STATUS,
    shipping_method_id: shipping.id,
    shipping_name_en: shipping.name_en,
    shipping_name_cs: shipping.name_cs,
    shipping_price_halere: order.shippingHalere,
    shipping_vat_rate: shipping.vat_rate,
    payment_method_id: payment.id,
    payment_name_en: payment.name_en,
    payment_name_cs: payment.name_cs,
    payment_fee_halere: order.feeHalere,
    payment_kind: kind,
    payment_state: paymentState(
      { paid: 0, refunded: 0, total: order.totalHalere },
      { isCancelled: false },
    ),
    payment_due: kind === 'bank_transfer' ? bankPaymentDue(now) : null,
    total_halere: order.totalHalere,
    symbol_year: symbolYear(now),
    locale,
    terms_digest: order.termsDigest,
    pickup_point_code: point.code,
    pickup_point_name: wellFormed(point.name),
    pickup_point_address: wellFormed(point.address),
    discount_code: order.code?.code ?? '',
    discount_code_id: order.code?.id ?? null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}

/** The address with the country that the order is sent to, unless that is the Czech Republic. */
function addressOf({ input: { customer }, locale }: NewOrder): string {
  const { address, country } = customer;
  if (address === '' || !isCountry(country) || country === HOME_COUNTRY) return address;
  return `${address}, ${countryName(country, locale)}`;
}

const itemRows = ({ id, lines }: StoredOrder) =>
  lines.map(({ product, quantity, dedication, discountHalere }) => ({
    order_id: id,
    product_id: product.id,
    variant_id: product.variant_id,
    sku: product.sku,
    slug: product.slug,
    slot_id: product.slot?.id ?? null,
    slot_en: product.slot ? slotText(product.slot, product.slot.place_en, 'en') : '',
    slot_cs: product.slot ? slotText(product.slot, product.slot.place_cs, 'cs') : '',
    category: product.category,
    quantity,
    price_halere: product.price_halere,
    vat_rate: isOutsideVat(product.voucher ?? {}) ? 0 : product.vat_rate,
    discount_halere: discountHalere,
    is_withdrawable: Boolean(product.is_withdrawable),
    name_en: product.name_en,
    name_cs: product.name_cs,
    description_en: product.description_en,
    description_cs: product.description_cs,
    voucher_kind: product.voucher?.voucher_kind ?? '',
    voucher_months: product.voucher?.voucher_months ?? null,
    voucher_until: product.voucher?.voucher_until ?? null,
    dedication: wellFormed(dedication),
  }));

/** Replaces half characters, which PostgreSQL rejects in JSON. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
