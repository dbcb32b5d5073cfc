import { VoucherRedemption } from '../../../../db/models/voucher.ts';
import { command, emit, signedBy } from '../../../platform/commands.ts';
import { notFound } from '../../../platform/failure.ts';

/**
 * Notes how a redemption that could not be booked was settled, and returns the voucher's id.
 * @throws Failure 404 without such an open conflict
 */
export const resolveConflict = command(
  async (trx, { id, resolution }: { id: number; resolution: string }, { actor, now }) => {
    const open = VoucherRedemption.query(trx).where({ id }).modify('open');
    const conflict = await open.clone().first();
    const changed = await open.patch({
      resolved_at: now.toISOString(),
      resolved_by: signedBy(actor).username,
      resolution,
    });
    if (!conflict || changed === 0) throw notFound();
    emit(trx, 'voucher.conflictResolved', { voucherId: conflict.voucher_id });
    return conflict.voucher_id;
  },
);
