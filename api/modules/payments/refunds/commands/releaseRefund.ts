import { CardRefund } from '../../../../../db/models/cardPayment.ts';
import { command, emit } from '../../../../platform/commands.ts';

/** Frees what was reserved for a refund that did not go. */
export const releaseRefund = command(async (trx, { key }: { key: string }): Promise<void> => {
  await CardRefund.query(trx).deleteById(key);
  emit(trx, 'refund.released', { key });
});
