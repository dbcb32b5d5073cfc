import { hash, verify } from '@node-rs/argon2';
import type { Knex } from 'knex';
import { AccountLink, User } from '../../../../db/models/user.ts';
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

/**
 * The hash of a chosen password.
 * @throws Failure 422 for one that is easy to guess
 */
export async function hashChosen(knex: Knex, password: string, email: string): Promise<string> {
  await refuseGuessable(knex, password, email);
  return hashPassword(password);
}

export interface NewPassword {
  userId: number;
  password_hash: string;
  /** The sign-in that goes on. */
  keep?: string | undefined;
}

/** Stores an account's password and ends its other sign-ins and links by mail; returns the account. */
export async function storePassword(
  trx: Knex.Transaction,
  { userId, password_hash, keep }: NewPassword,
  now: Date,
): Promise<User> {
  await User.query(trx).findById(userId).patch({ password_hash });
  await AccountLink.query(trx).where({ user_id: userId }).delete();
  await endSignIns(trx, userId, now, { keep });
  return User.query(trx).findById(userId).throwIfNotFound();
}
