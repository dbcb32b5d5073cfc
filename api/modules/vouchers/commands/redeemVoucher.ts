import { Order } from '../../../../db/models/order.ts';
import { Voucher, VoucherRedemption } from '../../../../db/models/voucher.ts';
import { parseCode } from '../../../contract/voucherCodes.ts';
import type { RedemptionOutcome } from '../../../contract/voucherStates.ts';
import { command, emit, signedBy } from '../../../platform/commands.ts';
import { boundedMoment, decideRedemption } from '../redemption.ts';

interface Redeeming {
  /** Chosen by the phone: the same key is the same redemption. */
  key: string;
  /** As it was scanned or typed. */
  code: string;
  /** Haléře to take of a money voucher; null: all that is left. */
  halere: number | null;
  note: string;
  /** When a phone that was offline redeemed it; null for now. */
  offlineAt: string | null;
}

export interface Redeemed {
  outcome: RedemptionOutcome;
  halere: number | null;
  /** Null where the code is unknown. */
  voucherId: number | null;
}

const UNKNOWN: Redeemed = { outcome: 'unknown', halere: null, voucherId: null };

/**
 * Redeems a voucher, once: who comes first gets it, and the same key again is answered as the first time.
 * What a phone redeemed while it was offline and can't be booked is kept as a conflict, which a person
 * settles; a refused redemption of a phone that was online isn't kept.
 */
export const redeemVoucher = command(
  async (trx, redeeming: Redeeming, { actor, now }): Promise<Redeemed> => {
    const { key, halere: asked, note, offlineAt } = redeeming;
    const code = parseCode(redeeming.code);
    if (code === null) return UNKNOWN;
    const known = await Voucher.query(trx).select('order_id').findOne({ code });
    if (!known) return UNKNOWN;
    // Before its voucher, as everything locks them: a place that is given back is one of the order.
    await Order.query(trx).select('id').findById(known.order_id).forUpdate();
    // Two phones that redeem one voucher wait for each other here.
    const voucher = await Voucher.query(trx).findOne({ code }).forUpdate();
    if (!voucher) return UNKNOWN;
    const { id: voucherId, order_id: orderId, issued_at: issuedAt } = voucher;
    const earlier = await VoucherRedemption.query(trx).findOne({ voucher_id: voucherId, key });
    if (earlier) return { outcome: earlier.outcome, halere: earlier.halere, voucherId };
    const at = offlineAt === null ? now.toISOString() : boundedMoment(offlineAt, { issuedAt, now });
    const { outcome, halere, remaining } = decideRedemption(voucher, { halere: asked, at });
    const isRedeemed = outcome === 'redeemed';
    if (isRedeemed || offlineAt !== null) {
      await VoucherRedemption.query(trx).insert({
        voucher_id: voucherId,
        key,
        outcome,
        halere,
        redeemed_at: at,
        joined_at: offlineAt === null ? null : now.toISOString(),
        ...signedBy(actor),
        note,
      });
    }
    if (isRedeemed) {
      const isUsed = remaining === null || remaining === 0;
      await Voucher.query(trx)
        .findById(voucherId)
        .patch({ remaining_halere: remaining, ...(isUsed && { redeemed_at: at }) });
      emit(trx, 'voucher.redeemed', { voucherId, orderId });
    } else if (offlineAt !== null) emit(trx, 'voucher.disputed', { voucherId });
    return { outcome, halere, voucherId };
  },
);
