import type { Withdrawal } from '../../../../db/models/withdrawal.ts';
import { toCrowns } from '../../../contract/money.ts';
import type { Withdrawal as WireWithdrawal } from '../../../contract/types.ts';

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
