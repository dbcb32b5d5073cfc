import {
  type DirectQuery,
  fromLists,
  insertList,
  integerOf,
  jsonList,
  jsonRows,
} from '../../../db/directTransaction.ts';
import type { OrderItem } from '../../../db/models/order.ts';
import type { VoucherKind } from '../../contract/vouchers.ts';
import { newVoucher } from './newVoucher.ts';

type Ordered = Parameters<typeof newVoucher>[0] &
  Pick<OrderItem, 'quantity'> & { voucher_kind: VoucherKind };

/** Issues the vouchers of orders that cost nothing, in the transaction that places them: nothing is to be paid. */
export async function issueFree(
  query: DirectQuery,
  orderIds: readonly number[],
  now: Date,
): Promise<void> {
  const items = await query<Ordered>(ITEMS, [jsonList(orderIds)]);
  const made = items.flatMap((item) =>
    Array.from({ length: item.quantity }, (_, index) =>
      newVoucher(item, item.voucher_kind, index + 1, now),
    ),
  );
  await query(VOUCHERS, [jsonRows(VOUCHERS, made)]);
}

const ITEMS = fromLists(
  (list) =>
    `select id, order_id, product_id, quantity, price_halere, dedication, voucher_kind, voucher_months, voucher_until
     from order_items
     where voucher_kind <> '' and order_id in (select ${integerOf('placed')} from ${list('$1')} as placed)
     order by id`,
);

const VOUCHERS = insertList('vouchers', {
  text: ['code', 'kind', 'dedication', 'issued_at', 'valid_until', 'cancel_reason'],
  integer: ['order_id', 'order_item_id', 'piece', 'product_id', 'value_halere', 'remaining_halere'],
});
