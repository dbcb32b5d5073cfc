import type { MailQueue } from '../../../db/models/outboxMail.ts';
import { MAIL_KINDS, type MailKind } from '../../contract/constants.ts';
import type { OrderMailKind } from '../../contract/orderStatuses.ts';

interface KindFacts {
  /** The subject of a mail. Those about accounts of the team are seen by owners only. */
  about: 'order' | 'account' | 'other';
  queue: MailQueue;
  /** Mails that go with it. */
  also?: readonly OrderMailKind[];
}

/** Of an order, to its customer or to the team. */
const ofOrder: KindFacts = { about: 'order', queue: 'ordinary' };
/** Its person waits for a link, or has to learn at once of a foreign sign-in. */
const ofAccount: KindFacts = { about: 'account', queue: 'urgent' };
const other: KindFacts = { about: 'other', queue: 'ordinary' };

/** Everything that differs between kinds of mails, but for their texts. */
const KINDS: Readonly<Record<MailKind, KindFacts>> = {
  placed: { ...ofOrder, also: ['team_order'] },
  paid: ofOrder,
  shipped: ofOrder,
  completed: ofOrder,
  cancelled: ofOrder,
  refunded: ofOrder,
  reminder: ofOrder,
  card_failed: ofOrder,
  withdrawal: { ...ofOrder, also: ['team_withdrawal'] },
  withdrawal_settled: ofOrder,
  withdrawal_refused: ofOrder,
  team_order: ofOrder,
  team_withdrawal: ofOrder,
  team_message: other,
  order_links: other,
  reply: other,
  invitation: ofAccount,
  password_reset: ofAccount,
  account_changed: ofAccount,
  test: other,
};

export type AccountMailKind = 'invitation' | 'password_reset' | 'account_changed';
/** Those with a link that sets a password. */
export type LinkMailKind = Exclude<AccountMailKind, 'account_changed'>;

export const queueOf = (kind: MailKind): MailQueue => KINDS[kind].queue;

/** A kind with those that go with it. */
export const withAlso = (kind: OrderMailKind): OrderMailKind[] => [
  kind,
  ...(KINDS[kind].also ?? []),
];

export const isOfOrder = (kind: MailKind): kind is OrderMailKind => KINDS[kind].about === 'order';

export const isOfAccount = (kind: MailKind): kind is AccountMailKind =>
  KINDS[kind].about === 'account';

export const ACCOUNT_MAILS: readonly AccountMailKind[] = MAIL_KINDS.filter(isOfAccount);

export const isToTeam = (kind: MailKind): boolean => kind.startsWith('team_');

export const isToCustomer = (kind: MailKind): boolean =>
  !isToTeam(kind) && !isOfAccount(kind) && kind !== 'test';
