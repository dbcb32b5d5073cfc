import { monthsAfter } from './months.ts';
import type { VoucherState } from './voucherStates.ts';

/**
 * What a voucher is for. An experience is a single-purpose voucher, taxed when it is sold (§ 15a of the VAT
 * act, 235/2004 Sb.); money is a multi-purpose one, taxed when it is used (§ 15b).
 */
export const VOUCHER_KINDS = ['experience', 'money'] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

/** The longest validity of a voucher in months. */
export const MAX_VOUCHER_MONTHS = 120;

interface Sold {
  voucher_kind?: VoucherKind | '' | null | undefined;
}

/** Whether a product is handed over as a voucher, one code per piece, once it is paid. */
export const isVoucher = ({ voucher_kind }: Sold): boolean => Boolean(voucher_kind);

/** Whether the vouchers of an ordered item are used by choosing a date of its product. */
export const isVoucherForDate = (
  item: Sold & { product?: { has_dates: boolean } | null },
): boolean => isVoucher(item) && item.product?.has_dates === true;

/**
 * Whether a sale isn't subject to VAT: that of a multi-purpose voucher isn't, the tax is due when it is
 * used (§ 15b (2) of the VAT act).
 */
export const isOutsideVat = ({ voucher_kind }: Sold): boolean => voucher_kind === 'money';

/** What a voucher's state follows from; a row of `vouchers` can be passed as it. */
export interface VoucherFacts {
  /** Null for an experience. */
  value_halere: number | null;
  remaining_halere: number | null;
  /** When nothing of it was left any more. */
  redeemed_at: string | null;
  /** The last day of its validity in Prague, YYYY-MM-DD. */
  valid_until: string;
  cancelled_at: string | null;
}

/** The state of a voucher on a day in Prague, YYYY-MM-DD. */
export function voucherState(voucher: VoucherFacts, today: string): VoucherState {
  if (voucher.redeemed_at !== null) return 'redeemed';
  if (voucher.cancelled_at !== null) return 'cancelled';
  if (voucher.valid_until < today) return 'expired';
  return isPartlyUsed(voucher) ? 'partly_used' : 'valid';
}

/** Whether a voucher can be withdrawn from: nothing of it was used, and it isn't cancelled. */
export const isWithdrawable = (voucher: Omit<VoucherFacts, 'valid_until'>): boolean =>
  voucher.redeemed_at === null && voucher.cancelled_at === null && !isPartlyUsed(voucher);

/** Whether a part of a money voucher was used. */
const isPartlyUsed = ({
  value_halere,
  remaining_halere,
}: Pick<VoucherFacts, 'value_halere' | 'remaining_halere'>): boolean =>
  value_halere !== null && remaining_halere !== null && remaining_halere < value_halere;

/** States in which something can be redeemed. */
export const REDEEMABLE_STATES: readonly VoucherState[] = ['valid', 'partly_used'];

/** Whether the validity and the dedication of a voucher in this state can still be changed. */
export const isCorrectable = (state: VoucherState): boolean =>
  state === 'expired' || REDEEMABLE_STATES.includes(state);

interface Validity {
  voucher_months: number | null;
  voucher_until: string | null;
}

/** The last day of a voucher that is paid on a day, both YYYY-MM-DD. */
export const voucherEnd = ({ voucher_months, voucher_until }: Validity, paidOn: string): string =>
  voucher_until ?? monthsAfter(paidOn, voucher_months ?? 0);

/** The last day of a product's voucher that is paid on a day; null for a product that issues none. */
export const soldVoucherEnd = (product: Sold & Validity, paidOn: string): string | null =>
  isVoucher(product) ? voucherEnd(product, paidOn) : null;

/** So many days before the vouchers of a product end the dashboard says so. */
export const VOUCHERS_END_DAYS = 30;

/** Whether a product's vouchers have ended before a day in Prague, so that it can't be bought any more. */
export function isOver(product: Sold & Validity, today: string): boolean {
  const end = soldVoucherEnd(product, today);
  return end !== null && end < today;
}
