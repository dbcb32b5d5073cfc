import type { Payment } from '../../../db/models/payment.ts';
import { toCrowns } from '../../contract/money.ts';
import type { Payment as WirePayment } from '../../contract/types.ts';

/** A payment as it travels, its amounts in crowns. */
export const presentPayment = (payment: Payment): WirePayment => ({
  id: payment.id,
  order_id: payment.order_id,
  source: payment.source,
  amount: toCrowns(payment.halere),
  received_on: payment.received_on,
  variable_symbol: payment.variable_symbol,
  counter_account: payment.counter_account,
  payer: payment.payer,
  message: payment.message,
  note: payment.note,
  state: payment.state,
  username: payment.user?.username ?? null,
  created_at: payment.created_at,
  decided_at: payment.decided_at,
  moves: (payment.moves ?? []).map(({ from_order_id, to_order_id, reason, user, at }) => ({
    from_order_id,
    to_order_id,
    reason,
    username: user?.username ?? null,
    at,
  })),
});
