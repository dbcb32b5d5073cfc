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
  const { items: sold = [], vouchers: issued = [] } = order;
  if (issued.length > 0 && usableVouchers(order).length === 0) return 'over';
  const isOfBooking = ({ order_item_id, piece }: Voucher) =>
    bookings.some((booked) => booked.order_item_id === order_item_id && booked.piece === piece);
  const usable = usableVouchers(order).filter(({ kind }) => kind === 'experience');
  const hasDates =
    bookings.length > 0 || sold.some((item) => isVoucher(item) && item.product?.has_dates);
  return voucherUse(sold, usable.map(isOfBooking), hasDates);
}
