import { Order } from '../../../../../db/models/order.ts';
import { Withdrawal } from '../../../../../db/models/withdrawal.ts';
import { toHalere } from '../../../../contract/money.ts';
import type { WithdrawalDecision } from '../../../../contract/types.ts';
import {
  chargesOf,
  pricesOfWithdrawn,
  settledHalere,
} from '../../../../contract/withdrawnPrice.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { conflict } from '../../../../platform/failure.ts';
import { leftHalere, moneyOf } from '../../../documents/index.ts';
import { vouchersOf } from '../../../vouchers/index.ts';
import { namedPieces } from '../pieces.ts';

/**
 * Stores what the team decided on a withdrawal and returns it. A settled one takes its amount off the
 * order's invoice, or off its price where there is none, so that what was paid for it is owed back until a
 * refund is recorded, and puts its pieces back into stock unless it is told not to.
 * @throws Failure 409 for one that was decided before, 404 without such a withdrawal, 422 for more than is
 * left of the invoice or the price
 */
export const decideWithdrawal = command(
  async (
    trx,
    { id, state, reason, amount, restock = true }: WithdrawalDecision & { id: number },
    { actor, now },
  ) => {
    const { order_id: orderId } = await Withdrawal.query(trx).findById(id).throwIfNotFound();
    // Two decisions on one order wait for each other here: the second credits what is left then.
    const locked = await Order.query(trx).findById(orderId).forUpdate().throwIfNotFound();
    const order = await locked.$fetchGraph('[items, documents(listed), withdrawals.items]', {
      transaction: trx,
    });
    const { items = [], withdrawals = [], documents = [] } = order;
    const made = withdrawals.find((each) => each.id === id);
    if (made?.state !== 'received') throw conflict('withdrawal.decided');
    const user_id = actor.user?.id ?? null;
    const is_restocked = state === 'settled' && restock;
    const decision = { state, reason, is_restocked, user_id, decided_at: now.toISOString() };
    await Withdrawal.query(trx).findById(id).patch(decision);
    made.$set(decision);
    const vouchers = await vouchersOf(trx, orderId);
    const pieces = items.flatMap((item) =>
      (made.items ?? [])
        .filter(({ order_item_id }) => order_item_id === item.id)
        .map(({ quantity, vouchers: ended }) => ({
          item,
          quantity,
          vouchers: vouchers.filter((voucher) => ended.includes(voucher.id)),
        })),
    );
    const facts = {
      orderId,
      withdrawalId: id,
      receivedAt: made.created_at,
      reason,
      items: namedPieces(order, pieces),
    };
    if (state === 'refused') {
      emit(trx, 'withdrawal.refused', facts);
      return made;
    }
    const money = moneyOf(order);
    const price = settledHalere({
      items,
      withdrawals,
      withdrawalId: id,
      ...chargesOf(order.shipping_price_halere, order.payment_fee_halere, order.payment_kind),
      keptHalere: money.paid - money.refunded,
      leftHalere: leftHalere(money, documents),
    });
    const halere = amount === undefined ? price : toHalere(amount);
    const byRate = new Map<number, number>();
    for (const { item, halere: of } of pricesOfWithdrawn(items, withdrawals, id)) {
      byRate.set(item.vat_rate, (byRate.get(item.vat_rate) ?? 0) + of);
    }
    emit(trx, 'withdrawal.settled', { ...facts, halere, byRate });
    return made;
  },
);
