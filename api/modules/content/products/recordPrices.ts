import type { Knex } from 'knex';
import { insertRows } from '../../../../db/models/insertRows.ts';
import { Product, ProductPrice, ProductVariant } from '../../../../db/models/product.ts';
import {
  lowestPriceBefore,
  type PriceChange,
  plannedPrices,
  realChanges,
} from '../../../contract/lowestPrice.ts';
import type { CommandContext } from '../../../platform/commands.ts';

/**
 * Adds what a product and its variants cost from now on to the history of prices, and stores with them the
 * lowest price that an announced reduction is compared with: what is read then costs no further query.
 * Follows every write of a product.
 */
export async function recordPrices(
  trx: Knex.Transaction,
  { productId }: { productId: number },
  { now }: CommandContext,
): Promise<void> {
  const product = await Product.query(trx).findById(productId).withGraphFetched('variants');
  if (!product) return;
  const at = now.toISOString();
  await ProductPrice.query(trx).where({ product_id: productId }).where('at', '>', at).delete();
  const history = await ProductPrice.query(trx)
    .where({ product_id: productId })
    .orderBy(['at', 'id']);
  const series = seriesOf(product, history, at);
  await insertRows(
    trx,
    ProductPrice,
    series.flatMap(({ variantId, changes }) =>
      changes.map(({ halere, at: from }) => ({
        product_id: productId,
        variant_id: variantId,
        price_halere: halere,
        at: from,
      })),
    ),
  );
  await storeReduction(trx, product, series, at);
}

/** The prices of a product without options, or of a variant. */
interface Series {
  variantId: number | null;
  known: PriceChange[];
  /** What is added to them. */
  changes: PriceChange[];
}

function seriesOf(product: Product, history: readonly ProductPrice[], at: string): Series[] {
  const { price_halere, variants = [], is_active, publish_at, unpublish_at } = product;
  const offers = [
    { variantId: null, halere: price_halere, isOffered: is_active && variants.length === 0 },
    ...variants.map(({ id, price_difference_halere }) => ({
      variantId: id,
      halere: price_halere + price_difference_halere,
      isOffered: is_active,
    })),
  ];
  return offers.map(({ variantId, halere, isOffered }) => {
    const known = history
      .filter(({ variant_id }) => variant_id === variantId)
      .map((row) => ({ halere: row.price_halere, at: row.at }));
    const plan = plannedPrices({ halere, is_active: isOffered, publish_at, unpublish_at }, at);
    const last = known.at(-1)?.halere ?? null;
    return { variantId, known, changes: realChanges(last, plan) };
  });
}

async function storeReduction(
  trx: Knex.Transaction,
  { id, price_before_halere, reduced_at }: Product,
  series: readonly Series[],
  at: string,
): Promise<void> {
  const isAnnounced = price_before_halere !== null;
  if (!isAnnounced && reduced_at === null) return;
  const since = isAnnounced ? reductionStart(reduced_at, series, at) : null;
  const hasVariants = series.length > 1;
  for (const { variantId, known } of series) {
    const isSold = variantId !== null || !hasVariants;
    const lowest = {
      lowest_price_halere: since && isSold ? lowestPriceBefore(known, since) : null,
    };
    if (variantId === null) {
      await Product.query(trx)
        .findById(id)
        .patch({ reduced_at: since, ...lowest });
    } else await ProductVariant.query(trx).findById(variantId).patch(lowest);
  }
}

/** One that goes further has begun when it was announced; a higher price is a reduction of its own. */
function reductionStart(reducedAt: string | null, series: readonly Series[], at: string): string {
  const isRaised = series.some(({ known, changes }) => {
    const last = known.at(-1)?.halere ?? null;
    return changes.some(({ halere }) => last !== null && halere !== null && halere > last);
  });
  return reducedAt === null || isRaised ? at : reducedAt;
}
