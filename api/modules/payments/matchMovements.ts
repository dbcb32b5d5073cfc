import { isKeptVerdict, type Verdict } from '../../contract/movementVerdicts.ts';
import type { OrderStatus } from '../../contract/orderStatuses.ts';
import { isCancelled } from '../../contract/orderStatuses.ts';
import { isPaymentDay, paymentDays } from '../../contract/paymentDays.ts';
import { orderOfSymbol } from '../../contract/variableSymbol.ts';
import { type moneyOf, openOf } from '../documents/index.ts';
import type { Movement } from './statements/movement.ts';

/** What a movement is matched with. */
export type OrderToMatch = Parameters<typeof moneyOf>[0] & {
  id: number;
  symbol_year: number | null;
  status: OrderStatus;
  created_at: string;
};

interface Known<Order extends OrderToMatch = OrderToMatch> {
  orders: ReadonlyMap<number, Order>;
  /** Ids of the movements that this source brought before. */
  ids: ReadonlySet<string>;
  /** The `duplicateKey` of each movement that other sources brought. */
  duplicateKeys: ReadonlySet<string>;
  now: Date;
}

/** The same for movements that are probably one payment, brought by two sources. */
export const duplicateKey = (
  movement: Pick<Movement, 'receivedOn' | 'halere' | 'variableSymbol'>,
) => [movement.receivedOn, movement.halere, movement.variableSymbol].join('/');

/** The order whose variable symbol the movement has, if there is one. */
export const orderOf = <Order extends OrderToMatch>(
  { variableSymbol }: Pick<Movement, 'variableSymbol'>,
  orders: ReadonlyMap<number, Order>,
): Order | null => orderOfSymbol(variableSymbol, orders);

/**
 * What each movement means, by variable symbol and amount alone. A movement that matches leaves nothing
 * open for those after it; one that doesn't match takes nothing away, since no one has decided yet. One
 * of a day on which the order can't have been paid waits for a person, whatever its amount. A file may
 * repeat a row, as where exports were put together: its first one counts.
 */
export function matchMovements(
  movements: readonly MatchedFacts[],
  { orders, ids, duplicateKeys, now }: Known,
): Verdict[] {
  const taken = new Set<number>();
  const kept = new Set<string>();
  const verdictOf = (movement: MatchedFacts): Verdict => {
    if (ids.has(movement.externalId)) return 'imported';
    if (kept.has(movement.externalId)) return 'repeated';
    if (movement.fault) return 'unreadable';
    if (movement.isReversal) return movement.halere < 0 ? 'reversal' : 'returned';
    if (movement.halere <= 0) return 'outgoing';
    const order = orderOf(movement, orders);
    if (duplicateKeys.has(duplicateKey(movement))) return 'similar';
    if (!order) return 'unknown';
    if (isCancelled(order.status)) return 'cancelled';
    const open = taken.has(order.id) ? 0 : openOf(order);
    if (open === 0) return 'double';
    if (!isPaymentDay(movement.receivedOn, paymentDays(order.created_at, now))) return 'dated';
    if (movement.halere < open) return 'underpaid';
    if (movement.halere > open) return 'overpaid';
    taken.add(order.id);
    return 'match';
  };
  return movements.map((movement) => {
    const verdict = verdictOf(movement);
    if (isKeptVerdict(verdict)) kept.add(movement.externalId);
    return verdict;
  });
}

type MatchedFacts = Omit<Movement, 'message' | 'payer' | 'counterAccount'>;
