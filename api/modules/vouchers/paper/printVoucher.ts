import type { Knex } from 'knex';
import { OrderItem } from '../../../../db/models/order.ts';
import type { Voucher } from '../../../../db/models/voucher.ts';
import type { Locale } from '../../../contract/locales.ts';
import { notFound } from '../../../platform/failure.ts';
import { lookOf, readSeller } from '../../documents/index.ts';
import { printedVoucher } from './printedVoucher.ts';

/** A voucher as a file. */
export interface VoucherFile {
  name: string;
  pdf: Buffer;
}

interface Printing {
  publicUrl: string;
  locale: Locale;
  /** Today in Prague, YYYY-MM-DD. */
  today: string;
}

/** A voucher as PDF/A in a language, as it is today: with its current validity, or that it is over. */
export async function printVoucher(
  knex: Knex,
  voucher: Voucher,
  printing: Printing,
): Promise<VoucherFile> {
  const [file] = await printVouchers(knex, [voucher], printing);
  if (!file) throw notFound('voucher.notFound');
  return file;
}

/** Several vouchers, each as a file. */
export async function printVouchers(
  knex: Knex,
  vouchers: readonly Voucher[],
  { publicUrl, locale, today }: Printing,
): Promise<VoucherFile[]> {
  if (vouchers.length === 0) return [];
  const ids = [...new Set(vouchers.map(({ order_item_id }) => order_item_id))];
  const items = await OrderItem.query(knex).findByIds(ids).withGraphFetched('product');
  const seller = await readSeller(knex, locale);
  const look = await lookOf(knex, seller);
  const { renderVoucher } = await import('./renderVoucher.ts');
  const files: VoucherFile[] = [];
  for (const voucher of vouchers) {
    const item = items.find(({ id }) => id === voucher.order_item_id);
    if (!item) continue;
    const hasDates = voucher.kind === 'experience' && item.product?.has_dates === true;
    const printed = printedVoucher({
      voucher,
      item,
      hasDates,
      locale,
      seller,
      publicUrl,
      today,
    });
    files.push({ name: printed.fileName, pdf: await renderVoucher(printed, look) });
  }
  return files;
}
