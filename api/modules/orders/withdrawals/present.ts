import type { OrderItem } from '../../../../db/models/order.ts';
import type { Booking } from '../../../../db/models/slot.ts';
import type { Voucher } from '../../../../db/models/voucher.ts';
import type { Withdrawal } from '../../../../db/models/withdrawal.ts';
import type { Locale, PerLocale } from '../../../contract/locales.ts';
import { toCrowns } from '../../../contract/money.ts';
import type { ShownWithdrawal, Withdrawal as WireWithdrawal } from '../../../contract/types.ts';
import { bookingsOfVouchers, nameGivenBack } from '../../dates/index.ts';

/** A withdrawal as it travels, to its customer and to administrators. */
export const presentWithdrawal = (made: Withdrawal): WireWithdrawal => ({
  id: made.id,
  state: made.state,
  name: made.name,
  note: made.note,
  refund_account: made.refund_account,
  reason: made.reason,
  created_at: made.created_at,
  decided_at: made.decided_at,
  ...(made.taken_off_halere > 0 && { taken_off: toCrowns(made.taken_off_halere) }),
  items: (made.items ?? []).map(({ order_item_id, quantity, vouchers }) => ({
    order_item_id,
    quantity,
    ...(vouchers.length > 0 && { vouchers }),
  })),
});

interface OfOrder {
  items?: readonly OrderItem[] | undefined;
  vouchers?: readonly Voucher[] | undefined;
  /** With their dates. */
  bookings?: readonly Booking[] | undefined;
}

/** A withdrawal as its order shows it: its pieces are named by the dates that were given back with them. */
export function presentOfOrder(made: Withdrawal, order: OfOrder): ShownWithdrawal {
  const shown = presentWithdrawal(made);
  return { ...shown, items: shown.items.map((of) => ({ ...of, name: nameOf(of, order) })) };
}

/** By the dates of its vouchers, where it is known which these are. */
function nameOf(
  { order_item_id, vouchers: ended }: WireWithdrawal['items'][number],
  { items = [], vouchers = [], bookings: all = [] }: OfOrder,
): PerLocale<string> {
  const item = items.find(({ id }) => id === order_item_id);
  const own = vouchers.filter(({ id }) => ended?.includes(id));
  const bookings = ended ? bookingsOfVouchers(all, own) : all;
  const nameIn = (locale: Locale) => (item ? nameGivenBack(item, { bookings, locale }) : '');
  return { en: nameIn('en'), cs: nameIn('cs') };
}
