import type { Knex } from 'knex';
import type { PaymentKind } from '../../contract/constants.ts';
import type { OrderInput } from '../../contract/types.ts';

/** A product as it is offered now. */
export interface OfferedProduct {
  id: number;
  slug: string;
  price_halere: number;
  name_en: string;
  name_cs: string;
  description_en: string;
  description_cs: string;
}

export interface OfferedShipping {
  id: number;
  price_halere: number;
  name_en: string;
  name_cs: string;
}

export interface OfferedPayment {
  id: number;
  kind: PaymentKind | null;
  name_en: string;
  name_cs: string;
}

/** What of the orders' wishes can be bought; what isn't active isn't there. */
export interface Catalogue {
  products: OfferedProduct[];
  shipping: OfferedShipping[];
  payment: OfferedPayment[];
}

type CatalogueRow = OfferedProduct & {
  part: keyof Catalogue;
  kind: PaymentKind | null;
};

/** Reads the products and methods of orders in one statement: this is the shop's busiest write. */
export async function readCatalogue(
  trx: Knex.Transaction,
  orders: readonly OrderInput[],
): Promise<Catalogue> {
  const wanted = [...new Set(orders.flatMap(({ items }) => items.map(({ id }) => id)))];
  const ids = wanted.filter((id) => typeof id === 'number');
  const slugs = wanted.filter((id) => typeof id === 'string');
  const rows: CatalogueRow[] = await trx.unionAll([
    offers(trx, 'products', {
      table: 'products',
      texts: 'product_translations',
      key: 'product_id',
      columns: ['t.slug', 't.price_halere', { kind: trx.raw("''") }],
      descriptions: ['en.description', 'cs.description'],
    }).where((either) => either.whereIn('t.id', ids).orWhereIn('t.slug', slugs)),
    offers(trx, 'shipping', {
      table: 'shipping_methods',
      texts: 'shipping_method_translations',
      key: 'shipping_method_id',
      columns: [{ slug: trx.raw("''") }, 't.price_halere', { kind: trx.raw("''") }],
    }).whereIn(
      't.id',
      orders.map((order) => order.shipping_method),
    ),
    offers(trx, 'payment', {
      table: 'payment_methods',
      texts: 'payment_method_translations',
      key: 'payment_method_id',
      columns: [{ slug: trx.raw("''") }, { price_halere: trx.raw('0') }, 't.kind'],
    }).whereIn(
      't.id',
      orders.map((order) => order.payment_method),
    ),
  ]);
  const of = (part: keyof Catalogue) => rows.filter((row) => row.part === part);
  return {
    products: of('products'),
    shipping: of('shipping'),
    payment: of('payment'),
  };
}

interface Source {
  table: string;
  texts: string;
  key: string;
  /** Slug, price and kind, in this order; what a table doesn't have is a constant. */
  columns: (string | Record<string, Knex.Raw>)[];
  descriptions?: readonly [en: string, cs: string];
}

/** The active rows of a table with their texts in both languages, all tables in the same columns. */
function offers(trx: Knex.Transaction, part: keyof Catalogue, source: Source): Knex.QueryBuilder {
  const { table, texts, key, columns, descriptions } = source;
  const query = trx({ t: table })
    .select({ part: trx.raw(`'${part}'`), id: 't.id' })
    .select(columns);
  for (const language of ['en', 'cs'] as const) {
    query.leftJoin({ [language]: texts }, (join) =>
      join.on(`${language}.${key}`, 't.id').andOnVal(`${language}.language`, language),
    );
  }
  const [en, cs] = descriptions ?? ["''", "''"];
  return query
    .select({
      name_en: trx.raw("coalesce(en.name, '')"),
      name_cs: trx.raw("coalesce(cs.name, '')"),
      description_en: trx.raw(`coalesce(${en}, '')`),
      description_cs: trx.raw(`coalesce(${cs}, '')`),
    })
    .where('t.is_active', true);
}
