import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { User } from '../../db/models/user.ts';
import type { Config } from '../config.ts';
import { hashPassword, passwordMatches } from './sessions/password.ts';

export interface FirstAdministrator {
  user: User;
  /** The random password of an account that was made just now, to be shown once; else null. */
  newPassword: string | null;
  /** Whether the account's password is the configured one. */
  isConfigured: boolean;
}

/**
 * The first administrator: made at the first start, as configured or with a random password
 * (decisions, One process). Later starts leave the accounts alone and only say whether the configured
 * password still is the account's.
 */
export async function firstAdministrator(
  knex: Knex,
  { adminEmail, adminPassword }: Pick<Config, 'adminEmail' | 'adminPassword'>,
): Promise<FirstAdministrator> {
  const known = await User.query(knex).orderBy('id').first();
  if (known) {
    const isConfigured =
      adminPassword !== undefined && (await passwordMatches(known.password_hash, adminPassword));
    return { user: known, newPassword: null, isConfigured };
  }
  const password = adminPassword ?? randomBytes(9).toString('base64url');
  const email = adminEmail.toLowerCase();
  const user = await User.query(knex).insert({
    email,
    username: email.split('@')[0] ?? email,
    role: 'admin',
    password_hash: await hashPassword(password),
  });
  const isConfigured = adminPassword !== undefined;
  return { user, newPassword: isConfigured ? null : password, isConfigured };
}
