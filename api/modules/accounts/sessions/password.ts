import { hash, verify } from '@node-rs/argon2';
import type { Knex } from 'knex';
import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { AccountLink, User } from '../../../../db/models/user.ts';
import type { Actor } from '../../../platform/commands.ts';
import { tellOfChange } from '../mails.ts';
import { noteSecurity } from '../securityLog.ts';
import { refuseGuessable } from './guessable.ts';
import { endSignIns } from './signIns.ts';

/** An argon2id hash with OWASP's parameters (19 MiB, 2 passes), which are the library's own. */
export const hashPassword = (password: string): Promise<string> => hash(password);

// Checked when the account is unknown, so that the response time does not reveal it.
let decoy: Promise<string> | undefined;

/** Whether the password is the account's; as slow for an account that does not exist. */
export async function passwordMatches(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== undefined && matches;
}

interface Changing {
  now: Date;
  /** The sign-in that goes on. */
  keep?: string;
  /** Who changes it; absent on the server itself. */
  sender?: Actor;
}

/** The hash of a password that somebody chose; throws a 422 for one that is easy to guess. */
export async function hashChosen(knex: Knex, password: string, email: string): Promise<string> {
  await refuseGuessable(knex, password, email);
  return hashPassword(password);
}

/** Changes an account's password and ends all its sign-ins but the one to keep. */
export async function changePassword(
  knex: Knex,
  { id, email }: Pick<User, 'id' | 'email'>,
  password: string,
  changing: Changing,
): Promise<void> {
  const hash = await hashChosen(knex, password, email);
  await knex.transaction((trx) => storePassword(trx, id, hash, 'password_changed', changing));
}

/** The same in a transaction. Links by mail that could set another password end, an invitation is not sent. */
export async function storePassword(
  trx: Knex.Transaction,
  userId: number,
  password_hash: string,
  kind: 'password_changed' | 'password_reset' | 'joined',
  { now, keep, sender }: Changing,
): Promise<void> {
  await User.query(trx).findById(userId).patch({ password_hash });
  await AccountLink.query(trx).where({ user_id: userId }).delete();
  await endSignIns(trx, userId, now, { keep });
  const user = await User.query(trx).findById(userId).throwIfNotFound();
  const invitation = { kind: 'invitation', to: user.email };
  await OutboxMail.query(trx).where(invitation).whereNull('sent_at').delete();
  await noteSecurity(trx, { ...sender, kind, user, at: now });
  // Who has just set the first one knows.
  if (kind !== 'joined') await tellOfChange(trx, userId, 'password', now, sender);
}
