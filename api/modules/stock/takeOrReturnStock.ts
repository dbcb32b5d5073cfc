import type { Knex } from 'knex';
import { Order, type OrderItem } from '../../../db/models/order.ts';
import { StockLevel, StockMovement } from '../../../db/models/stock.ts';
import type { Withdrawal } from '../../../db/models/withdrawal.ts';
import { isValid } from '../../contract/orderStatuses.ts';
import { withdrawnPieces } from '../../contract/withdrawals.ts';
import type { CommandContext } from '../../platform/commands.ts';
import { moveStock } from './moveStock.ts';

/**
 * Makes the stock agree with an order: a valid order holds its pieces, but for those that a settled
 * withdrawal put back; a cancelled one, and one that was hidden before it was sent, gives them back, but for
 * those that a settled withdrawal kept out. To be called whenever that may have changed; calling it again
 * changes nothing.
 * @throws a 409 where an order that is valid again finds too few pieces
 */
export async function takeOrReturnStock(
  trx: Knex.Transaction,
  orderId: number,
  context: CommandContext,
): Promise<void> {
  const order = await Order.query(trx)
    .findById(orderId)
    .withGraphFetched('[items, withdrawals.items]');
  const { items = [], withdrawals = [] } = order ?? {};
  const productIds = items.map((item) => item.product_id).filter((id) => id !== null);
  if (!order || productIds.length === 0) return;
  const levels = await StockLevel.query(trx).whereIn('product_id', productIds);
  if (levels.length === 0) return;
  const held = await heldBy(trx, orderId);
  const moves = levels.map(({ id: levelId, product_id, variant_id }) => {
    const isOf = (item: OrderItem) =>
      item.product_id === product_id && item.variant_id === variant_id;
    const { ordered, restocked, keptOut } = piecesOf(items.filter(isOf), withdrawals);
    const holding = held.get(levelId) ?? 0;
    // A withdrawal that was settled after the cancellation takes nothing.
    const wanted = isValid(order) ? ordered - restocked : Math.min(holding, keptOut);
    const change = holding - wanted;
    return { levelId, kind: change > 0 ? 'returned' : 'sold', change, orderId } as const;
  });
  // What was ordered before it was counted isn't taken later.
  const known = moves.filter(({ levelId }) => held.has(levelId));
  await moveStock(trx, known, context);
}

/** How many pieces were ordered, and of them put back into stock by settled withdrawals, and kept out. */
function piecesOf(items: readonly OrderItem[], withdrawals: readonly Withdrawal[]) {
  const settled = withdrawals.filter(({ state }) => state === 'settled');
  const withdrawn = (of: readonly Withdrawal[]) =>
    items.reduce((sum, { id }) => sum + withdrawnPieces(id, of), 0);
  return {
    ordered: items.reduce((sum, { quantity }) => sum + quantity, 0),
    restocked: withdrawn(settled.filter(({ is_restocked }) => is_restocked)),
    keptOut: withdrawn(settled.filter(({ is_restocked }) => !is_restocked)),
  };
}

/** The pieces that an order took and hasn't given back, by level. */
async function heldBy(trx: Knex.Transaction, orderId: number): Promise<Map<number, number>> {
  const movements = await StockMovement.query(trx).where({ order_id: orderId });
  const held = new Map<number, number>();
  for (const { level_id, change } of movements) {
    held.set(level_id, (held.get(level_id) ?? 0) - change);
  }
  return held;
}
