import type { Knex } from 'knex';
import { StockLevel, StockMovement } from '../../../db/models/stock.ts';
import { type CommandContext, emit, followUp, PRODUCT, signedBy } from '../../platform/commands.ts';

/** A product without options, or a variant. */
export interface Counted {
  productId: number;
  /** Null for a product without options. */
  variantId: number | null;
}

interface FirstCount extends Counted {
  quantity: number;
  note?: string;
}

/** Begins to count a product or variant. Nothing is known of who did it where that isn't given. */
export async function startCounting(
  trx: Knex.Transaction,
  { productId, variantId, quantity, note = '' }: FirstCount,
  context?: CommandContext,
): Promise<void> {
  const level = await StockLevel.query(trx).insert({
    product_id: productId,
    variant_id: variantId,
    quantity,
  });
  await StockMovement.query(trx).insert({
    level_id: level.id,
    kind: 'counted',
    change: quantity,
    ...signedBy(context?.actor ?? PRODUCT),
    note,
    at: (context?.now ?? new Date()).toISOString(),
  });
}

/**
 * Stops counting, in the given transaction, that of a command: it can always be ordered again, and its
 * movements are deleted. Who waits for it is told before, since the requests are deleted with it; nobody is
 * where it can't be ordered after all (`isOrderable`).
 */
export async function stopCounting(
  trx: Knex.Transaction,
  { productId, variantId }: Counted,
  { isOrderable = true } = {},
): Promise<void> {
  const level = await StockLevel.query(trx)
    .findOne({ product_id: productId, variant_id: variantId })
    .forUpdate();
  if (!level) return;
  if (isOrderable) {
    emit(trx, 'stock.returned', { levelIds: [level.id] });
    // The mails need the requests.
    await followUp(trx);
  }
  await StockLevel.query(trx).deleteById(level.id);
}
