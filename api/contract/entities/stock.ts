import { z } from 'zod';
import { LIMITS, STOCK_MOVES } from '../constants.ts';
import {
  clearableInteger,
  flag,
  line,
  optionalInteger,
  requiredEmail,
  requiredInteger,
} from '../fields.ts';

/** A product without options, or a variant, with the pieces in stock; null: it isn't counted. */
export const stockItem = z.object({
  /** `product-7` or `variant-12`. */
  id: z.string(),
  product_id: z.int(),
  variant_id: z.int().nullable(),
  sku: z.string(),
  /** With the values of the variant. */
  name_en: z.string(),
  name_cs: z.string(),
  quantity: z.int().nullable(),
  /** How many people want to be told when it is back. */
  waiting: z.int(),
  is_active: z.boolean(),
});

export const stockMovement = z.object({
  id: z.int(),
  kind: z.enum(STOCK_MOVES),
  change: z.int(),
  order_id: z.int().nullable(),
  /** '' for the product itself. */
  username: z.string(),
  note: z.string(),
  at: z.string(),
});

export const stockItemDetail = stockItem.extend({
  /** The latest ones, newest first. */
  movements: z.array(stockMovement),
});

/** A count by hand. */
export const stockCount = z.object({
  /** Null: it isn't counted any more, and its movements are deleted. A misspelt field must not do that. */
  quantity: clearableInteger(),
  /** The quantity that the person saw; another one by now is a conflict. */
  seen: optionalInteger(),
  note: line(LIMITS.stockNote),
});

/** 'Tell me when it is back.' */
export const stockAlertCreate = z.object({
  product_id: requiredInteger('order.item', 1),
  variant_id: optionalInteger(),
  email: requiredEmail('stockAlert.email'),
  consent: flag(false).refine((agreed): boolean => agreed, { error: 'stockAlert.consent' }),
});

export const stockAlert = z.object({
  product_id: z.int(),
  variant_id: z.int().nullable(),
  email: z.string(),
});

export type StockItem = z.infer<typeof stockItem>;
export type StockItemDetail = z.infer<typeof stockItemDetail>;
export type StockMovement = z.infer<typeof stockMovement>;
export type StockCount = z.infer<typeof stockCount>;
export type StockAlertInput = z.infer<typeof stockAlertCreate>;
