import { variantValues } from '../../../db/models/product.ts';
import type { StockMovement } from '../../../db/models/stock.ts';
import type { StockItem, StockMovement as WireMovement } from '../../contract/types.ts';
import { nameWithVariant } from '../../contract/variants.ts';
import type { StockRow } from './queries.ts';

export function presentStock(row: StockRow): StockItem {
  const { id, product_id, variant_id, sku, quantity, waiting, is_active } = row;
  const values = variantValues(row);
  return {
    id,
    product_id,
    variant_id,
    sku,
    name_en: nameWithVariant(row.name_en, values, 'en'),
    name_cs: nameWithVariant(row.name_cs, values, 'cs'),
    quantity,
    waiting,
    is_active,
  };
}

export function presentMovement(movement: StockMovement): WireMovement {
  const { id, kind, change, order_id, username, note, at } = movement;
  return { id, kind, change, order_id, username, note, at };
}
