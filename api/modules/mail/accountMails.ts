import type { Knex } from 'knex';
import { type MailFacts, OutboxMail } from '../../../db/models/outboxMail.ts';
import { User } from '../../../db/models/user.ts';
import { LIMITS } from '../../contract/constants.ts';
import type { Locale } from '../../contract/locales.ts';
import type { CommandContext } from '../../platform/commands.ts';
import type { LinkMailKind } from './kinds.ts';
import { enqueueMail } from './mails.ts';

interface LinkMail {
  user: Pick<User, 'id' | 'email' | 'locale'>;
  /** The requester's language, for a person who has chosen none. */
  locale: Locale;
}

const enqueueLinkMail = (
  trx: Knex.Transaction,
  kind: LinkMailKind,
  { user: { id, email: to, locale }, locale: asked }: LinkMail,
  now: Date,
) => enqueueMail(trx, { kind, to, locale: locale ?? asked, facts: { user: id } }, now);

/** Queues an invitation: a mail with a link to choose the first password. */
export const mailInvitation = (trx: Knex.Transaction, facts: LinkMail, { now }: CommandContext) =>
  enqueueLinkMail(trx, 'invitation', facts, now);

/** Queues a mail with a link to set a new password, if the account exists. */
export async function mailPasswordReset(
  trx: Knex.Transaction,
  { user, locale }: { user: LinkMail['user'] | null; locale: Locale },
  { now }: CommandContext,
): Promise<void> {
  if (user) await enqueueLinkMail(trx, 'password_reset', { user, locale }, now);
}

/** Deletes invitations that were not sent yet to a person who has chosen a password. */
export async function deleteInvitations(
  trx: Knex.Transaction,
  { user: { email } }: { user: Pick<User, 'email'> },
): Promise<void> {
  await OutboxMail.query(trx)
    .where({ kind: 'invitation', to: email })
    .whereNull('sent_at')
    .delete();
}

/** The account whose way to sign in was changed. */
interface AccountChange {
  user: Pick<User, 'id'>;
}

/**
 * Creates a consequence: a mail to a person about a change of how they sign in. Without an
 * agent of the actor it was changed on the server itself.
 */
export const mailAccountChange =
  (change: MailFacts['change']) =>
  async (
    trx: Knex.Transaction,
    { user }: AccountChange,
    { actor, now }: CommandContext,
  ): Promise<void> => {
    const { email: to, locale } = await User.query(trx).findById(user.id).throwIfNotFound();
    const isByOwner = actor.user ? actor.user.id !== user.id : false;
    const agent = actor.agent?.slice(0, LIMITS.line);
    const facts: MailFacts = { user: user.id, change, at: now.toISOString(), agent, isByOwner };
    await enqueueMail(trx, { kind: 'account_changed', to, locale, facts }, now);
  };

/** A mail about factors that were removed by an owner or on the server, where there were any. */
export async function mailFactorsReset(
  trx: Knex.Transaction,
  { hadFactor, ...facts }: AccountChange & { hadFactor: boolean },
  context: CommandContext,
): Promise<void> {
  if (hadFactor) await mailAccountChange('factor_removed')(trx, facts, context);
}
