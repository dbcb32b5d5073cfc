import type { Order, OrderItem } from '../../../../db/models/order.ts';
import { itemName } from '../../../contract/slots.ts';
import { isGoods, isOfConsumer, withdrawablePieces } from '../../../contract/withdrawals.ts';
import { invalidField } from '../../../platform/failure.ts';

/** Pieces of an item. */
interface Pieces {
  item: OrderItem;
  quantity: number;
}

/** What a withdrawal asks for; null for all that is left. */
export type AskedPieces = readonly { id: number; quantity: number }[] | null;

/**
 * The pieces of an order, with its items and earlier withdrawals, that a withdrawal is about. `used` says
 * of how many pieces of an item the vouchers were used.
 * @throws Failure 422 for a company's or a cancelled order, for others' items, more pieces than are left, or none
 */
export function wantedPieces(
  { items = [], status, company_name, withdrawals = [] }: Order,
  asked: AskedPieces,
  used: ReadonlyMap<number, number>,
): Pieces[] {
  if (!isOfConsumer({ company_name })) throw invalidField('items', 'withdrawal.company');
  if (status === 'cancelled') throw invalidField('items', 'withdrawal.closed');
  const earlier = withdrawals.map(({ state, items: of = [] }) => ({ state, items: of }));
  const counted = items.map((item) => {
    const left = withdrawablePieces(item, earlier, used.get(item.id));
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

/** Pieces as mails name them: in the order's language. */
export const namedPieces = ({ locale }: Pick<Order, 'locale'>, pieces: readonly Pieces[]) =>
  pieces.map(({ item, quantity }) => ({
    name: itemName(item, locale),
    quantity,
    ...(!isGoods(item) && { isGoods: false as const }),
  }));
