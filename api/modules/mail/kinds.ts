import type { MailQueue } from '../../../db/models/outboxMail.ts';
import {
  type AccountMailKind,
  MAIL_KINDS,
  MAILS,
  type MailKind,
  type OrderMailKind,
} from '../../contract/mailKinds.ts';

/** Those with a link that sets a password. */
export type LinkMailKind = Exclude<AccountMailKind, 'account_changed'>;

/** Mails that go with another one. */
const ALSO: Partial<Record<OrderMailKind, readonly OrderMailKind[]>> = {
  placed: ['team_order'],
  withdrawal: ['team_withdrawal'],
};

/** A kind with those that go with it. */
export const withAlso = (kind: OrderMailKind): OrderMailKind[] => [kind, ...(ALSO[kind] ?? [])];

export const isOfOrder = (kind: MailKind): kind is OrderMailKind => 'parts' in MAILS[kind];

export const isOfAccount = (kind: MailKind): kind is AccountMailKind =>
  'isOfAccount' in MAILS[kind];

/** Mails about accounts are urgent: people wait for their links, or have to know at once of a stranger's sign-in. */
export const queueOf = (kind: MailKind): MailQueue => (isOfAccount(kind) ? 'urgent' : 'ordinary');

export const ACCOUNT_MAILS: readonly AccountMailKind[] = MAIL_KINDS.filter(isOfAccount);

export const isToTeam = (kind: MailKind): boolean => kind.startsWith('team_');

export const isToCustomer = (kind: MailKind): boolean =>
  !isToTeam(kind) && !isOfAccount(kind) && kind !== 'test';
