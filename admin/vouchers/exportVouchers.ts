import { type DataProvider, downloadCSV, type TranslateFunction } from 'react-admin';
import { pragueToday } from '../../api/contract/dates.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import type { Voucher } from '../../api/contract/types.ts';
import { csvText } from '../importing/csvFile.ts';
import { type Exported, readExported } from '../importing/exportCsv.ts';
import { stateLabel } from './voucherParts.tsx';

type Column = [name: string, value: (voucher: Voucher) => unknown];

const COLUMNS: readonly Column[] = [
  ['code', ({ code }) => code],
  ['state', ({ state }) => stateLabel(state)],
  ['name_cs', ({ name_cs }) => name_cs],
  ['name_en', ({ name_en }) => name_en],
  ['order_id', ({ order_id }) => formatOrderNumber(order_id)],
  ['customer_name', ({ customer_name }) => customer_name],
  ['dedication', ({ dedication }) => dedication],
  ['value', ({ value }) => value ?? ''],
  ['remaining', ({ remaining }) => remaining ?? ''],
  ['issued_at', ({ issued_at }) => pragueToday(new Date(issued_at))],
  ['valid_until', ({ valid_until }) => valid_until],
  ['redeemed_at', ({ redeemed_at }) => redeemed_at && pragueToday(new Date(redeemed_at))],
];

/** Headings and rows, one for each voucher; days as spreadsheets of every language read them. */
export const voucherTable = (vouchers: readonly Voucher[], translate: TranslateFunction) => ({
  headings: COLUMNS.map(([name]) => translate(`resources.vouchers.fields.${name}`)),
  rows: vouchers.map((voucher) => COLUMNS.map(([, value]) => value(voucher))),
});

/** Downloads vouchers as CSV; returns their number. */
export async function exportVouchers(
  dataProvider: DataProvider,
  exported: Exported,
  { locale, translate }: { locale: Locale; translate: TranslateFunction },
): Promise<number> {
  const vouchers = await readExported<Voucher>(dataProvider, 'vouchers', exported);
  const { headings, rows } = voucherTable(vouchers, translate);
  downloadCSV(csvText(headings, rows, locale), 'vouchers');
  return vouchers.length;
}
