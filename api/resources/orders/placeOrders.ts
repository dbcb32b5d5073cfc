import type { Knex } from 'knex';
import { Failure, invalid } from '../../http/failure.ts';
import { acceptOrder } from './acceptOrder.ts';
import { createBatches, type Outcome } from './batches.ts';
import { readCatalogue } from './catalogue.ts';
import { freeKeys, type Keyed, type KeyHolder, keepKeys, takeKeys } from './idempotency.ts';
import { insertOrders, type NewOrder } from './insertOrders.ts';

/** An order as it was sent, with the language it was sent in and when. */
export type Placement = Keyed & Pick<NewOrder, 'locale' | 'now'>;

const MAX_BATCH = 32;

/**
 * Takes orders. The answered function stores one and answers its id; the same key is one order,
 * however often and however parallel it is sent. Order and key are one transaction, which orders
 * that come at the same time share, on disk when the promise resolves (decisions, Shop).
 * It rejects with a Failure: 409 with the fresh prices, 422 on an unknown method or a key that
 * belongs to other data.
 */
export const orderPlacing = (knex: Knex): ((placement: Placement) => Promise<number>) =>
  createBatches({
    keyOf: ({ key }) => key,
    max: MAX_BATCH,
    write: (placements) => knex.transaction((trx) => placeOrders(trx, placements)),
  });

async function placeOrders(
  trx: Knex.Transaction,
  placements: readonly Placement[],
): Promise<Outcome<number>[]> {
  const now = new Date(Math.max(...placements.map((placement) => placement.now.getTime())));
  const holders = await takeKeys(trx, placements, now);
  const ours = placements.filter((_, index) => holders[index] === 'ours');
  const outcomes = new Map(ours.length > 0 ? await storeOrders(trx, ours, now) : []);
  return placements.map(({ key }, index) => outcomes.get(key) ?? earlierOutcome(holders[index]));
}

/** Stores the orders that can be accepted, and frees the keys of the others. */
async function storeOrders(
  trx: Knex.Transaction,
  placements: readonly Placement[],
  now: Date,
): Promise<[key: string, outcome: Outcome<number>][]> {
  const catalogue = await readCatalogue(
    trx,
    placements.map(({ input }) => input),
  );
  const accepted: (Keyed & NewOrder)[] = [];
  const outcomes: [key: string, outcome: Outcome<number>][] = [];
  for (const placement of placements) {
    const decision = acceptOrder(placement.input, catalogue);
    if (decision instanceof Failure) outcomes.push([placement.key, { failed: decision }]);
    else accepted.push({ ...placement, ...decision });
  }
  if (outcomes.length > 0) {
    await freeKeys(
      trx,
      outcomes.map(([key]) => key),
    );
  }
  if (accepted.length === 0) return outcomes;
  const stored = await insertOrders(trx, accepted);
  await keepKeys(trx, stored, now);
  for (const { key, id } of stored) outcomes.push([key, { done: id }]);
  return outcomes;
}

/** A key that fits answers its order again; one of other data is refused. */
function earlierOutcome(holder: KeyHolder | undefined): Outcome<number> {
  return typeof holder === 'object' && holder.fits && holder.orderId !== null
    ? { done: holder.orderId }
    : { failed: invalid({ key: 'order.keyReused' }) };
}
