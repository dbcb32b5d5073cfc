import type { Order } from '../../../../db/models/order.ts';
import type { Voucher } from '../../../../db/models/voucher.ts';
import { type VoucherUse, voucherUse } from '../../../contract/nextSteps.ts';
import { isVoucher } from '../../../contract/vouchers.ts';
import type { OrderMail } from './composing.ts';

/** The vouchers that can still be used. */
export const usableVouchers = ({ vouchers: issued = [] }: Order): Voucher[] =>
  issued.filter(({ cancelled_at, redeemed_at }) => cancelled_at === null && redeemed_at === null);

/** How an order's vouchers are used; undefined where it has none. */
export function vouchersNext({ order, bookings }: OrderMail): VoucherUse | undefined {
  const { items: sold = [], vouchers = [] } = order;
  const usable = usableVouchers(order);
  const issued = vouchers.map((voucher) => ({
    kind: voucher.kind,
    isUsable: usable.includes(voucher),
    isBooked: bookings.some(
      ({ order_item_id, piece }) =>
        order_item_id === voucher.order_item_id && piece === voucher.piece,
    ),
  }));
  const hasDates =
    bookings.length > 0 || sold.some((item) => isVoucher(item) && item.product?.has_dates);
  return voucherUse(sold, issued, hasDates);
}
