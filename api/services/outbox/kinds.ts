import type { MailKind } from '../../contract/constants.ts';
import type { OrderMailKind } from '../../contract/orderStatuses.ts';

/** Mails to people of the team about their accounts, which only owners see. */
export const ACCOUNT_MAILS = ['invitation', 'password_reset', 'account_changed'] as const;
export type AccountMailKind = (typeof ACCOUNT_MAILS)[number];
/** Those with a link that sets a password. */
export type LinkMailKind = Exclude<AccountMailKind, 'account_changed'>;

const NOT_OF_ORDERS: readonly MailKind[] = [
  ...(['reply', 'order_links', 'team_message', 'test'] as const),
  ...ACCOUNT_MAILS,
];

export const isOfOrder = (kind: MailKind): kind is OrderMailKind => !NOT_OF_ORDERS.includes(kind);

/** Mails that go with another one. */
export const ALSO: Partial<Record<OrderMailKind, readonly OrderMailKind[]>> = {
  placed: ['team_order'],
};

export const isOfAccount = (kind: MailKind): kind is AccountMailKind =>
  ACCOUNT_MAILS.some((known) => known === kind);

export const isToTeam = (kind: MailKind): boolean => kind.startsWith('team_');
