import { isWithdrawnWhole, mayBePaid } from './withdrawals.ts';
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
  if (!mayBePaid(order)) return undefined;
  const { total, withdrawals } = order;
  const { left, keptHalere } = settledAsTheyAre(order);
  const back = keptHalere - left;
  if (!withdrawals.some(isOpen)) return back > 0 ? 'all' : undefined;
  if (back <= 0) return 'none';
  return back < Math.min(total - left, keptHalere) ? 'rest' : 'all';
}

/** What of an order's price will be left to pay, in haléře, once its undecided withdrawals are settled as they are. */
export function leftToPay(order: Withdrawn): number {
  const { left, keptHalere } = settledAsTheyAre(order);
  return Math.max(0, left - keptHalere);
}

/**
 * The same of an order whose payment waits for the decision on its withdrawals; undefined where it doesn't: what is
 * paid on delivery can't.
 */
export function leftAfterDecision(order: Withdrawn & { open: number }): number | undefined {
  const { open, paymentKind, items, withdrawals } = order;
  const isWaiting =
    open > 0 &&
    paymentKind !== 'cash_on_delivery' &&
    withdrawals.some(isOpen) &&
    !isWithdrawnWhole(items, withdrawals);
  return isWaiting ? leftToPay(order) : undefined;
}

const isOpen = ({ state }: Withdrawn['withdrawals'][number]) => state === 'received';

/** What an order costs once its undecided withdrawals are settled, and what of the customer's money there is. */
function settledAsTheyAre(order: Withdrawn) {
  const { withdrawals, paid, refunded, total } = order;
  // Before cash is recorded, the carrier has the whole price.
  const keptHalere = paid <= 0 && mayBePaid(order) ? total : paid - refunded;
  let all = withdrawals;
  let left = total;
  for (const { id: withdrawalId } of withdrawals.filter(isOpen)) {
    left -= settledHalere({
      ...order,
      keptHalere,
      withdrawals: all,
      withdrawalId,
      leftHalere: left,
    });
    all = all.map((each) => (each.id === withdrawalId ? { ...each, state: 'settled' } : each));
  }
  return { left, keptHalere };
}
