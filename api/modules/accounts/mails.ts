import type { Knex } from 'knex';
import type { MailFacts } from '../../../db/models/outboxMail.ts';
import { User } from '../../../db/models/user.ts';
import { LIMITS } from '../../contract/constants.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Actor } from '../../platform/commands.ts';
import { enqueueMail } from '../mail/mails.ts';
import { noteSecurity } from './securityLog.ts';

/** Puts a mail about an account on its way, in the person's language, else in the asker's. */
async function enqueueAccountMail(
  trx: Knex,
  kind: 'invitation' | 'password_reset',
  { id, email: to, locale }: Pick<User, 'id' | 'email' | 'locale'>,
  asked: Locale,
  now: Date,
): Promise<void> {
  await enqueueMail(trx, { kind, to, locale: locale ?? asked, facts: { user: id } }, now);
}

/**
 * Tells a person, in the transaction of its cause, that the way they sign in was changed, by whomever.
 * Without a sender it was done on the server itself.
 */
export async function tellOfChange(
  trx: Knex,
  userId: number,
  change: MailFacts['change'],
  now: Date,
  sender?: Actor,
): Promise<void> {
  const { email: to, locale } = await User.query(trx).findById(userId).throwIfNotFound();
  const isByOwner = sender?.user ? sender.user.id !== userId : false;
  const agent = sender?.agent?.slice(0, LIMITS.line);
  const facts: MailFacts = { user: userId, change, at: now.toISOString(), agent, isByOwner };
  await enqueueMail(trx, { kind: 'account_changed', to, locale, facts }, now);
}

/** Sends an invitation, the first or another one. */
export async function invite(
  trx: Knex,
  user: User,
  asked: Locale,
  now: Date,
  sender: Actor,
): Promise<void> {
  await enqueueAccountMail(trx, 'invitation', user, asked, now);
  const facts = { email: user.email, role: user.role };
  await noteSecurity(trx, { ...sender, kind: 'invited', facts, at: now });
}

/** Has a link that sets a new password sent to who can sign in with this address, if anybody can. */
export async function sendPasswordReset(
  knex: Knex,
  email: string,
  asked: Locale,
  now: Date,
  sender: Actor,
): Promise<void> {
  const user = await User.query(knex).modify('active').findOne({ email: email.toLowerCase() });
  const facts = { known: user !== undefined };
  await noteSecurity(knex, { ...sender, kind: 'password_reset_asked', email, facts, at: now });
  if (user) await enqueueAccountMail(knex, 'password_reset', user, asked, now);
}
