import type { Order, OrderItem } from '../../../../db/models/order.ts';
import type { Voucher } from '../../../../db/models/voucher.ts';
import { isCancelled } from '../../../contract/orderStatuses.ts';
import { itemName } from '../../../contract/slots.ts';
import { formatCode } from '../../../contract/voucherCodes.ts';
import { isWithdrawable } from '../../../contract/vouchers.ts';
import { isGoods, isOfConsumer, withdrawablePieces } from '../../../contract/withdrawals.ts';
import { invalidField } from '../../../platform/failure.ts';
import { usedPieces } from '../../vouchers/index.ts';

/** Pieces of an item. */
interface Pieces {
  item: OrderItem;
  quantity: number;
  /** Their vouchers; none where the item has no valid ones. */
  vouchers: readonly Voucher[];
}

/** What a withdrawal asks for; null for all that is left. */
export type AskedPieces = readonly (AskedOfItem & { id: number })[] | null;

interface AskedOfItem {
  quantity: number;
  /** Ids of the vouchers that end; absent for the last ones. */
  vouchers?: readonly number[] | undefined;
}

/**
 * The pieces of an order, with its items and earlier withdrawals, that a withdrawal is about, and which of its
 * vouchers end: the chosen ones, or else the last that weren't used.
 * @throws Failure 422 for a company's or a cancelled order, for others' items, more pieces than are left, or none,
 * and for vouchers that are used, withdrawn from, another item's, or not as many as the pieces
 */
export function wantedPieces(
  { items = [], status, company_name, withdrawals = [] }: Order,
  asked: AskedPieces,
  vouchers: readonly Voucher[],
): Pieces[] {
  if (!isOfConsumer({ company_name })) throw invalidField('items', 'withdrawal.company');
  if (isCancelled(status)) throw invalidField('items', 'withdrawal.closed');
  const earlier = withdrawals.map(({ state, items: of = [] }) => ({ state, items: of }));
  const used = usedPieces(vouchers);
  const counted = items.map((item) => {
    const left = withdrawablePieces(item, earlier, used.get(item.id));
    const pieces: AskedOfItem[] = asked?.filter(({ id }) => id === item.id) ?? [{ quantity: left }];
    const quantity = pieces.reduce((sum, piece) => sum + piece.quantity, 0);
    return { item, left, quantity, pieces };
  });
  const isForeign = asked?.some(({ id }) => !items.some((item) => item.id === id)) ?? false;
  if (isForeign || counted.some(({ left, quantity }) => quantity > left)) {
    throw invalidField('items', 'withdrawal.tooMany');
  }
  const wanted = counted.filter(({ quantity }) => quantity > 0);
  if (wanted.length === 0) throw invalidField('items', 'withdrawal.none');
  return wanted.map(({ item, quantity, pieces }) => {
    const own = vouchers.filter(({ order_item_id }) => order_item_id === item.id);
    return { item, quantity, vouchers: endedVouchers(own.filter(isWithdrawable), pieces) };
  });
}

/** Which of the vouchers of an item that can be withdrawn from end with pieces of it. */
function endedVouchers(own: readonly Voucher[], pieces: readonly AskedOfItem[]): Voucher[] {
  const quantity = pieces.reduce((sum, piece) => sum + piece.quantity, 0);
  if (!pieces.some(({ vouchers }) => vouchers)) return own.slice(-quantity);
  const chosen = new Set(pieces.flatMap(({ vouchers = [] }) => vouchers));
  const ended = own.filter(({ id }) => chosen.has(id));
  if (chosen.size !== quantity || ended.length !== quantity) {
    throw invalidField('items', 'withdrawal.vouchers');
  }
  return ended;
}

/** Pieces as mails name them: in the order's language. */
export const namedPieces = ({ locale }: Pick<Order, 'locale'>, pieces: readonly Pieces[]) =>
  pieces.map(({ item, quantity, vouchers }) => ({
    name: itemName(item, locale),
    quantity,
    ...(vouchers.length > 0 && { codes: vouchers.map(({ code }) => formatCode(code)) }),
    ...(!isGoods(item) && { isGoods: false as const }),
  }));
