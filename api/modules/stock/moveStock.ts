import type { Knex } from 'knex';
import { insertRows } from '../../../db/models/insertRows.ts';
import { StockLevel, StockMovement } from '../../../db/models/stock.ts';
import type { StockMove } from '../../contract/constants.ts';
import { leftOf } from '../../contract/stock.ts';
import { type CommandContext, emit, signedBy } from '../../platform/commands.ts';
import { conflict } from '../../platform/failure.ts';

interface Move {
  levelId: number;
  kind: StockMove;
  /** Pieces that come; negative: that go. */
  change: number;
  orderId?: number;
  note?: string;
}

/**
 * Moves pieces and notes who did it and why. The only way in which levels change, except for the batches
 * of the checkout (`takeStock`).
 * @throws a 409 where a level would fall below zero; nothing is moved then
 */
export async function moveStock(
  trx: Knex.Transaction,
  moves: readonly Move[],
  { actor, now }: CommandContext,
): Promise<void> {
  const real = moves.filter(({ change }) => change !== 0);
  if (real.length === 0) return;
  const levels = await lockLevels(trx, [...new Set(real.map(({ levelId }) => levelId))]);
  const returned: number[] = [];
  let isShown = false;
  for (const level of levels) {
    const quantity = real
      .filter(({ levelId }) => levelId === level.id)
      .reduce((sum, { change }) => sum + change, level.quantity);
    if (quantity < 0) throw conflict('stock.tooFew');
    await StockLevel.query(trx).findById(level.id).patch({ quantity });
    if (level.quantity === 0 && quantity > 0) returned.push(level.id);
    isShown ||= leftOf(level.quantity) !== leftOf(quantity);
  }
  const rows = real.map(({ levelId, kind, change, orderId, note }) => ({
    level_id: levelId,
    kind,
    change,
    order_id: orderId ?? null,
    ...signedBy(actor),
    note: note ?? '',
    at: now.toISOString(),
  }));
  await insertRows(trx, StockMovement, rows);
  emit(trx, 'stock.moved', { isShown });
  if (returned.length > 0) emit(trx, 'stock.returned', { levelIds: returned });
}

/** The levels, locked in the order of their ids, as everything locks them. */
export const lockLevels = (trx: Knex.Transaction, ids: readonly number[]): Promise<StockLevel[]> =>
  StockLevel.query(trx)
    .findByIds([...ids])
    .orderBy('id')
    .forUpdate()
    .execute();

/** Locks the levels that orders took pieces of. */
export async function lockHeldLevels(
  trx: Knex.Transaction,
  orderIds: readonly number[],
): Promise<void> {
  const moved = await StockMovement.query(trx)
    .distinct('level_id')
    .whereIn('order_id', [...orderIds]);
  await lockLevels(
    trx,
    moved.map(({ level_id }) => level_id),
  );
}
