import { Payment } from '../../../../db/models/payment.ts';
import { command, emit } from '../../../platform/commands.ts';

interface SettingAside {
  paymentId: number;
  state: 'dismissed' | 'waiting';
}

/**
 * Sets a payment without an order aside, or has it wait for a decision again.
 * @returns false, and nothing was changed, when it has an order
 */
export const setPaymentAside = command(
  async (trx, { paymentId, state }: SettingAside, { actor, now }): Promise<boolean> => {
    const isDismissed = state === 'dismissed';
    const count = await Payment.query(trx)
      .patch({
        state,
        user_id: actor.user?.id ?? null,
        decided_at: isDismissed ? now.toISOString() : null,
      })
      .where({ id: paymentId })
      .whereNull('order_id');
    if (count === 0) return false;
    emit(trx, isDismissed ? 'payment.dismissed' : 'payment.reopened', { paymentId });
    return true;
  },
);
