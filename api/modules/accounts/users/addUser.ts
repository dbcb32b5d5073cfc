import type { Knex } from 'knex';
import { acquireGlobalLock } from '../../../../db/locks.ts';
import { User } from '../../../../db/models/user.ts';
import type { Role } from '../../../contract/access.ts';
import type { Locale } from '../../../contract/locales.ts';
import { Failure } from '../../../platform/failure.ts';

export interface NewUser {
  email: string;
  username: string;
  role: Role;
  locale: Locale | null;
  password_hash: string;
}

/**
 * Adds a person. Without a name it is the address's beginning.
 * @throws Failure 409 at the field of an address that is taken
 */
export async function addUser(trx: Knex.Transaction, given: NewUser): Promise<User> {
  await acquireGlobalLock(trx);
  const email = given.email.toLowerCase();
  if (await User.query(trx).findOne({ email })) {
    const message = { key: 'user.taken' } as const;
    throw new Failure(409, message, { errors: { email: message } });
  }
  const username = given.username || (email.split('@')[0] ?? email);
  return User.query(trx).insertAndFetch({ ...given, email, username });
}
