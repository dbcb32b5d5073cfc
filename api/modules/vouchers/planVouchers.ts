import type { VoucherCancelReason } from '../../contract/voucherStates.ts';

/** A voucher of an item as far as it matters here. */
export interface Piece {
  id: number;
  /** From 1. */
  piece: number;
  /** Whether nothing of it is left. */
  isUsed: boolean;
  /** Whether a part of it was used. */
  isTouched?: boolean;
  isCancelled: boolean;
  /** Whether a withdrawal that isn't refused says that it ends. */
  isWithdrawn?: boolean;
}

interface Sold {
  /** How many pieces were ordered. */
  quantity: number;
  /** How many of them were withdrawn from, those whose vouchers are known among them. */
  withdrawn: number;
  /** Why there may be no vouchers at all; null where the order is valid and paid. */
  obstacle: Exclude<VoucherCancelReason, 'withdrawn'> | null;
}

interface VoucherPlan {
  /** The pieces that get a voucher. */
  issue: number[];
  cancel: number[];
  restore: number[];
  reason: VoucherCancelReason;
}

/**
 * What makes an item's vouchers agree with its order: as many are valid as pieces are paid and not
 * withdrawn from. Those that a withdrawal names end; where none is named, the last untouched ones are cancelled
 * first. What was used stays, and counts. Cancelled ones are valid again before new ones are issued, so that a
 * piece never has two codes.
 */
export function planVouchers(
  vouchers: readonly Piece[],
  { quantity, withdrawn, obstacle }: Sold,
): VoucherPlan {
  const wanted = obstacle === null ? Math.max(0, quantity - withdrawn) : 0;
  const used = vouchers.filter(({ isUsed }) => isUsed);
  const others = vouchers
    .filter(({ isUsed, isWithdrawn }) => !isUsed && !isWithdrawn)
    .sort((one, other) => rankOf(one) - rankOf(other) || one.piece - other.piece);
  const valid = others.slice(0, Math.max(0, wanted - used.length));
  const taken = new Set(vouchers.map(({ piece }) => piece));
  const free = Array.from({ length: quantity }, (_, index) => index + 1).filter(
    (piece) => !taken.has(piece),
  );
  const inOrder = [...vouchers].sort((one, other) => one.piece - other.piece);
  return {
    issue: free.slice(0, Math.max(0, wanted - used.length - valid.length)),
    cancel: inOrder
      .filter((each) => !each.isUsed && !each.isCancelled && !valid.includes(each))
      .map(({ id }) => id),
    restore: inOrder.filter((each) => each.isCancelled && valid.includes(each)).map(({ id }) => id),
    reason: obstacle ?? 'withdrawn',
  };
}

/** Which vouchers stay valid first: those that were used in part, then valid ones, then cancelled ones. */
function rankOf({ isTouched, isCancelled }: Piece): number {
  if (isCancelled) return 2;
  return isTouched ? 0 : 1;
}
