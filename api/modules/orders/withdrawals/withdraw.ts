import type { Knex } from 'knex';
import { Order, type OrderItem } from '../../../../db/models/order.ts';
import { Withdrawal, WithdrawalItem } from '../../../../db/models/withdrawal.ts';
import type { WithdrawalDecision } from '../../../contract/types.ts';
import { piecesLeft } from '../../../contract/withdrawals.ts';
import { conflict, invalidField } from '../../../platform/failure.ts';
import { enqueueOrderMail } from '../../mail/mails.ts';

interface Declared {
  key: string;
  /** Null for all that is left. */
  items: readonly { id: number; quantity: number }[] | null;
  /** Who withdraws, if it isn't who the order is of. */
  name?: string;
  note: string;
}

/**
 * Keeps a customer's withdrawal and puts its receipt on its way. The same key is the same withdrawal;
 * throws a 422 for more pieces than are left.
 */
export function withdraw(
  knex: Knex,
  order_id: number,
  { key, items, name: given = '', note }: Declared,
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
    const name = given || order.customer_name;
    const made = await Withdrawal.query(trx).insert({
      order_id,
      key,
      name,
      note,
      created_at,
      state: 'received' as const,
      reason: '',
    });
    const rows = wanted.map(({ item, quantity }) => ({
      withdrawal_id: made.id,
      order_item_id: item.id,
      quantity,
    }));
    for (const row of rows) await WithdrawalItem.query(trx).insert(row);
    const named = wanted.map(({ item, quantity }) => namedPiece(order, item, quantity));
    const facts = { at: created_at, name, items: named, ...(note !== '' && { text: note }) };
    await enqueueOrderMail(trx, 'withdrawal', [order_id], now, facts);
    return Withdrawal.query(trx).findById(made.id).withGraphFetched('items').throwIfNotFound();
  });
}

/** A piece as mails name it. */
const namedPiece = ({ locale }: Order, item: OrderItem, quantity: number) => ({
  name: locale === 'cs' ? item.name_cs : item.name_en,
  quantity,
});

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

/**
 * Keeps what the team decided on a withdrawal and mails it to the customer; throws a 409 when somebody
 * has decided before.
 */
export function decideWithdrawal(
  knex: Knex,
  id: number,
  { state, reason }: WithdrawalDecision,
  user: { id: number } | null,
  now: Date,
): Promise<Withdrawal> {
  return knex.transaction(async (trx) => {
    const changed = await Withdrawal.query(trx)
      .patch({ state, reason, user_id: user?.id ?? null, decided_at: now.toISOString() })
      .where({ id, state: 'received' });
    const found = await Withdrawal.query(trx)
      .findById(id)
      .withGraphFetched('items')
      .throwIfNotFound();
    if (changed === 0) throw conflict('withdrawal.decided');
    const { order_id, created_at, items = [] } = found;
    const order = await Order.query(trx)
      .findById(order_id)
      .withGraphFetched('items')
      .throwIfNotFound();
    const named = (order.items ?? []).flatMap((item) =>
      items
        .filter(({ order_item_id }) => order_item_id === item.id)
        .map(({ quantity }) => namedPiece(order, item, quantity)),
    );
    const facts = { at: created_at, items: named, ...(reason !== '' && { text: reason }) };
    await enqueueOrderMail(trx, DECISION_MAILS[state], [order_id], now, facts);
    return found;
  });
}

const DECISION_MAILS = { settled: 'withdrawal_settled', refused: 'withdrawal_refused' } as const;
