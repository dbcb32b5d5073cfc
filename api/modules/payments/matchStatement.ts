import type { Knex } from 'knex';
import { Order } from '../../../db/models/order.ts';
import { Payment } from '../../../db/models/payment.ts';
import { batchesOf } from '../../contract/batches.ts';
import { pragueToday } from '../../contract/dates.ts';
import { toCrowns } from '../../contract/money.ts';
import type { Verdict } from '../../contract/movementVerdicts.ts';
import type { PaymentSource } from '../../contract/payments.ts';
import type { PaymentOrder, SuggestedOrder } from '../../contract/types.ts';
import { idsOfSymbol } from '../../contract/variableSymbol.ts';
import { MONEY_COLUMNS, moneyOf, openOf } from '../documents/index.ts';
import { duplicateKey, matchMovements, orderOf } from './matchMovements.ts';
import { reversedOrder } from './reversals.ts';
import type { Movement, Statement } from './statements/movement.ts';
import { readCandidates, type Suggestion, suggestOrders } from './suggestOrders.ts';

const SHOWN = [
  'id',
  'symbol_year',
  'customer_name',
  'status',
  'payment_state',
  'created_at',
  ...MONEY_COLUMNS,
];

/** How many values one SQL statement gets. */
const BATCH = 500;

export interface MatchedMovement {
  movement: Movement;
  verdict: Verdict;
  /** The order whose variable symbol it is, or from which a payment is taken back. */
  order: Order | null;
}

/** Compares each movement with the orders as they are now. */
export async function matchStatement(
  knex: Knex,
  { source, movements: given }: Pick<Statement, 'source' | 'movements'>,
  now: Date,
): Promise<MatchedMovement[]> {
  // A row whose day can't be read counts as received today.
  const today = pragueToday(now);
  const movements = given.map((one) => ({ ...one, receivedOn: one.receivedOn || today }));
  const orders = await readOrders(knex, movements);
  const ids = new Set<string>();
  for (const some of batchesOf(
    movements.map(({ externalId }) => externalId),
    BATCH,
  )) {
    const query = Payment.query(knex).select('external_id').where({ source });
    for (const { external_id } of await query.whereIn('external_id', some)) ids.add(external_id);
  }
  const verdicts = matchMovements(movements, {
    orders,
    ids,
    duplicateKeys: await readDuplicateKeys(knex, source, movements),
    now,
  });
  const matched: MatchedMovement[] = [];
  for (const [index, movement] of movements.entries()) {
    const verdict = verdicts[index] ?? 'unknown';
    const order =
      verdict === 'reversal' ? await readReversed(knex, movement) : orderOf(movement, orders);
    matched.push({ movement, verdict, order });
  }
  return matched;
}

/** The order from which a bank takes a payment back, if that was booked. */
export async function readReversed(
  knex: Knex,
  reversal: Parameters<typeof reversedOrder>[1],
): Promise<Order | null> {
  const id = await reversedOrder(knex, reversal);
  if (id === null) return null;
  return (await Order.query(knex).select(SHOWN).findById(id).whereNull('hidden_at')) ?? null;
}

/** The orders that the movements' symbols can name, by their ids. */
export async function readOrders(
  knex: Knex,
  movements: readonly Pick<Movement, 'variableSymbol'>[],
): Promise<Map<number, Order>> {
  const asked = new Set(movements.flatMap(({ variableSymbol }) => idsOfSymbol(variableSymbol)));
  const orders = new Map<number, Order>();
  for (const some of batchesOf([...asked], BATCH)) {
    const found = await Order.query(knex).select(SHOWN).whereIn('id', some).whereNull('hidden_at');
    for (const order of found) orders.set(order.id, order);
  }
  return orders;
}

/** The duplicate keys of what other sources brought on the days of these movements. */
async function readDuplicateKeys(
  knex: Knex,
  source: PaymentSource,
  movements: readonly Movement[],
): Promise<Set<string>> {
  const days = movements.map(({ receivedOn }) => receivedOn).sort();
  const others = await Payment.query(knex)
    .select('received_on', 'halere', 'variable_symbol')
    .whereBetween('received_on', [days[0] ?? '', days.at(-1) ?? ''])
    .whereNot({ source });
  return new Set(
    others.map(({ received_on, halere, variable_symbol }) =>
      duplicateKey({ receivedOn: received_on, halere, variableSymbol: variable_symbol }),
    ),
  );
}

/** The orders that each unknown payment may belong to; none for the others. */
export async function readSuggestions(
  knex: Knex,
  payments: readonly { movement: SuggestedFor; verdict: Verdict | null }[],
  now: Date,
): Promise<SuggestedOrder[][]> {
  const isAny = payments.some(({ verdict }) => verdict === 'unknown');
  const candidates = isAny ? await readCandidates(knex, SHOWN) : [];
  return payments.map(({ movement, verdict }) =>
    verdict === 'unknown' ? suggestOrders(movement, candidates, now).map(presentSuggestion) : [],
  );
}

type SuggestedFor = Parameters<typeof suggestOrders>[0];

const presentSuggestion = ({ order, matches }: Suggestion<Order>): SuggestedOrder => ({
  ...presentOrderOf(order),
  matches,
});

/** An order as a payment shows it. */
export const presentOrderOf = (order: Order): PaymentOrder => ({
  id: order.id,
  customer_name: order.customer_name,
  status: order.status,
  payment_state: order.payment_state,
  total: toCrowns(moneyOf(order).total),
  open: toCrowns(openOf(order)),
});
