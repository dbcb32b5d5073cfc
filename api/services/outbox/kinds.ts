import type { MailKind } from '../../contract/constants.ts';
import type { OrderStatus } from '../../contract/orderStatuses.ts';

/** Kinds that are about one order. */
export type OrderMailKind = Exclude<MailKind, 'reply' | 'order_links' | 'team_message' | 'test'>;

const NOT_OF_ORDERS: readonly MailKind[] = ['reply', 'order_links', 'team_message', 'test'];

export const isOfOrder = (kind: MailKind): kind is OrderMailKind => !NOT_OF_ORDERS.includes(kind);

/** Mails that go with another one. */
export const ALSO: Partial<Record<OrderMailKind, readonly OrderMailKind[]>> = {
  placed: ['team_order'],
};

/** What the customer is told when an order reaches a status. */
const OF_STATUS: Partial<Record<OrderStatus, OrderMailKind>> = {
  shipped: 'shipped',
  completed: 'completed',
  done: 'completed',
  cancelled: 'cancelled',
};

/** The mail that a change of an order's status is told by; null where none is. */
export function mailOfChange(from: OrderStatus, to: OrderStatus): OrderMailKind | null {
  const kind = OF_STATUS[to];
  return kind && kind !== OF_STATUS[from] ? kind : null;
}

export const isToTeam = (kind: MailKind): boolean => kind.startsWith('team_');
