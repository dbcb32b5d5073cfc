import type { MailKind } from '../../contract/constants.ts';
import type { OrderMailKind } from '../../contract/orderStatuses.ts';

const NOT_OF_ORDERS: readonly MailKind[] = ['reply', 'order_links', 'team_message', 'test'];

export const isOfOrder = (kind: MailKind): kind is OrderMailKind => !NOT_OF_ORDERS.includes(kind);

/** Mails that go with another one. */
export const ALSO: Partial<Record<OrderMailKind, readonly OrderMailKind[]>> = {
  placed: ['team_order'],
};

export const isToTeam = (kind: MailKind): boolean => kind.startsWith('team_');
