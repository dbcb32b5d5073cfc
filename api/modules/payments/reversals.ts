import type { Knex } from 'knex';
import { Payment } from '../../../db/models/payment.ts';
import { BANK_SOURCES } from '../../contract/payments.ts';
import type { Movement } from './statements/movement.ts';

type Reversal = Pick<Movement, 'halere' | 'receivedOn' | 'variableSymbol' | 'counterAccount'>;

/**
 * The id of the order to which the payment that a bank takes back was booked: the last one of the same
 * amount, and of the same symbol or counter-account. Null where there is none.
 */
export async function reversedOrder(knex: Knex, reversal: Reversal): Promise<number | null> {
  const { halere, receivedOn, variableSymbol, counterAccount } = reversal;
  if (halere >= 0 || (variableSymbol === '' && counterAccount === '')) return null;
  const payment = await Payment.query(knex)
    .where({ state: 'booked', halere: -halere })
    .whereIn('source', [...BANK_SOURCES])
    .where('received_on', '<=', receivedOn)
    .where((alike) => {
      if (variableSymbol !== '') alike.orWhere({ variable_symbol: variableSymbol });
      if (counterAccount !== '') alike.orWhere({ counter_account: counterAccount });
    })
    .orderBy('received_on', 'desc')
    .orderBy('id', 'desc')
    .first();
  return payment?.order_id ?? null;
}
