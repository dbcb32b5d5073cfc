import { fromLists, integerOf, textOf } from '../../../../db/directTransaction.ts';
import { publishedSql } from '../../../../db/models/contentModel.ts';

/** The parts of what is on offer that one query reads. */
export type Part = 'products' | 'shipping' | 'payment';

interface Source {
  table: string;
  texts: string;
  key: string;
  /** A missing column is a constant. */
  slug?: string;
  price: string;
  vat?: string;
  kind?: string;
  withdrawable?: string;
  category?: string;
  countries?: string;
  points?: string;
  /** Whether there is more to read about it. */
  more?: string;
  freeAbove?: string;
  descriptions?: readonly [en: string, cs: string];
}

/** The active rows among the wanted ones with their texts, in the same columns for each source. */
const offers = (part: Part, source: Source, wanted: string, condition: string) => {
  const { table, texts, key, slug = "''", price, vat = '0', kind = "''", category = "''" } = source;
  const { freeAbove = 'cast(null as integer)', withdrawable = 'true', countries = "''" } = source;
  const { more = 'false', points = "''" } = source;
  const [en, cs] = source.descriptions ?? ["''", "''"];
  const join = (language: string) =>
    `left join ${texts} ${language} on ${language}.${key} = t.id and ${language}.language = '${language}'`;
  return `select '${part}' as part, t.id, ${slug} as slug, ${price} as price_halere, ${vat} as vat_rate, ${kind} as kind, ${withdrawable} as is_withdrawable, ${more} as has_more,
    ${category} as category, ${category} as product_categories, ${countries} as countries, ${points} as points, ${freeAbove} as free_above_halere,
    coalesce(en.name, '') as name_en, coalesce(cs.name, '') as name_cs,
    coalesce(${en}, '') as description_en, coalesce(${cs}, '') as description_cs
    from ${wanted} as wanted cross join ${table} t ${join('en')} ${join('cs')}
    where t.is_active = true and ${condition}`;
};

const PRODUCTS: Source = {
  table: 'products',
  texts: 'product_translations',
  key: 'product_id',
  slug: 't.slug',
  price: 't.price_halere',
  vat: 't.vat_rate',
  withdrawable: 't.is_withdrawable',
  category: 't.category',
  descriptions: ['en.description', 'cs.description'],
  more: `(exists (select 1 from product_variants v where v.product_id = t.id)
    or exists (select 1 from stock_levels l where l.product_id = t.id)
    or t.voucher_kind <> '')`,
};
const SHIPPING: Source = {
  table: 'shipping_methods',
  texts: 'shipping_method_translations',
  key: 'shipping_method_id',
  price: 't.price_halere',
  vat: 't.vat_rate',
  kind: 't.kind',
  category: 't.product_categories',
  countries: 't.countries',
  points: 't.points',
  freeAbove: 't.free_above_halere',
};
const PAYMENT: Source = {
  table: 'payment_methods',
  texts: 'payment_method_translations',
  key: 'payment_method_id',
  price: 't.fee_halere',
  kind: 't.kind',
};

const isWantedId = `t.id = ${integerOf('wanted')}`;
const isWantedSlug = `t.slug = ${textOf('wanted')}`;
const isOnLine = publishedSql('t', '$2');

/**
 * Products by id (`$1`) and slug (`$3`) that are published at a time (`$2`), shipping (`$4`) and payment methods
 * (`$5`) by id, as JSON lists. Joins from the wanted ids: with `in (…)` SQLite would build a table for each list.
 */
export const OFFERS = fromLists((list) =>
  [
    offers('products', PRODUCTS, list('$1'), `${isWantedId} and ${isOnLine}`),
    offers('products', PRODUCTS, list('$3'), `${isWantedSlug} and ${isOnLine}`),
    offers('shipping', SHIPPING, list('$4'), isWantedId),
    offers('payment', PAYMENT, list('$5'), isWantedId),
  ].join(' union all '),
);

/** The variants of products by id (`$1`). */
export const VARIANTS = fromLists(
  (list) =>
    `select id, product_id, sku, price_difference_halere, value_1_en, value_1_cs, value_2_en, value_2_cs
     from product_variants
     where product_id in (select ${integerOf('wanted')} from ${list('$1')} as wanted)`,
);

/** What the products among these (`$1`) that issue vouchers promise. */
export const VOUCHERS = fromLists(
  (list) =>
    `select id, voucher_kind, voucher_months, voucher_until from products
     where voucher_kind <> '' and id in (select ${integerOf('wanted')} from ${list('$1')} as wanted)`,
);
