import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { acquireGlobalLock } from '../../db/locks.ts';
import { User } from '../../db/models/user.ts';
import { hashPassword, passwordMatches, whyGuessable } from '../modules/accounts/index.ts';
import type { Config } from '../platform/config.ts';

interface FirstAdministrator {
  user: User;
  /** The generated password of a new account, to be shown once; else null. */
  newPassword: string | null;
  /** Whether the password is that in ADMIN_PASSWORD. */
  isConfigured: boolean;
  /** Whether the new account has a password that guessing begins with. */
  isGuessable: boolean;
}

/**
 * Creates the first owner at the first start; later only checks whether the configured password is
 * valid. A password that is easy to guess is taken, and said: whoever starts the server may choose it.
 */
export async function firstAdministrator(
  knex: Knex,
  { adminEmail, adminPassword }: Pick<Config, 'adminEmail' | 'adminPassword'>,
): Promise<FirstAdministrator> {
  const password = adminPassword ?? randomBytes(16).toString('base64url');
  const { user, isNew } = await knex.transaction(async (trx) => {
    await acquireGlobalLock(trx);
    const users = () => User.query(trx).orderBy('id').first();
    const known = (await users().modify('active').where({ role: 'owner' })) ?? (await users());
    return { user: known ?? (await insert(trx, adminEmail, password)), isNew: !known };
  });
  const isConfigured =
    adminPassword !== undefined && (isNew || (await passwordMatches(user.password_hash, password)));
  return {
    user,
    newPassword: isNew && !isConfigured ? password : null,
    isConfigured,
    isGuessable: isNew && (await whyGuessable(knex, password, user.email)) !== null,
  };
}

async function insert(trx: Knex.Transaction, adminEmail: string, password: string): Promise<User> {
  const email = adminEmail.toLowerCase();
  return User.query(trx).insert({
    email,
    username: email.split('@')[0] ?? email,
    role: 'owner',
    password_hash: await hashPassword(password),
  });
}

/** Prints the site's addresses and the administrator's account. */
export function announce(
  config: Pick<Config, 'port' | 'publicUrl' | 'adminPassword'>,
  port: number,
  administrator: FirstAdministrator,
  output: { write(text: string): unknown } = process.stdout,
): void {
  const base =
    config.port === port ? config.publicUrl : config.publicUrl.replace(/:\d+$/, `:${port}`);
  output.write(
    [
      '',
      `  Website      ${base}/`,
      `  Back-office  ${base}/admin`,
      `  API          ${base}/api/docs`,
      '',
      `  Sign in at   ${base}/login`,
      `  E-mail       ${administrator.user.email}`,
      `  Password     ${passwordLine(config, administrator)}`,
      '',
      '',
    ].join('\n'),
  );
}

function passwordLine(
  { adminPassword }: Pick<Config, 'adminPassword'>,
  { newPassword, isConfigured, isGuessable }: FirstAdministrator,
): string {
  if (newPassword !== null) return `${newPassword}   (shown at this start only)`;
  if (isGuessable) return 'as set in ADMIN_PASSWORD, which is easy to guess: choose another one';
  if (isConfigured) return 'as set in ADMIN_PASSWORD';
  const another = 'npm run user -- password sets a new one';
  return adminPassword === undefined
    ? `unchanged (${another})`
    : `unchanged: ADMIN_PASSWORD counts at the first start only (${another})`;
}
