import type { Modifiers, RelationMappings } from 'objection';
import type { RedemptionOutcome, VoucherCancelReason } from '../../api/contract/voucherStates.ts';
import type { VoucherKind } from '../../api/contract/vouchers.ts';
import { hasMany, Row } from './row.ts';

/** A voucher for one paid piece of an order's item. */
export class Voucher extends Row {
  static override tableName = 'vouchers';
  static override relationMappings = (): RelationMappings => ({
    redemptions: hasMany(
      VoucherRedemption,
      'vouchers.id',
      'voucher_redemptions.voucher_id',
      'voucher_redemptions.id',
    ),
    extensions: hasMany(
      VoucherExtension,
      'vouchers.id',
      'voucher_extensions.voucher_id',
      'voucher_extensions.id',
    ),
  });

  declare id: number;
  declare order_id: number;
  declare order_item_id: number;
  /** The piece of the item, from 1. */
  declare piece: number;
  /** Null if the product was deleted. */
  declare product_id: number | null;
  /** Without hyphens. */
  declare code: string;
  declare kind: VoucherKind;
  /** Null for an experience. */
  declare value_halere: number | null;
  declare remaining_halere: number | null;
  declare dedication: string;
  declare issued_at: string;
  /** The last day in Prague, YYYY-MM-DD. */
  declare valid_until: string;
  /** When nothing of it was left any more. */
  declare redeemed_at: string | null;
  declare cancelled_at: string | null;
  /** '' unless it is cancelled. */
  declare cancel_reason: VoucherCancelReason | '';
  declare redemptions?: VoucherRedemption[];
  declare extensions?: VoucherExtension[];
}

/** A redemption, or a refused attempt of a phone that was offline. */
export class VoucherRedemption extends Row {
  static override tableName = 'voucher_redemptions';
  static override modifiers: Modifiers = {
    /** Conflicts that wait for a person. */
    open: (query) =>
      query
        .whereNot('voucher_redemptions.outcome', 'redeemed')
        .whereNull('voucher_redemptions.resolved_at'),
  };

  declare id: number;
  declare voucher_id: number;
  /** Chosen by the phone. */
  declare key: string;
  declare outcome: RedemptionOutcome;
  /** Null for an experience. */
  declare halere: number | null;
  /** As the phone says, within bounds. */
  declare redeemed_at: string;
  /** When a phone that was offline sent it; null for one that was online. */
  declare joined_at: string | null;
  /** Null for users that were deleted. */
  declare user_id: number | null;
  /** The name of an API token, or of the user at that time. */
  declare username: string;
  declare note: string;
  declare resolved_at: string | null;
  declare resolved_by: string;
  declare resolution: string;
}

/** A later end of a voucher's validity, set by a person. */
export class VoucherExtension extends Row {
  static override tableName = 'voucher_extensions';

  declare id: number;
  declare voucher_id: number;
  declare from: string;
  declare to: string;
  declare reason: string;
  declare user_id: number | null;
  declare username: string;
  declare at: string;
}
