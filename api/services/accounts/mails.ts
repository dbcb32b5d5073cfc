import type { Knex } from 'knex';
import { User } from '../../../db/models/user.ts';
import type { Locale } from '../../contract/locales.ts';
import { enqueueMail } from '../outbox/mails.ts';
import { noteSecurity, type Sender } from '../securityLog.ts';

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

/** Sends an invitation, the first or another one. */
export async function invite(
  trx: Knex,
  user: User,
  asked: Locale,
  now: Date,
  sender: Sender,
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
  sender: Sender,
): Promise<void> {
  const user = await User.query(knex).modify('active').findOne({ email: email.toLowerCase() });
  const facts = { known: user !== undefined };
  await noteSecurity(knex, { ...sender, kind: 'password_reset_asked', email, facts, at: now });
  if (user) await enqueueAccountMail(knex, 'password_reset', user, asked, now);
}
