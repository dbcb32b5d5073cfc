import type { Knex } from 'knex';
import { insertRows } from '../../../../db/models/insertRows.ts';
import {
  type Product,
  ProductOption,
  ProductPhoto,
  ProductVariant,
} from '../../../../db/models/product.ts';
import type { ProductInput } from '../../../contract/entities/product.ts';
import type { VariantInput } from '../../../contract/entities/productVariant.ts';
import { toHalere } from '../../../contract/money.ts';
import { invalidField } from '../../../platform/failure.ts';
import { startCounting, stopCounting } from '../../stock/index.ts';

interface PlacedPhoto {
  id: number | null;
}

/** Variants that a write doesn't name keep their photos, wherever the write moves these. */
export function withPlacedPhotos(
  variants: readonly VariantInput[],
  current: Product | null,
  photos: readonly PlacedPhoto[],
): VariantInput[] {
  const before = current?.photos ?? [];
  return variants.map((variant) => {
    const own = before[(variant.photo ?? 0) - 1]?.id;
    const place = photos.findIndex(({ id }) => own !== undefined && id === own);
    return { ...variant, photo: place < 0 ? null : place + 1 };
  });
}

/**
 * Stores a product's options and variants. A variant keeps its id, stock and place in orders when its id
 * or its SKU is sent again; those that aren't sent are deleted.
 * @throws a 422 when another product's variant has one of the SKUs
 */
export async function saveVariants(
  trx: Knex.Transaction,
  productId: number,
  { options, variants, stock }: ProductInput,
  current: Product | null,
): Promise<void> {
  await ProductOption.query(trx).where({ product_id: productId }).delete();
  const named = options.map(({ en, cs }, position) => ({
    product_id: productId,
    position,
    en,
    cs,
  }));
  await insertRows(trx, ProductOption, named);
  const known = current?.variants ?? [];
  const kept = variants.map((variant) => matching(known, variant)?.id ?? null);
  await ProductVariant.query(trx)
    .where({ product_id: productId })
    .whereNotIn(
      'id',
      kept.filter((id) => id !== null),
    )
    .delete();
  await requireFreeSkus(trx, productId, variants);
  const photos = await ProductPhoto.query(trx)
    .where({ product_id: productId })
    .orderBy('display_order');
  await freeOwnSkus(trx, known, variants);
  for (const [position, variant] of variants.entries()) {
    const row = {
      ...rowOf(variant),
      position,
      photo_id: photos[(variant.photo ?? 0) - 1]?.id ?? null,
    };
    const id = kept[position] ?? null;
    if (id !== null) {
      await ProductVariant.query(trx).findById(id).patch(row);
      continue;
    }
    const made = await ProductVariant.query(trx).insert({ ...row, product_id: productId });
    if (variant.stock !== null) {
      await startCounting(trx, { productId, variantId: made.id, quantity: variant.stock });
    }
  }
  if (options.length > 0) {
    // Its variants, all of which are new then, are ordered instead.
    const isOrderable = variants.some((variant) => variant.stock !== 0);
    await stopCounting(trx, { productId, variantId: null }, { isOrderable });
  } else if (!current && stock !== null) {
    await startCounting(trx, { productId, variantId: null, quantity: stock });
  }
}

const matching = (known: readonly ProductVariant[], { id, sku }: VariantInput) =>
  known.find((variant) => variant.id === id) ?? known.find((variant) => variant.sku === sku);

function rowOf({ sku, values, price_difference }: VariantInput) {
  const [first, second] = values;
  return {
    sku,
    value_1_en: first?.en ?? '',
    value_1_cs: first?.cs ?? '',
    value_2_en: second?.en ?? '',
    value_2_cs: second?.cs ?? '',
    price_difference_halere: toHalere(price_difference),
  };
}

/** Sets the SKUs that variants give up aside, since another one of the product may take them over. */
async function freeOwnSkus(
  trx: Knex.Transaction,
  known: readonly ProductVariant[],
  variants: readonly VariantInput[],
): Promise<void> {
  for (const variant of variants) {
    const own = matching(known, variant);
    if (!own || own.sku === variant.sku) continue;
    // No SKU begins with a space.
    await ProductVariant.query(trx)
      .findById(own.id)
      .patch({ sku: ` ${own.id}` });
  }
}

async function requireFreeSkus(
  trx: Knex.Transaction,
  productId: number,
  variants: readonly VariantInput[],
): Promise<void> {
  if (variants.length === 0) return;
  const taken = await ProductVariant.query(trx)
    .whereIn(
      'sku',
      variants.map(({ sku }) => sku),
    )
    .whereNot({ product_id: productId })
    .first();
  if (!taken) return;
  const index = variants.findIndex(({ sku }) => sku === taken.sku);
  throw invalidField(`variants.${index}.sku`, 'variant.skuTaken');
}
