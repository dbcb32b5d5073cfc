import { CardRefund } from '../../../../../db/models/cardPayment.ts';
import { command, emit } from '../../../../platform/commands.ts';

/**
 * Takes a refund that is due, so that its provider is asked once, by whom this returns true to.
 */
export const requestLateRefund = command(
  async (trx, { key }: { key: string }, { now }): Promise<boolean> => {
    const count = await CardRefund.query(trx)
      .patch({ state: 'asked', created_at: now.toISOString() })
      .where({ key, state: 'due' });
    if (count === 0) return false;
    emit(trx, 'refund.requested', { key });
    return true;
  },
);
