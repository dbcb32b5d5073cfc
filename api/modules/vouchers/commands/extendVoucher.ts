import { Voucher, VoucherExtension } from '../../../../db/models/voucher.ts';
import { pragueToday } from '../../../contract/dates.ts';
import type { VoucherExtend } from '../../../contract/types.ts';
import { isCorrectable, voucherState } from '../../../contract/vouchers.ts';
import { command, emit, signedBy } from '../../../platform/commands.ts';
import { conflict, invalidField, notFound } from '../../../platform/failure.ts';

/**
 * Sets a later last day of a voucher and keeps who did it and why.
 * @throws Failure 404, 409 for one that is used or cancelled, 422 for a day that isn't later
 */
export const extendVoucher = command(
  async (
    trx,
    { id, valid_until: to, reason, tell_customer }: VoucherExtend & { id: number },
    { actor, now },
  ) => {
    const voucher = await Voucher.query(trx).findById(id).forUpdate();
    if (!voucher) throw notFound('voucher.notFound');
    if (!isCorrectable(voucherState(voucher, pragueToday(now)))) throw conflict('voucher.ended');
    const { valid_until: from, order_id: orderId } = voucher;
    if (to <= from) throw invalidField('valid_until', 'voucher.later');
    await Voucher.query(trx).findById(id).patch({ valid_until: to });
    await VoucherExtension.query(trx).insert({
      voucher_id: id,
      from,
      to,
      reason,
      ...signedBy(actor),
      at: now.toISOString(),
    });
    emit(trx, 'voucher.extended', { voucherId: id, orderId, isTold: tell_customer !== false });
  },
);
