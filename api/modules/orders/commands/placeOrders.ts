import { isDatabaseUnavailable } from '../../../../db/connect.ts';
import { CommitUnconfirmed, type DirectQuery } from '../../../../db/directTransaction.ts';
import type { PaymentKind } from '../../../contract/constants.ts';
import { kindToPay } from '../../../contract/orders.ts';
import type { OrderCreated } from '../../../contract/types.ts';
import { symbolYear, variableSymbol } from '../../../contract/variableSymbol.ts';
import { type Bus, emit, FailedAfterCommit, PRODUCT } from '../../../platform/commands.ts';
import { Failure, invalid } from '../../../platform/failure.ts';
import { takePlaces } from '../../dates/index.ts';
import { takeUse } from '../../discounts/index.ts';
import type { AgreedTerms } from '../../legal/index.ts';
import { takeStock } from '../../stock/index.ts';
import { type AcceptedOrder, acceptOrder } from '../checkout/acceptOrder.ts';
import { createBatches, type Outcome } from '../checkout/batches.ts';
import { type Catalogue, readCatalogue } from '../checkout/catalogue.ts';
import {
  fits,
  type KeptKey,
  type KeyedOrder,
  KeyTaken,
  keepKeys,
  readKeys,
} from '../checkout/idempotency.ts';
import { insertOrderItems, insertOrders, type NewOrder } from '../checkout/insertOrders.ts';
import { mintOrderLink } from '../orderLinks.ts';

// The shop's busiest write. One Objection transaction per order would be simpler, at a fifteenth of
// the orders. Measured side by side, 8 customers at once on 2 cores, the parts of that are:
// - group commit (batches.ts): 2.9 times as many orders as one transaction each
// - transactions directly on the driver (directTransaction.ts): 1.5 times as many as knex's own
// - prepared statements that are kept (statementCache.ts): 1.2 times
// - reads on connections of their own (readOn in connect.ts): 1.4 times

type Placement = KeyedOrder & Pick<NewOrder, 'locale' | 'now'>;
type Agreed = Placement & Pick<NewOrder, 'termsDigest'>;

interface Placing {
  bus: Bus;
  /** What each order agrees to; orders without it agree to nothing that is kept. */
  terms?: AgreedTerms | null;
  /** Whether orders may be paid by card. */
  takesCards?: boolean;
}

/** `kind` is how a new order is paid; undefined of one that was sent before. */
export type Placed = Pick<OrderCreated, 'orderId' | 'link' | 'variable_symbol'> & {
  kind: PaymentKind | null | undefined;
};

const MAX_BATCH = 32;
const ATTEMPTS = 3;

/**
 * Takes orders: the returned function stores one and returns its id and a secret link to its page.
 * The same key is one order, however often and concurrently it is sent, with a fresh link each time.
 * Order, key and link are one transaction, shared by concurrent orders, and on disk when the promise
 * resolves. It rejects with a Failure: 409 with the current prices, 422 on an unknown method or a key
 * that belongs to other data.
 */
export const orderPlacing = ({
  bus,
  terms = null,
  takesCards = false,
}: Placing): ((placement: Placement) => Promise<Placed>) =>
  createBatches({
    keyOf: ({ key }) => key,
    mayRetry: (error) =>
      !(
        error instanceof CommitUnconfirmed ||
        error instanceof FailedAfterCommit ||
        isDatabaseUnavailable(error)
      ),
    max: MAX_BATCH,
    write: async (placements) => {
      // Both languages' terms are remembered: batches wait for nothing here.
      const agreed = await Promise.all(placements.map((placement) => agree(placement, terms)));
      return placeTogether(bus, agreed, takesCards);
    },
  });

const agree = async (placement: Placement, terms: AgreedTerms | null): Promise<Agreed> => ({
  ...placement,
  termsDigest: terms && (await terms(placement.locale, placement.now)),
});

/** Places a batch in one transaction, again when another server's order took one of its keys. */
async function placeTogether(
  bus: Bus,
  placements: readonly Agreed[],
  takesCards: boolean,
  attempts = ATTEMPTS,
): Promise<Outcome<Placed>[]> {
  try {
    return await bus.runDirect(PRODUCT, (query) => placeOrders(query, placements, takesCards));
  } catch (error) {
    if (!(error instanceof KeyTaken) || attempts <= 1) throw error;
    return placeTogether(bus, placements, takesCards, attempts - 1);
  }
}

async function placeOrders(
  query: DirectQuery,
  placements: readonly Agreed[],
  takesCards: boolean,
): Promise<Outcome<Placed>[]> {
  const now = new Date(Math.max(...placements.map((placement) => placement.now.getTime())));
  const inputs = placements.map(({ input }) => input);
  const [keys, catalogue] = await Promise.all([
    readKeys(query, placements, now),
    readCatalogue(query, inputs, now),
  ]);
  const decisions = placements.map((placement) => decide(placement, keys, catalogue, takesCards));
  const accepted = decisions.filter((decision) => 'lines' in decision);
  const orders = accepted.length > 0 ? await insertOrders(query, accepted) : [];
  const outcomes = decisions.map((decision): Outcome<Stored> => {
    if (!('lines' in decision)) return decision;
    const id = orders[accepted.indexOf(decision)]?.id ?? 0;
    return { done: { id, symbol_year: symbolYear(decision.now) } };
  });
  const done = outcomes.flatMap((outcome) => ('done' in outcome ? [outcome.done.id] : []));
  const [links] = await Promise.all([
    mintOrderLink(query, done, now),
    orders.length > 0 && storeParts(query, orders, now),
  ]);
  const made = orders.map(({ id }) => id);
  if (made.length > 0) emit(query, 'order.placed', { orderIds: made });
  const free = orders.filter(issuesAtOnce).map(({ id }) => id);
  if (free.length > 0) emit(query, 'orders.free', { orderIds: free });
  const repeated = done.filter((id) => !made.includes(id));
  if (repeated.length > 0) emit(query, 'order.repeated', { orderIds: repeated });
  let linked = 0;
  return outcomes.map((outcome, index) => {
    if (!('done' in outcome)) return outcome;
    const decision = decisions[index];
    // How an order that was sent before is paid is not read here.
    const kind = decision && 'lines' in decision ? kindOf(decision) : undefined;
    const { done: stored } = outcome;
    const variable_symbol = variableSymbol(stored);
    return { done: { orderId: stored.id, link: links[linked++] ?? '', variable_symbol, kind } };
  });
}

/** Whether an order that nothing is to be paid for issues vouchers. */
const issuesAtOnce = ({ totalHalere, lines }: NewOrder): boolean =>
  totalHalere === 0 && lines.some(({ product }) => product.voucher !== null);

/** An order of this batch, or one that was sent before. */
type Stored = Parameters<typeof variableSymbol>[0];

const kindOf = ({ payment: { kind, name_en }, totalHalere }: AcceptedOrder) =>
  kindToPay({ kind, name: name_en }, totalHalere);

function decide(
  placement: Agreed,
  keys: ReadonlyMap<string, KeptKey>,
  catalogue: Catalogue,
  takesCards: boolean,
): (Agreed & AcceptedOrder) | Outcome<Stored> {
  const kept = placement.key === null ? undefined : keys.get(placement.key);
  if (kept) {
    return fits(kept, placement.input)
      ? { done: { id: kept.order_id, symbol_year: kept.symbol_year } }
      : { failed: invalid({ key: 'order.keyReused' }) };
  }
  const decision = acceptOrder(placement.input, catalogue, {
    takesCards,
    locale: placement.locale,
  });
  if (decision instanceof Failure) return { failed: decision };
  // The next orders of the batch find fewer pieces and uses.
  if (decision.code) takeUse(decision.code, placement.input.customer.email);
  for (const { product, quantity } of decision.lines) {
    if (product.level) product.level.quantity -= quantity;
    if (product.slot) product.slot.left -= quantity;
  }
  return { ...placement, ...decision };
}

async function storeParts(
  query: DirectQuery,
  orders: readonly (Placement & NewOrder & { id: number })[],
  now: Date,
): Promise<void> {
  const taken = orders.flatMap(({ id: orderId, lines }) =>
    lines.flatMap(({ product: { level }, quantity }) =>
      level ? [{ orderId, level, quantity }] : [],
    ),
  );
  const booked = orders.flatMap(({ id: orderId, lines }) =>
    lines.flatMap(({ product: { slot }, quantity }, line) =>
      slot ? [{ orderId, line, slot, quantity }] : [],
    ),
  );
  await Promise.all([
    insertOrderItems(query, orders),
    keepKeys(query, orders, now),
    takeStock(query, taken, now),
  ]);
  await takePlaces(query, booked, now);
}
