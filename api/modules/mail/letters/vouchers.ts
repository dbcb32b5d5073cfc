import type { Voucher } from '../../../../db/models/voucher.ts';
import { type VoucherUse, voucherCount, voucherUse } from '../../../contract/nextSteps.ts';
import { isVoucherForDate, REDEEMABLE_STATES, voucherState } from '../../../contract/vouchers.ts';
import { keptItems } from '../../../contract/withdrawals.ts';
import type { OrderMail } from './composing.ts';

/** The vouchers that can still be used. */
export const usableVouchers = ({
  order: { vouchers = [] },
  today,
}: Pick<OrderMail, 'order' | 'today'>): Voucher[] =>
  vouchers.filter((voucher) => REDEEMABLE_STATES.includes(voucherState(voucher, today)));

/** How many vouchers an order's customer has, or gets once it is paid. */
export const vouchersToUse = (given: OrderMail): number => {
  const { items = [], vouchers = [], withdrawals = [] } = given.order;
  const usable = usableVouchers(given);
  const issued = vouchers.map((voucher) => ({ isUsable: usable.includes(voucher) }));
  return voucherCount(keptItems(items, withdrawals), issued);
};

/** How an order's vouchers are used; undefined where it has none. */
export function vouchersNext(given: OrderMail): VoucherUse | undefined {
  const { order, bookings } = given;
  const { items: sold = [], vouchers = [] } = order;
  const usable = usableVouchers(given);
  const issued = vouchers.map((voucher) => ({
    kind: voucher.kind,
    isUsable: usable.includes(voucher),
    isBooked: bookings.some(
      ({ order_item_id, piece, state }) =>
        state === 'booked' && order_item_id === voucher.order_item_id && piece === voucher.piece,
    ),
  }));
  const hasDates = bookings.some(({ state }) => state === 'booked') || sold.some(isVoucherForDate);
  return voucherUse(sold, issued, hasDates);
}
