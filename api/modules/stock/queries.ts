import type { Knex } from 'knex';
import { type QueryBuilder, raw } from 'objection';
import { Row } from '../../../db/models/row.ts';
import { StockMovement } from '../../../db/models/stock.ts';
import { notFound } from '../../platform/failure.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Listed } from '../../platform/lists/applyListQuery.ts';
import {
  boolean,
  englishWords,
  integer,
  type ListFields,
  text,
  words,
} from '../../platform/lists/fields.ts';
import { listRows } from '../../platform/lists/listRows.ts';
import type { Counted } from './counting.ts';

/** What can be in stock: a product without options, or a variant. */
export class StockRow extends Row {
  static override tableName = 'stock_items';
  static override booleans = ['is_active'];

  /** `product-7` or `variant-12`. */
  declare id: string;
  declare product_id: number;
  declare variant_id: number | null;
  /** Null if it isn't counted. */
  declare level_id: number | null;
  declare quantity: number | null;
  declare sku: string;
  declare name_en: string;
  declare name_cs: string;
  declare value_1_en: string;
  declare value_1_cs: string;
  declare value_2_en: string;
  declare value_2_cs: string;
  declare waiting: number;
  declare is_active: boolean;
}

export const stockFields: ListFields = {
  id: text,
  product_id: integer,
  variant_id: { ...integer, nullable: true },
  sku: text,
  name_en: englishWords,
  name_cs: words,
  quantity: { ...integer, nullable: true },
  waiting: integer,
  is_active: boolean,
};

const listed: Listed = {
  model: StockRow,
  fields: stockFields,
  order: [
    ['display_order', 'asc'],
    ['product_id', 'asc'],
    ['position', 'asc'],
  ],
};

const nameIn = (language: string) =>
  `coalesce((select t.name from product_translations t
    where t.product_id = p.id and t.language = '${language}'), '')`;

const COMMON = `p.id as product_id, p.is_active, p.display_order, p.search,
  ${nameIn('en')} as name_en, ${nameIn('cs')} as name_cs,
  l.id as level_id, l.quantity,
  (select cast(count(*) as integer) from stock_alerts a where a.level_id = l.id) as waiting`;

const STOCK_ITEMS = `(
  select 'product-' || p.id as id, cast(null as integer) as variant_id, '' as sku,
    '' as value_1_en, '' as value_1_cs, '' as value_2_en, '' as value_2_cs, 0 as position, ${COMMON}
  from products p left join stock_levels l on l.product_id = p.id and l.variant_id is null
  where not exists (select 1 from product_variants v where v.product_id = p.id)
  union all
  select 'variant-' || v.id as id, v.id as variant_id, v.sku,
    v.value_1_en, v.value_1_cs, v.value_2_en, v.value_2_cs, v.position, ${COMMON}
  from product_variants v join products p on p.id = v.product_id
  left join stock_levels l on l.variant_id = v.id
) as stock_items`;

const stockRows = (knex: Knex): QueryBuilder<StockRow, StockRow[]> =>
  StockRow.query(knex).from(raw(STOCK_ITEMS));

export const listStock = (knex: Knex, ctx: Context): Promise<StockRow[]> =>
  listRows(ctx, stockRows(knex), listed, 'stock');

/** What an id of the stock names; throws a 404. */
export async function findStock(knex: Knex, key: string | undefined): Promise<StockRow> {
  const row = await stockRows(knex)
    .where('stock_items.id', key ?? '')
    .first();
  if (!row) throw notFound();
  return row;
}

/** The stock of a product without options, or of a variant of it; throws a 404. */
export async function findCounted(
  knex: Knex,
  { productId, variantId }: Counted,
): Promise<StockRow> {
  const id = variantId === null ? `product-${productId}` : `variant-${variantId}`;
  const row = await findStock(knex, id);
  if (row.product_id !== productId) throw notFound();
  return row;
}

const MOVEMENTS = 100;

/** The latest movements of a level, newest first. */
export const listMovements = (knex: Knex, levelId: number): Promise<StockMovement[]> =>
  StockMovement.query(knex)
    .where({ level_id: levelId })
    .orderBy('id', 'desc')
    .limit(MOVEMENTS)
    .execute();
