import { voucherCount, voucherUse } from '../../api/contract/nextSteps.ts';
import type { OrderPage } from '../../api/contract/types.ts';
import { REDEEMABLE_STATES } from '../../api/contract/vouchers.ts';
import { keptItems } from '../../api/contract/withdrawals.ts';

/** How the order's vouchers are used, and how many these are. */
export function vouchersOf({ items, vouchers = [], dates, withdrawal: { cases } }: OrderPage) {
  const booked = (dates?.bookings ?? []).filter(({ state }) => state === 'booked');
  const issued = vouchers.map((voucher) => ({
    kind: voucher.kind,
    isUsable: REDEEMABLE_STATES.includes(voucher.state),
    isBooked: booked.some(({ code }) => code === voucher.code),
  }));
  return {
    use: voucherUse(items, issued, dates !== undefined),
    count: voucherCount(keptItems(items, cases), issued),
  };
}
