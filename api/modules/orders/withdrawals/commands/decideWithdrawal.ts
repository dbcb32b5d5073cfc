import { Order } from '../../../../../db/models/order.ts';
import { Withdrawal } from '../../../../../db/models/withdrawal.ts';
import type { WithdrawalDecision } from '../../../../contract/types.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { conflict } from '../../../../platform/failure.ts';
import { namedPieces } from '../pieces.ts';

/**
 * Stores what the team decided on a withdrawal and returns it.
 * @throws Failure 409 for one that was decided before, 404 without such a withdrawal
 */
export const decideWithdrawal = command(
  async (trx, { id, state, reason }: WithdrawalDecision & { id: number }, { actor, now }) => {
    const user_id = actor.user?.id ?? null;
    const changed = await Withdrawal.query(trx)
      .patch({ state, reason, user_id, decided_at: now.toISOString() })
      .where({ id, state: 'received' });
    const decided = await Withdrawal.query(trx)
      .findById(id)
      .withGraphFetched('items')
      .throwIfNotFound();
    if (changed === 0) throw conflict('withdrawal.decided');
    const { order_id: orderId, created_at: receivedAt, items = [] } = decided;
    const order = await Order.query(trx)
      .findById(orderId)
      .withGraphFetched('items')
      .throwIfNotFound();
    const pieces = (order.items ?? []).flatMap((item) =>
      items
        .filter(({ order_item_id }) => order_item_id === item.id)
        .map(({ quantity }) => ({ item, quantity })),
    );
    emit(trx, state === 'settled' ? 'withdrawal.settled' : 'withdrawal.refused', {
      orderId,
      withdrawalId: id,
      receivedAt,
      reason,
      items: namedPieces(order, pieces),
    });
    return decided;
  },
);
