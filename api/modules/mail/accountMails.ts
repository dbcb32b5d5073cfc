import type { Knex } from 'knex';
import { type MailFacts, OutboxMail } from '../../../db/models/outboxMail.ts';
import { User } from '../../../db/models/user.ts';
import { LIMITS } from '../../contract/constants.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Doing } from '../../platform/commands.ts';
import type { LinkMailKind } from './kinds.ts';
import { enqueueMail } from './mails.ts';

interface LinkMail {
  user: Pick<User, 'id' | 'email' | 'locale'>;
  /** The language of who asked for it, for a person who has chosen none. */
  locale: Locale;
}

const enqueueLinkMail = (
  trx: Knex.Transaction,
  kind: LinkMailKind,
  { user: { id, email: to, locale }, locale: asked }: LinkMail,
  now: Date,
) => enqueueMail(trx, { kind, to, locale: locale ?? asked, facts: { user: id } }, now);

/** Puts a mail on its way by whose link a person of the team chooses the first password. */
export const mailInvitation = (trx: Knex.Transaction, facts: LinkMail, { now }: Doing) =>
  enqueueLinkMail(trx, 'invitation', facts, now);

/** Puts a mail on its way by whose link a person sets a new password, where there is such a person. */
export async function mailPasswordReset(
  trx: Knex.Transaction,
  { user, locale }: { user: LinkMail['user'] | null; locale: Locale },
  { now }: Doing,
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

/** Whose way to sign in was changed. */
interface AccountChange {
  user: Pick<User, 'id'>;
}

/**
 * Makes a consequence: a mail to a person about a change of how they sign in, by whomever. Without an
 * agent of the actor it was changed on the server itself.
 */
export const mailAccountChange =
  (change: MailFacts['change']) =>
  async (trx: Knex.Transaction, { user }: AccountChange, { actor, now }: Doing): Promise<void> => {
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
  doing: Doing,
): Promise<void> {
  if (hadFactor) await mailAccountChange('factor_removed')(trx, facts, doing);
}
