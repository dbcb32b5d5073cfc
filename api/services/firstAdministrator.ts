import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { User } from '../../db/models/user.ts';
import type { Config } from '../config.ts';
import { hashPassword } from './sessions/password.ts';

export interface FirstAdministrator {
  user: User;
  /** The random password of an account that was made just now, to be shown once; else null. */
  newPassword: string | null;
}

/**
 * The first administrator: made at the first start, as configured or with a random password
 * (decisions, One process). Later starts leave the accounts alone.
 */
export async function firstAdministrator(
  knex: Knex,
  { adminEmail, adminPassword }: Pick<Config, 'adminEmail' | 'adminPassword'>,
): Promise<FirstAdministrator> {
  const known = await User.query(knex).orderBy('id').first();
  if (known) return { user: known, newPassword: null };
  const password = adminPassword ?? randomBytes(9).toString('base64url');
  const email = adminEmail.toLowerCase();
  const user = await User.query(knex).insert({
    email,
    username: email.split('@')[0] ?? email,
    role: 'admin',
    password_hash: await hashPassword(password),
  });
  return { user, newPassword: adminPassword === undefined ? password : null };
}
