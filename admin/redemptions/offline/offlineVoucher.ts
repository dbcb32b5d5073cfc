import { pragueToday } from '../../../api/contract/dates.ts';
import { toCrowns, toHalere } from '../../../api/contract/money.ts';
import type { OfflineVouchers, VoucherCheck } from '../../../api/contract/types.ts';
import { formatCode } from '../../../api/contract/voucherCodes.ts';
import type { RedemptionOutcome, VoucherState } from '../../../api/contract/voucherStates.ts';
import { REDEEMABLE_STATES } from '../../../api/contract/vouchers.ts';

/** A voucher as the screen shows it, whether the server or this device answered. */
export type ShownVoucher = Omit<VoucherCheck, 'id' | 'value'>;

/** What was downloaded for a day without network. */
export interface OfflinePack extends OfflineVouchers {
  /** Until when it may be used, ISO-8601. */
  until: string;
  /** The e-mail of the user who prepared the device. */
  user: string;
}

export type OfflineVoucher = OfflineVouchers['vouchers'][number];

/** A redemption made on this device without network. */
export interface OfflineEntry {
  /** The place in the device's order, from 1. */
  number?: number;
  /** Random: sent twice, it is redeemed once. */
  key: string;
  /** Without hyphens. */
  code: string;
  name_en: string;
  name_cs: string;
  /** Crowns taken of a money voucher; null for an experience. */
  amount: number | null;
  redeemed_at: string;
  username: string;
  /** `waiting` until the server has answered; `refused` where it can't take it at all. */
  state: 'waiting' | 'refused' | RedemptionOutcome;
  /** The server's reason; '' for none. */
  message: string;
}

/** A downloaded voucher, less what this device has redeemed of it and not sent yet. */
export function shownOffline(
  pack: OfflinePack,
  found: OfflineVoucher,
  code: string,
  entries: readonly OfflineEntry[],
  now: Date,
): ShownVoucher {
  const waiting = entries.filter((entry) => entry.state === 'waiting' && entry.code === code);
  const latest = waiting.at(-1);
  const remaining = restOf(found.remaining, waiting);
  const product = pack.products[found.product];
  const { kind, dedication, valid_until } = found;
  return {
    code: formatCode(code),
    kind,
    state: stateOf(found, waiting.length > 0, remaining, now),
    name_en: product?.name_en ?? '',
    name_cs: product?.name_cs ?? '',
    remaining,
    dedication,
    valid_until,
    last: latest
      ? { at: latest.redeemed_at, username: latest.username }
      : found.redeemed_at === null
        ? null
        : { at: found.redeemed_at, username: '' },
    // Only the server knows it.
    date: null,
  };
}

/** Crowns that are left; null for an experience. */
function restOf(remaining: number | null, waiting: readonly OfflineEntry[]): number | null {
  if (remaining === null) return null;
  const taken = waiting.reduce((sum, { amount }) => sum + toHalere(amount ?? remaining), 0);
  return toCrowns(Math.max(0, toHalere(remaining) - taken));
}

function stateOf(
  { state, valid_until }: OfflineVoucher,
  isTouched: boolean,
  remaining: number | null,
  now: Date,
): VoucherState {
  if (!REDEEMABLE_STATES.includes(state)) return state;
  if (isTouched && (remaining === null || remaining === 0)) return 'redeemed';
  // Downloaded yesterday, it may have been valid until then.
  if (valid_until < pragueToday(now)) return 'expired';
  return isTouched ? 'partly_used' : state;
}

/** What becomes of a redemption of so many crowns; null: all that is left, or an experience. */
export function outcomeOf(
  { state, remaining }: Pick<ShownVoucher, 'state' | 'remaining'>,
  amount: number | null,
): RedemptionOutcome {
  if (state === 'redeemed') return 'already';
  if (state === 'expired' || state === 'cancelled') return state;
  return remaining !== null && amount !== null && amount > remaining ? 'insufficient' : 'redeemed';
}

/** A downloaded voucher with what the server has answered since. */
export const refreshed = (
  voucher: OfflineVoucher,
  { state, remaining, valid_until, last }: ShownVoucher,
): OfflineVoucher => ({
  ...voucher,
  state,
  remaining,
  valid_until,
  redeemed_at: state === 'redeemed' ? (last?.at ?? voucher.redeemed_at) : null,
});
