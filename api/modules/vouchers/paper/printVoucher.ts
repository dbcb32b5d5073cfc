import type { Knex } from 'knex';
import { OrderItem } from '../../../../db/models/order.ts';
import type { Voucher } from '../../../../db/models/voucher.ts';
import type { Locale } from '../../../contract/locales.ts';
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
}

/** A voucher as PDF/A in a language, as it is now: with its current validity. */
export async function printVoucher(
  knex: Knex,
  voucher: Voucher,
  { publicUrl, locale }: Printing,
): Promise<VoucherFile> {
  const item = await OrderItem.query(knex).findById(voucher.order_item_id).throwIfNotFound();
  const seller = await readSeller(knex, locale);
  const printed = printedVoucher({ voucher, item, locale, seller, publicUrl });
  const { renderVoucher } = await import('./renderVoucher.ts');
  return { name: printed.fileName, pdf: await renderVoucher(printed, await lookOf(knex, seller)) };
}
