import { mayBePaid } from './withdrawals.ts';
import { settledHalere } from './withdrawnPrice.ts';

type Settling = Omit<
  Parameters<typeof settledHalere>[0],
  'withdrawalId' | 'keptHalere' | 'leftHalere'
>;

/** An order with its sums in haléře. */
type Withdrawn = Settling &
  Parameters<typeof mayBePaid>[0] & {
    /** What it costs now. */
    total: number;
  };

/**
 * What of an order's money its undecided withdrawals send back, if the team settles them as they are: all that their
 * pieces cost; only the rest, as less was paid than what is kept costs with them; or none, as what was paid is for
 * what is kept. Undefined where there is no money of the customer, or no withdrawal waits and nothing is left to return.
 */
export function moneyBack(order: Withdrawn): 'all' | 'rest' | 'none' | undefined {
  const { withdrawals, paid, refunded, total } = order;
  if (!mayBePaid(order)) return undefined;
  // Before cash is recorded, the carrier has the whole price.
  const keptHalere = paid > 0 ? paid - refunded : total;
  const open = withdrawals.filter(({ state }) => state === 'received');
  let all = withdrawals;
  let left = total;
  for (const { id: withdrawalId } of open) {
    left -= settledHalere({
      ...order,
      keptHalere,
      withdrawals: all,
      withdrawalId,
      leftHalere: left,
    });
    all = all.map((each) => (each.id === withdrawalId ? { ...each, state: 'settled' } : each));
  }
  const back = keptHalere - left;
  if (open.length === 0) return back > 0 ? 'all' : undefined;
  if (back <= 0) return 'none';
  return back < Math.min(total - left, keptHalere) ? 'rest' : 'all';
}
