import type { Knex } from 'knex';
import { Setting } from '../../../db/models/content.ts';
import { Order } from '../../../db/models/order.ts';
import type { OrderDocument } from '../../../db/models/orderDocument.ts';
import type { Booking } from '../../../db/models/slot.ts';
import { HOME_COUNTRY } from '../../contract/countries.ts';
import type { Locale } from '../../contract/locales.ts';
import { toCrowns } from '../../contract/money.ts';
import type { OrderRow } from '../../contract/types.ts';
import { variableSymbol } from '../../contract/variableSymbol.ts';
import type { VatSum } from '../../contract/vat.ts';
import { keptItems } from '../../contract/withdrawals.ts';
import type { ResponseCache } from '../../platform/cache/responseCache.ts';
import type { Bus } from '../../platform/commands.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { answerPrivateList } from '../../platform/lists/listAnswer.ts';
import { listAnswer } from '../../platform/openapi/answers.ts';
import { bookingsOfOrders, nameNow } from '../dates/index.ts';
import {
  accountedOn,
  addressParts,
  moneyOf,
  openOf,
  ratesOf,
  vatOf,
  withDays,
} from '../documents/index.ts';
import { orderFields, orderLists } from './listOrders.ts';

interface RowsDeps {
  knex: Knex;
  bus: Bus;
  cache: ResponseCache;
  now(): Date;
}

/** Orders as rows of a table, with what carriers and accountants ask for. */
export const orderRowsRoute = (deps: RowsDeps): Route => {
  const listOrders = orderLists(deps);
  return route({
    id: 'listOrderRows',
    method: 'get',
    path: '/orders/admin/rows',
    needs: 'read orders',
    summary: 'List orders with addresses, items, VAT and documents',
    description: 'One record for each order, found and sorted as the list of orders is.',
    list: orderFields,
    answers: { 200: listAnswer('The orders.', 'OrderRow') },
    run: async (ctx) => {
      const { knex } = deps;
      const { orders, ...list } = await listOrders(ctx, ['orders.*']);
      await Order.fetchGraph(orders, '[items, documents(stated), withdrawals.items]', {
        transaction: knex,
      });
      const payer = await Setting.query(knex).findOne({ setting_key: 'vat_payer' });
      const bookings = await bookingsOfOrders(
        knex,
        orders.map(({ id }) => id),
      );
      const { locale } = ctx.state;
      const told = { bookings, locale, isVatPayer: payer?.value === 'on' };
      const records = orders.map((order) => presentOrderRow(order, told));
      await answerPrivateList(deps, ctx, 'orders', { ...list, records });
    },
  });
};

interface Told {
  /** Those of all the orders. */
  bookings: readonly Booking[];
  locale: Locale;
  isVatPayer: boolean;
}

/**
 * An order with its items and documents as one row; names of its goods and methods in a language. Items are named
 * by the dates that their pieces are booked on now, as on the packing list.
 */
function presentOrderRow(order: Order, { isVatPayer, ...told }: Told): OrderRow {
  const { locale } = told;
  const { items = [], documents = [], withdrawals = [] } = order;
  return {
    id: order.id,
    variable_symbol: variableSymbol(order),
    created_at: order.created_at,
    status: order.status,
    customer_name: order.customer_name,
    customer_email: order.customer_email,
    customer_phone: order.customer_phone,
    customer_note: order.customer_note,
    company_name: order.company_name,
    company_ico: order.company_ico,
    company_dic: order.company_dic,
    ...addressOf(order.customer_address),
    pickup_point_code: order.pickup_point_code,
    pickup_point_name: order.pickup_point_name,
    pickup_point_address: order.pickup_point_address,
    items: keptItems(items, withdrawals).map((item) => ({
      name: nameNow(item, told),
      quantity: item.quantity,
    })),
    vat: presentSums(vatOf(order, isVatPayer, documents)),
    shipping_name: order[`shipping_name_${locale}`],
    shipping_price: toCrowns(order.shipping_price_halere),
    payment_name: order[`payment_name_${locale}`],
    payment_kind: order.payment_kind,
    payment_fee: toCrowns(order.payment_fee_halere),
    payment_state: order.payment_state,
    ...(order.discount_code && {
      discount_code: order.discount_code,
      discount: toCrowns(items.reduce((sum, { discount_halere }) => sum + discount_halere, 0)),
    }),
    total: toCrowns(moneyOf(order).total),
    paid: toCrowns(order.paid_halere),
    refunded: toCrowns(order.refunded_halere),
    open: toCrowns(openOf(order)),
    documents: documents.map(({ number_text }) => number_text),
    issued: documents.map(presentIssued),
  };
}

function presentIssued({ number_text, kind, facts, total_halere }: OrderDocument) {
  const { issuedOn, taxableOn } = withDays(facts);
  return {
    number: number_text,
    kind,
    issued_on: issuedOn,
    taxable_on: taxableOn,
    accounted_on: accountedOn(facts),
    corrects: facts.original?.number ?? '',
    customer_name: facts.customer.name,
    company_name: facts.company.name,
    company_ico: facts.company.ico,
    company_dic: facts.company.dic,
    vat: presentSums(ratesOf(facts)),
    total: toCrowns(total_halere),
  } satisfies OrderRow['issued'][number];
}

const presentSums = (sums: readonly VatSum[]): OrderRow['vat'] =>
  sums.map(({ rate, base, vat }) => ({ rate, base: toCrowns(base), vat: toCrowns(vat) }));

function addressOf(address: string) {
  const { street, number, city, postalCode, country } = addressParts(address);
  return {
    street: [street, number].filter(Boolean).join(' '),
    town: city,
    postal_code: postalCode,
    country: address.trim() === '' ? '' : (country ?? HOME_COUNTRY),
  } satisfies Partial<OrderRow>;
}
