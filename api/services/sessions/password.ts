import { hash, verify } from '@node-rs/argon2';
import type { Knex } from 'knex';
import { User } from '../../../db/models/user.ts';
import { noteSecurity, type Sender } from '../securityLog.ts';
import { endSessions } from './sessions.ts';

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

/** Changes an account's password and ends all its sessions. */
export async function changePassword(
  knex: Knex,
  userId: number,
  password: string,
  now: Date,
  sender?: Sender,
): Promise<void> {
  const password_hash = await hashPassword(password);
  await knex.transaction(async (trx) => {
    await User.query(trx).findById(userId).patch({ password_hash });
    await endSessions(trx, userId, now);
    const user = (await User.query(trx).findById(userId)) ?? null;
    await noteSecurity(trx, { kind: 'password_changed', ...sender, user, at: now });
  });
}
