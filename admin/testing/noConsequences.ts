import type { OrderConsequences } from '../../api/contract/types.ts';

/** An action that causes nothing. */
export const NO_CONSEQUENCES: OrderConsequences = {
  orders: 1,
  mails: 0,
  mails_stopped: 0,
  documents: [],
  to_refund: { count: 0, amount: 0 },
  unpaid: { count: 0, amount: 0 },
  not_to_refund: { count: 0, amount: 0 },
  invoiced_unpaid: { count: 0, amount: 0 },
  hidden_kept: { count: 0, amount: 0 },
};
