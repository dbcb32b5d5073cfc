import type { Knex } from 'knex';
import { Product, ProductVariant, variantValues } from '../../../db/models/product.ts';
import { StockAlert, StockLevel } from '../../../db/models/stock.ts';
import { type Locale, localized, type PerLocale } from '../../contract/locales.ts';
import { nameWithVariant } from '../../contract/variants.ts';
import { enqueueMail } from './mails.ts';

/** Mails everybody who waits for these levels, once: their requests are deleted with it. */
export async function mailStockAlerts(
  trx: Knex.Transaction,
  levelIds: readonly number[],
  now: Date,
): Promise<void> {
  const waiting = await StockAlert.query(trx)
    .whereIn('level_id', [...levelIds])
    .orderBy('id');
  if (waiting.length === 0) return;
  const levels = await StockLevel.query(trx).findByIds([...levelIds]);
  const products = await Product.query(trx)
    .findByIds(levels.map(({ product_id }) => product_id))
    .modify('active')
    .withGraphFetched('translations');
  const variants = await ProductVariant.query(trx).findByIds(
    levels.map(({ variant_id }) => variant_id ?? 0),
  );
  const mailed: number[] = [];
  for (const { id, level_id, email: to, locale } of waiting) {
    const level = levels.find((each) => each.id === level_id);
    const product = products.find((each) => each.id === level?.product_id);
    // Hidden products, and those that are published later or no more, can't be bought: the request waits on.
    if (!level || !product) continue;
    const variant = variants.find((each) => each.id === level.variant_id);
    const name = localized(namesOf(product), 'name', locale);
    const facts = {
      product: {
        slug: product.slug,
        name: nameWithVariant(name, variant ? variantValues(variant) : [], locale),
      },
    };
    await enqueueMail(trx, { kind: 'back_in_stock', to, locale, facts }, now);
    mailed.push(id);
  }
  await StockAlert.query(trx).findByIds(mailed).delete();
}

function namesOf({ translations = [] }: Product): PerLocale<{ name: string }> {
  const name = (locale: Locale) =>
    translations.find(({ language }) => language === locale)?.name ?? '';
  return { en: { name: name('en') }, cs: { name: name('cs') } };
}
