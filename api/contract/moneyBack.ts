import { settledHalere } from './withdrawnPrice.ts';

type Settling = Parameters<typeof settledHalere>[0];

interface Withdrawn extends Omit<Settling, 'withdrawalId' | 'leftHalere'> {
  /** What the order costs now. */
  totalHalere: number;
}

/**
 * What of an order's money its undecided withdrawals send back, if the team settles them as they are: all that their
 * pieces cost; only the rest, as less was paid than what is kept costs with them; or none, as what was paid is for
 * what is kept. Undefined where no withdrawal waits for the team and nothing is left to be returned.
 */
export function moneyBack(order: Withdrawn): 'all' | 'rest' | 'none' | undefined {
  const { withdrawals, totalHalere, keptHalere } = order;
  const open = withdrawals.filter(({ state }) => state === 'received');
  let all = withdrawals;
  let left = totalHalere;
  for (const { id: withdrawalId } of open) {
    left -= settledHalere({ ...order, withdrawals: all, withdrawalId, leftHalere: left });
    all = all.map((each) => (each.id === withdrawalId ? { ...each, state: 'settled' } : each));
  }
  const back = keptHalere - left;
  if (open.length === 0) return back > 0 ? 'all' : undefined;
  if (back <= 0) return 'none';
  return back < Math.min(totalHalere - left, keptHalere) ? 'rest' : 'all';
}
