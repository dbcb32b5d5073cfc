import type { Knex } from 'knex';
import { Order } from '../../../db/models/order.ts';
import { isPaymentDay, paymentDays } from '../../contract/paymentDays.ts';
import { OPEN_STATES } from '../../contract/payments.ts';
import { fold } from '../../contract/slug.ts';
import type { OrderMatch } from '../../contract/types.ts';
import { openOf } from '../documents/index.ts';
import type { OrderToMatch } from './matchMovements.ts';
import type { Movement } from './statements/movement.ts';

/** How many orders a payment is suggested. */
const MAX_SUGGESTIONS = 3;
/** How many of the newest open orders of each state are considered. */
const CONSIDERED = 1_000;
/** Fewer would match other people of the same surname. */
const WHOLE_NAME = 2;

type Payer = Pick<Movement, 'halere' | 'receivedOn' | 'payer' | 'message'>;
type Named = OrderToMatch & { customer_name: string; company_name: string };

export interface Suggestion<Candidate> {
  order: Candidate;
  matches: OrderMatch[];
}

/** Orders that a payment may still belong to, newest first. */
export async function readCandidates(knex: Knex, columns: readonly string[]): Promise<Order[]> {
  const found = await Promise.all(
    OPEN_STATES.map((state) =>
      Order.query(knex)
        .select([...columns, 'company_name'])
        .where({ payment_state: state })
        .modify('notCancelled')
        .modify('shown')
        .orderBy('created_at', 'desc')
        .limit(CONSIDERED),
    ),
  );
  return found.flat().sort((one, other) => other.id - one.id);
}

/**
 * The orders that an unknown payment may pay, the likeliest first: by the amount that is open and by the
 * names of payer and customer. A surname alone suggests nothing.
 */
export function suggestOrders<Candidate extends Named>(
  payment: Payer,
  candidates: readonly Candidate[],
  now: Date,
): Suggestion<Candidate>[] {
  const words = wordsOf(`${payment.payer} ${payment.message}`);
  return candidates
    .filter(({ created_at }) => isPaymentDay(payment.receivedOn, paymentDays(created_at, now)))
    .map((order) => {
      const shared = [...wordsOf(`${order.customer_name} ${order.company_name}`)].filter((word) =>
        words.has(word),
      ).length;
      const isAmount = openOf(order) === payment.halere;
      const likeness = Math.min(shared, WHOLE_NAME) + (isAmount ? WHOLE_NAME : 0);
      const isName = shared >= WHOLE_NAME || (isAmount && shared > 0);
      return { order, likeness, isAmount, isName };
    })
    .filter(({ isAmount, isName }) => isAmount || isName)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ order, isAmount, isName }) => ({
      order,
      matches: [...(isAmount ? ['amount' as const] : []), ...(isName ? ['name' as const] : [])],
    }));
}

/** The words of a name, without accents; initials and the letters of 's.r.o.' are none. */
const wordsOf = (text: string): Set<string> =>
  new Set(fold(text).match(/[\p{Letter}\p{Number}]{3,}/gu));
