import { Product } from '../../../../db/models/product.ts';
import { StockAlert, StockLevel } from '../../../../db/models/stock.ts';
import { command, emit } from '../../../platform/commands.ts';
import { lockLevels } from '../moveStock.ts';

/**
 * Tells who waits for what is in stock and can be bought again: while their product was hidden, or not
 * published, nobody was told of the pieces that came.
 */
export const announceAwaited = command(async (trx, _: object) => {
  const found = await StockLevel.query(trx)
    .select('id')
    .where('quantity', '>', 0)
    .whereIn('id', StockAlert.query(trx).select('level_id'))
    .whereIn('product_id', Product.query(trx).select('products.id').modify('active'));
  if (found.length === 0) return;
  // The requests are read under this lock: another instance may be telling the same people.
  const levels = await lockLevels(
    trx,
    found.map(({ id }) => id),
  );
  const levelIds = levels.filter(({ quantity }) => quantity > 0).map(({ id }) => id);
  emit(trx, 'stock.returned', { levelIds });
});
