import { type DataProvider, downloadCSV, type TranslateFunction } from 'react-admin';
import { pragueTime } from '../../api/contract/dates.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import type { OrderRow } from '../../api/contract/types.ts';
import { VAT_RATES } from '../../api/contract/vat.ts';
import { csvText } from '../importing/csvFile.ts';
import { type Exported, readExported } from '../importing/exportCsv.ts';
import type { OrderShape } from './orderShapes.ts';

type Column = [
  name: string,
  value: (order: OrderRow, translate: TranslateFunction) => unknown,
  /** Of the heading. */
  params?: object,
];

const own = (...names: (keyof OrderRow)[]): Column[] =>
  names.map((name) => [name, (order) => order[name]]);

const NUMBER: Column = ['id', ({ id }) => formatOrderNumber(id)];

/** As spreadsheets of every language read it: 2026-11-20 14:05. */
const WHEN: Column = [
  'created_at',
  ({ created_at }) => pragueTime(new Date(created_at)).replace('T', ' '),
];
const STATUS: Column = ['status', ({ status }, say) => say(`resources.orders.statuses.${status}`)];
const PAYMENT: Column = [
  'payment_state',
  (order, say) => say(`resources.orders.paymentStates.${order.payment_state}`),
];

const PLAIN: readonly Column[] = [
  NUMBER,
  WHEN,
  ...own('customer_name', 'customer_email', 'discount_code', 'discount', 'total'),
  STATUS,
  PAYMENT,
  ...own('paid', 'refunded'),
];

const CARRIER: readonly Column[] = [
  NUMBER,
  ...own('customer_name', 'company_name', 'street', 'town', 'postal_code', 'country'),
  // Without spaces it needs no apostrophe, which carriers could not read.
  ['customer_phone', ({ customer_phone }) => customer_phone.replace(/[\s()./-]/g, '')],
  ...own('customer_email'),
  ['items', ({ items }) => items.map(({ name, quantity }) => `${quantity}× ${name}`).join(', ')],
  ...own('shipping_name'),
  ...own('pickup_point_code', 'pickup_point_name', 'pickup_point_address'),
  ['cod', ({ open, payment_kind }) => (payment_kind === 'cash_on_delivery' ? open : 0)],
  ...own('customer_note'),
];

const atRate = ({ vat }: Taxed, rate: number) => vat.find((sum) => sum.rate === rate);

type Taxed = Pick<OrderRow, 'vat'>;
type VatColumn = [name: string, value: (of: Taxed) => number, params: object];

/** Base and VAT at each rate of orders or documents: at those of today, and at others that occur. */
function vatColumns(all: readonly Taxed[]): VatColumn[] {
  const occurring = all.flatMap(({ vat }) => vat.map(({ rate }) => rate));
  const rates = [...new Set<number>([...VAT_RATES, ...occurring])].sort((a, b) => b - a);
  return rates.flatMap((rate) => {
    const base = (of: Taxed) => atRate(of, rate)?.base ?? 0;
    if (rate === 0) return [['untaxed', base, {}] satisfies VatColumn];
    const vat = (of: Taxed) => atRate(of, rate)?.vat ?? 0;
    return [
      ['base', base, { rate }],
      ['vat', vat, { rate }],
    ] satisfies VatColumn[];
  });
}

const accounting = (orders: readonly OrderRow[]): readonly Column[] => [
  NUMBER,
  ...own('variable_symbol'),
  WHEN,
  ...own('customer_name', 'company_name', 'company_ico', 'company_dic'),
  ...vatColumns(orders),
  ...own('total', 'shipping_name', 'shipping_price', 'payment_name', 'payment_fee'),
  PAYMENT,
  ...own('discount_code', 'discount', 'paid', 'refunded'),
  ['documents', ({ documents }) => documents.join(', ')],
  STATUS,
];

type Issued = OrderRow['issued'][number];

type DocumentColumn = [
  name: string,
  value: (issued: Issued, order: OrderRow, translate: TranslateFunction) => unknown,
  params?: object,
];

const ofDocument = (...names: (keyof Issued)[]): DocumentColumn[] =>
  names.map((name) => [name, (issued) => issued[name]]);

const documentColumns = (all: readonly Issued[]): readonly DocumentColumn[] => [
  ...ofDocument('number'),
  ['kind', ({ kind }, _, say) => say(`resources.orders.documents.${kind}`)],
  ...ofDocument('issued_on', 'taxable_on', 'corrects'),
  ['id', (_, { id }) => formatOrderNumber(id)],
  ['variable_symbol', (_, { variable_symbol }) => variable_symbol],
  ...ofDocument('customer_name', 'company_name', 'company_ico', 'company_dic'),
  ...vatColumns(all),
  ...ofDocument('total'),
];

type ColumnsOf = (orders: readonly OrderRow[]) => readonly Column[];

const COLUMNS: Record<Exclude<OrderShape, 'documents'>, ColumnsOf> = {
  plain: () => PLAIN,
  carrier: () => CARRIER,
  accounting,
};

/** Days by which documents are entered, YYYY-MM-DD, both inclusive. */
export interface AccountedDays {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Headings and rows of a shape, one row for each order, or for each of their documents on the asked days, by tax
 * point and number. Without a discount code there are no columns of codes.
 */
export function orderTable(
  shape: OrderShape,
  orders: readonly OrderRow[],
  translate: TranslateFunction,
  days: AccountedDays = {},
) {
  if (shape === 'documents') return documentTable(orders, translate, days);
  const hasCodes = orders.some(({ discount_code }) => discount_code);
  const columns = COLUMNS[shape](orders).filter(([name]) => hasCodes || !OF_CODES.includes(name));
  return {
    headings: headingsOf(columns, translate),
    rows: orders.map((order) => columns.map(([, value]) => value(order, translate))),
  };
}

function documentTable(
  orders: readonly OrderRow[],
  translate: TranslateFunction,
  { from, to }: AccountedDays,
) {
  const isAsked = ({ accounted_on: day }: Issued) => (!from || day >= from) && (!to || day <= to);
  const place = ({ accounted_on, number }: Issued) => `${accounted_on} ${number}`;
  const all = orders
    .flatMap((order) => order.issued.filter(isAsked).map((issued) => ({ issued, order })))
    .sort((one, other) => place(one.issued).localeCompare(place(other.issued)));
  const columns = documentColumns(all.map(({ issued }) => issued));
  return {
    headings: headingsOf(columns, translate),
    rows: all.map(({ issued, order }) =>
      columns.map(([, value]) => value(issued, order, translate)),
    ),
  };
}

const headingsOf = (
  columns: readonly (readonly [name: string, value: unknown, params?: object])[],
  translate: TranslateFunction,
): string[] =>
  columns.map(([name, , params]) => translate(`resources.orders.export.columns.${name}`, params));

const OF_CODES: readonly string[] = ['discount_code', 'discount'];

/** Downloads orders as CSV of a shape; returns the number of rows. */
export async function exportOrders(
  dataProvider: DataProvider,
  shape: OrderShape,
  exported: Exported,
  { locale, translate }: { locale: Locale; translate: TranslateFunction },
): Promise<number> {
  const orders = await readExported<OrderRow>(dataProvider, 'order-rows', exported);
  const { headings, rows } = orderTable(shape, orders, translate, daysOf(exported));
  downloadCSV(csvText(headings, rows, locale), shape === 'plain' ? 'orders' : `orders-${shape}`);
  return rows.length;
}

/** The days of the list's filter: other documents of its orders belong to other periods. */
function daysOf(exported: Exported): AccountedDays {
  if ('ids' in exported) return {};
  const { accounted_on_gte: from, accounted_on_lte: to } = exported.filter;
  return { from: from ? String(from) : undefined, to: to ? String(to) : undefined };
}
