import type { Voucher, VoucherExtension, VoucherRedemption } from '../../../db/models/voucher.ts';
import { crownsOrNull } from '../../contract/money.ts';
import type {
  OrderedVoucher,
  VoucherCheck,
  VoucherDetail,
  VoucherExtension as WireExtension,
  VoucherRedemption as WireRedemption,
  Voucher as WireVoucher,
} from '../../contract/types.ts';
import { formatCode } from '../../contract/voucherCodes.ts';
import { voucherState } from '../../contract/vouchers.ts';
import type { VoucherRow } from './queries.ts';

export const presentVoucher = (row: VoucherRow): WireVoucher => ({
  id: row.id,
  code: formatCode(row.code),
  kind: row.kind,
  state: row.state,
  name_en: row.name_en,
  name_cs: row.name_cs,
  product_id: row.product_id,
  order_id: row.order_id,
  customer_name: row.customer_name,
  value: crownsOrNull(row.value_halere),
  remaining: crownsOrNull(row.remaining_halere),
  dedication: row.dedication,
  issued_at: row.issued_at,
  valid_until: row.valid_until,
  redeemed_at: row.redeemed_at,
  cancelled_at: row.cancelled_at,
  cancel_reason: row.cancel_reason === '' ? null : row.cancel_reason,
  conflicts: row.conflicts,
});

export const presentDetail = (row: VoucherRow): VoucherDetail => ({
  ...presentVoucher(row),
  redemptions: [...(row.redemptions ?? [])].reverse().map(presentRedemption),
  extensions: [...(row.extensions ?? [])].reverse().map(presentExtension),
});

const presentRedemption = (redemption: VoucherRedemption): WireRedemption => ({
  id: redemption.id,
  outcome: redemption.outcome,
  amount: crownsOrNull(redemption.halere),
  redeemed_at: redemption.redeemed_at,
  joined_at: redemption.joined_at,
  username: redemption.username,
  note: redemption.note,
  resolved_at: redemption.resolved_at,
  resolved_by: redemption.resolved_by,
  resolution: redemption.resolution,
});

const presentExtension = ({
  id,
  from,
  to,
  reason,
  username,
  at,
}: VoucherExtension): WireExtension => ({
  id,
  from,
  to,
  reason,
  username,
  at,
});

/** What a person at the track sees: nothing of the buyer. */
export function presentCheck(row: VoucherRow, date: VoucherCheck['date']): VoucherCheck {
  const last = (row.redemptions ?? []).findLast(({ outcome }) => outcome === 'redeemed');
  return {
    id: row.id,
    code: formatCode(row.code),
    kind: row.kind,
    state: row.state,
    name_en: row.name_en,
    name_cs: row.name_cs,
    value: crownsOrNull(row.value_halere),
    remaining: crownsOrNull(row.remaining_halere),
    dedication: row.dedication,
    valid_until: row.valid_until,
    last: last ? { at: last.redeemed_at, username: last.username } : null,
    date,
  };
}

/** A voucher as its order shows it, on a day in Prague. */
export const presentOrdered = (voucher: Voucher, today: string): OrderedVoucher => ({
  id: voucher.id,
  code: formatCode(voucher.code),
  kind: voucher.kind,
  state: voucherState(voucher, today),
  order_item_id: voucher.order_item_id,
  dedication: voucher.dedication,
  valid_until: voucher.valid_until,
  value: crownsOrNull(voucher.value_halere),
  remaining: crownsOrNull(voucher.remaining_halere),
});
