import {
  type DirectQuery,
  fromLists,
  insertList,
  integerOf,
  jsonList,
  jsonRows,
  type Statement,
} from '../../../db/directTransaction.ts';
import { leftOf } from '../../contract/stock.ts';
import { emit } from '../../platform/commands.ts';

/** The pieces of a product or variant while a batch of orders is placed; counted down by `take`. */
export interface OfferedLevel {
  id: number;
  product_id: number;
  variant_id: number | null;
  quantity: number;
}

/** What an order takes of a level. */
interface TakenPieces {
  orderId: number;
  level: OfferedLevel;
  quantity: number;
}

/** The levels of these products, locked until the batch ends, so that nobody else takes the same pieces. */
export const lockOfferedLevels = (
  query: DirectQuery,
  productIds: readonly number[],
): Promise<OfferedLevel[]> => query<OfferedLevel>(LOCKED_LEVELS, [jsonList(productIds)]);

/** Takes what was ordered from the stock, in the transaction of the orders. */
export async function takeStock(
  query: DirectQuery,
  taken: readonly TakenPieces[],
  now: Date,
): Promise<void> {
  if (taken.length === 0) return;
  const at = now.toISOString();
  const pieces = new Map<OfferedLevel, number>();
  for (const { level, quantity } of taken) {
    pieces.set(level, (pieces.get(level) ?? 0) + quantity);
  }
  const sums = [...pieces].map(([{ id }, quantity]) => [id, quantity]);
  const movements = taken.map(({ orderId, level, quantity }) => ({
    level_id: level.id,
    order_id: orderId,
    change: -quantity,
    kind: 'sold',
    at,
  }));
  await Promise.all([
    query(TAKE, [at, JSON.stringify(sums)]),
    query(MOVEMENTS, [jsonRows(MOVEMENTS, movements)]),
  ]);
  const isShown = [...pieces].some(
    ([{ quantity: left }, quantity]) => leftOf(left) !== leftOf(left + quantity),
  );
  emit(query, 'stock.moved', { isShown });
}

const byProduct = fromLists(
  (list) =>
    `select id, product_id, variant_id, quantity from stock_levels
     where product_id in (select ${integerOf('wanted')} from ${list('$1')} as wanted)
     order by id`,
);
const LOCKED_LEVELS: Statement = {
  sqlite: byProduct.sqlite,
  postgres: `${byProduct.postgres} for update`,
};

/** SQLite numbers parameters in the order of their first use. */
const TAKE = fromLists(
  (list) =>
    `update stock_levels set updated_at = $1, quantity = quantity - taken.pieces
     from (select ${integerOf('sums')} as level_id, cast(sums.value ->> 1 as integer) as pieces
           from ${list('$2')} as sums) as taken
     where stock_levels.id = taken.level_id`,
);

const MOVEMENTS = insertList('stock_movements', {
  text: ['kind', 'at'],
  integer: ['level_id', 'order_id', 'change'],
});
