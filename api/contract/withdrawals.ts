import type { PaymentKind, ProductCategory, ShippingKind } from './constants.ts';
import { dayAfter, pragueToday } from './dates.ts';
import { endOfPeriod } from './holidays.ts';
import type { PerLocale } from './locales.ts';
import { type OrderStatus, RECEIVED, SUPPLIED } from './orderStatuses.ts';
import { isHandedOver } from './shipping.ts';

/** States of a withdrawal: not decided yet, accepted, or refused. */
export const WITHDRAWAL_STATES = ['received', 'settled', 'refused'] as const;

export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

export const WITHDRAWAL_STATE_LABELS: Readonly<Record<WithdrawalState, PerLocale<string>>> = {
  received: { en: 'Received', cs: 'Doručeno' },
  settled: { en: 'Settled', cs: 'Vyřízeno' },
  refused: { en: 'Refused', cs: 'Odmítnuto' },
};

/** The statutory period; a team may offer a longer one. */
export const WITHDRAWAL_DAYS = 14;

/** The setting `withdrawal_days` in days, at least the statutory period. */
export const withdrawalDays = (setting: string): number =>
  Math.max(WITHDRAWAL_DAYS, /^\d{1,3}$/.test(setting.trim()) ? Number(setting) : 0);

/**
 * The last day of the withdrawal period, YYYY-MM-DD: counted from the last time the order was completed,
 * and never on a weekend or a holiday (Civil Code, § 607 and 1829). Null before that.
 */
export function withdrawalEnd(
  history: readonly { status: string; created_at: string }[],
  days: number,
): string | null {
  const isReceived = (status: string) => RECEIVED.some((received) => received === status);
  const received = history.filter(({ status }) => isReceived(status)).map((one) => one.created_at);
  const last = received.sort().at(-1);
  if (last === undefined) return null;
  return endOfPeriod(dayAfter(pragueToday(new Date(last)), days));
}

/** A masked e-mail address that its owner still recognises: `j…a@example.cz`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = '', ...rest] = email.slice(0, Math.max(at, 0));
  const last = rest.length > 1 ? rest.at(-1) : '';
  return first && `${first}…${last}${email.slice(at)}`;
}

/** Whether an order may be withdrawn from without a reason: one of a company is no consumer's. */
export const isOfConsumer = ({ company_name }: { company_name: string }): boolean =>
  company_name === '';

interface Bought {
  id: number;
  quantity: number;
  is_withdrawable: boolean;
}

interface Withdrawn {
  state: WithdrawalState;
  items?: readonly { order_item_id: number; quantity: number }[];
}

/** How many pieces of an item were withdrawn from; refused withdrawals do not count. */
export const withdrawnPieces = (itemId: number, withdrawals: readonly Withdrawn[]): number =>
  withdrawals
    .filter(({ state }) => state !== 'refused')
    .flatMap(({ items = [] }) => items)
    .filter(({ order_item_id }) => order_item_id === itemId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** The ids of the vouchers that withdrawals ended; refused ones end none. */
export const withdrawnVouchers = (
  withdrawals: readonly {
    state: WithdrawalState;
    items?: readonly { vouchers?: readonly number[] | undefined }[];
  }[],
): ReadonlySet<number> =>
  new Set(
    withdrawals
      .filter(({ state }) => state !== 'refused')
      .flatMap(({ items = [] }) => items.flatMap(({ vouchers = [] }) => vouchers)),
  );

/** The ids of the vouchers of withdrawals that are not decided yet: these may be valid again. */
export const undecidedVouchers = (
  withdrawals: Parameters<typeof withdrawnVouchers>[0],
): ReadonlySet<number> =>
  withdrawnVouchers(withdrawals.filter(({ state }) => state === 'received'));

/**
 * How many pieces of an item can still be withdrawn. Those whose vouchers were used can't: the service was
 * provided (Civil Code, § 1837 a).
 */
export function withdrawablePieces(
  item: Bought,
  withdrawals: readonly Withdrawn[],
  used = 0,
): number {
  if (!item.is_withdrawable) return 0;
  return Math.max(0, item.quantity - withdrawnPieces(item.id, withdrawals) - used);
}

/** Whether an item is goods, which a customer can send back; vouchers and courses are not. */
export const isGoods = ({ category }: { category?: ProductCategory | null }): boolean =>
  !category || isHandedOver(category);

interface Standing {
  status: OrderStatus;
  /** Null if the shipping method is gone. */
  shippingKind: ShippingKind | null;
  paymentKind: PaymentKind | null;
  /** Money that came in and that went back, in any unit. */
  paid: number;
  refunded: number;
}

/** Whether an order's goods were sent or handed over, so that withdrawn ones have to come back. */
export const wasSent = ({
  status,
  shippingKind,
}: Pick<Standing, 'status' | 'shippingKind'>): boolean =>
  shippingKind !== 'none' && SUPPLIED.includes(status);

/**
 * Whether the customer may have paid something that didn't go back, so that a withdrawal returns it (Civil Code,
 * § 1832): cash is with the carrier before it is recorded.
 */
export const mayBePaid = ({
  status,
  paymentKind,
  paid,
  refunded,
}: Omit<Standing, 'shippingKind'>): boolean =>
  paid > refunded || (paid <= 0 && paymentKind === 'cash_on_delivery' && SUPPLIED.includes(status));

/** The withdrawals that are not decided yet, the oldest first. */
export const undecided = <W extends Withdrawn & { created_at: string }>(
  withdrawals: readonly W[],
): W[] =>
  withdrawals
    .filter(({ state }) => state === 'received')
    .sort((one, other) => one.created_at.localeCompare(other.created_at));

/** What withdrawals leave of an order: its items with the pieces that are kept, those with none left out. */
export const keptItems = <Item extends Omit<Bought, 'is_withdrawable'>>(
  items: readonly Item[],
  withdrawals: readonly Withdrawn[],
): (Item & { quantity: number })[] =>
  items
    .map((item) => ({ ...item, quantity: item.quantity - withdrawnPieces(item.id, withdrawals) }))
    .filter(({ quantity }) => quantity > 0);

/** Whether withdrawals leave no piece of an order, not even of what can't be withdrawn. */
export const isWithdrawnWhole = (
  items: readonly Omit<Bought, 'is_withdrawable'>[],
  withdrawals: readonly Withdrawn[],
): boolean => keptItems(items, withdrawals).length === 0;

/** Whether withdrawals leave none of an order's goods, so that there is nothing more to send. */
export const isWithoutGoods = (
  items: readonly (Omit<Bought, 'is_withdrawable'> & Parameters<typeof isGoods>[0])[],
  withdrawals: readonly Withdrawn[],
): boolean => items.some(isGoods) && !keptItems(items, withdrawals).some(isGoods);
