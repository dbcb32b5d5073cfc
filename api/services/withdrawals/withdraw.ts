import type { Knex } from 'knex';
import { Order } from '../../../db/models/order.ts';
import { Withdrawal, WithdrawalItem } from '../../../db/models/withdrawal.ts';
import { piecesLeft } from '../../contract/withdrawals.ts';
import { conflict, invalidField } from '../failure.ts';
import { enqueueOrderMail } from '../outbox/mails.ts';

interface Declared {
  key: string;
  /** Null for all that is left. */
  items: readonly { id: number; quantity: number }[] | null;
  note: string;
}

/**
 * Keeps a customer's withdrawal and puts its receipt on its way. The same key is the same withdrawal;
 * throws a 422 for more pieces than are left.
 */
export function withdraw(
  knex: Knex,
  order_id: number,
  { key, items, note }: Declared,
  now: Date,
): Promise<Withdrawal> {
  return knex.transaction(async (trx) => {
    // A write that changes nothing locks the order: two forms at once are one after the other.
    await trx('orders')
      .where({ id: order_id })
      .update({ locale: trx.ref('locale') });
    const earlier = await Withdrawal.query(trx)
      .findOne({ order_id, key })
      .withGraphFetched('items');
    if (earlier) return earlier;
    const order = await Order.query(trx)
      .findById(order_id)
      .withGraphFetched('[items, withdrawals.items]')
      .throwIfNotFound();
    const wanted = wantedPieces(order, items);
    const created_at = now.toISOString();
    const made = await Withdrawal.query(trx).insert({
      ...{ order_id, key, note, created_at, state: 'received' as const, reason: '' },
    });
    const rows = wanted.map(({ item, quantity }) => ({
      ...{ withdrawal_id: made.id, order_item_id: item.id, quantity },
    }));
    for (const row of rows) await WithdrawalItem.query(trx).insert(row);
    const named = wanted.map(({ item, quantity }) => ({
      ...{ name: order.locale === 'cs' ? item.name_cs : item.name_en, quantity },
    }));
    const facts = { at: created_at, items: named, ...(note !== '' && { text: note }) };
    await enqueueOrderMail(trx, 'withdrawal', [order_id], now, facts);
    return Withdrawal.query(trx).findById(made.id).withGraphFetched('items').throwIfNotFound();
  });
}

function wantedPieces({ items = [], status, withdrawals = [] }: Order, asked: Declared['items']) {
  if (status === 'cancelled') throw invalidField('items', 'withdrawal.closed');
  const earlier = withdrawals.map(({ state, items: of = [] }) => ({ state, items: of }));
  const counted = items.map((item) => {
    const left = piecesLeft(item, earlier);
    const pieces = asked?.filter(({ id }) => id === item.id) ?? [{ quantity: left }];
    return { item, left, quantity: pieces.reduce((sum, { quantity }) => sum + quantity, 0) };
  });
  const isForeign = asked?.some(({ id }) => !items.some((item) => item.id === id)) ?? false;
  if (isForeign || counted.some(({ left, quantity }) => quantity > left)) {
    throw invalidField('items', 'withdrawal.tooMany');
  }
  const wanted = counted.filter(({ quantity }) => quantity > 0);
  if (wanted.length === 0) throw invalidField('items', 'withdrawal.none');
  return wanted;
}

/** Keeps what the team decided on a withdrawal; throws a 409 when somebody has decided before. */
export async function decideWithdrawal(
  knex: Knex,
  id: number,
  { state, reason }: Pick<Withdrawal, 'state' | 'reason'>,
  user: { id: number } | null,
  now: Date,
): Promise<Withdrawal> {
  const changed = await Withdrawal.query(knex)
    .patch({ state, reason, user_id: user?.id ?? null, decided_at: now.toISOString() })
    .where({ id, state: 'received' });
  const found = await Withdrawal.query(knex)
    .findById(id)
    .withGraphFetched('items')
    .throwIfNotFound();
  if (changed === 0) throw conflict('withdrawal.decided');
  return found;
}
