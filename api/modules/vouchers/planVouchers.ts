import type { VoucherCancelReason } from '../../contract/vouchers.ts';

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
}

interface Sold {
  /** How many pieces were ordered. */
  quantity: number;
  /** How many of them were withdrawn from. */
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
 * withdrawn from. The last untouched ones are cancelled first; what was used stays, and counts. Cancelled
 * ones are valid again before new ones are issued, so that a piece never has two codes.
 */
export function planVouchers(
  vouchers: readonly Piece[],
  { quantity, withdrawn, obstacle }: Sold,
): VoucherPlan {
  const wanted = obstacle === null ? Math.max(0, quantity - withdrawn) : 0;
  const inOrder = [...vouchers].sort((one, other) => one.piece - other.piece);
  const held = inOrder.filter(({ isUsed, isCancelled }) => isUsed || !isCancelled);
  const unused = held
    .filter(({ isUsed }) => !isUsed)
    .sort((one, other) => Number(other.isTouched ?? false) - Number(one.isTouched ?? false));
  const cancelled = inOrder.filter(({ isUsed, isCancelled }) => isCancelled && !isUsed);
  const excess = Math.min(Math.max(0, held.length - wanted), unused.length);
  const lacking = Math.max(0, wanted - held.length);
  const restored = cancelled.slice(0, lacking);
  const taken = new Set(vouchers.map(({ piece }) => piece));
  const free = Array.from({ length: quantity }, (_, index) => index + 1).filter(
    (piece) => !taken.has(piece),
  );
  return {
    issue: free.slice(0, lacking - restored.length),
    cancel: unused.slice(unused.length - excess).map(({ id }) => id),
    restore: restored.map(({ id }) => id),
    reason: obstacle ?? 'withdrawn',
  };
}
