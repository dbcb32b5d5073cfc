import type { StockCount } from '../../../contract/types.ts';
import { command, emit } from '../../../platform/commands.ts';
import { conflict, invalidField } from '../../../platform/failure.ts';
import { startCounting, stopCounting } from '../counting.ts';
import { lockLevels, moveStock } from '../moveStock.ts';
import { findStock } from '../queries.ts';

/**
 * Notes what a person counted; null stops counting.
 * @throws a 409 when the stock isn't any more what the person saw
 */
export const countStock = command(
  async (trx, { id, quantity, seen, note }: StockCount & { id: string }, context) => {
    const row = await findStock(trx, id);
    const counted = { productId: row.product_id, variantId: row.variant_id };
    const [level] = row.level_id === null ? [] : await lockLevels(trx, [row.level_id]);
    if ((level?.quantity ?? null) !== seen) throw conflict('stock.changed');
    if (quantity === null) {
      await stopCounting(trx, counted);
      emit(trx, 'stock.moved', { isShown: true });
      return;
    }
    if (!level) {
      await startCounting(trx, { ...counted, quantity, note }, context);
      emit(trx, 'stock.moved', { isShown: true });
      return;
    }
    if (note === '' && quantity < level.quantity) throw invalidField('note', 'stock.note');
    const change = quantity - level.quantity;
    await moveStock(trx, [{ levelId: level.id, kind: 'counted', change, note }], context);
  },
);
