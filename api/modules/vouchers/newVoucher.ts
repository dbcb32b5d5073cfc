import type { OrderItem } from '../../../db/models/order.ts';
import { pragueToday } from '../../contract/dates.ts';
import { type VoucherKind, voucherEnd } from '../../contract/vouchers.ts';
import { newCode } from './newCode.ts';

type Ordered = Pick<
  OrderItem,
  | 'id'
  | 'order_id'
  | 'product_id'
  | 'price_halere'
  | 'dedication'
  | 'voucher_months'
  | 'voucher_until'
>;

/** The voucher of one piece of an item that is paid now; one for money is worth the piece's price. */
export function newVoucher(item: Ordered, kind: VoucherKind, piece: number, now: Date) {
  const value = kind === 'money' ? item.price_halere : null;
  return {
    order_id: item.order_id,
    order_item_id: item.id,
    piece,
    product_id: item.product_id,
    code: newCode(),
    kind,
    value_halere: value,
    remaining_halere: value,
    dedication: item.dedication,
    issued_at: now.toISOString(),
    valid_until: voucherEnd(item, pragueToday(now)),
    cancel_reason: '' as const,
  };
}
