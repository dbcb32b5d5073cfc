import type { Knex } from 'knex';
import { AccountLink, User } from '../../../db/models/user.ts';
import { takeTurns } from '../../../db/turns.ts';
import type { Role } from '../../contract/access.ts';
import type { SecurityKind } from '../../contract/constants.ts';
import type { Locale } from '../../contract/locales.ts';
import type { SecurityFacts } from '../../contract/types.ts';
import { conflict, Failure } from '../failure.ts';
import { noteSecurity, type Sender } from '../securityLog.ts';
import { endSignIns } from '../sessions/signIns.ts';

interface NewUser {
  email: string;
  username: string;
  role: Role;
  locale: Locale | null;
  password_hash: string;
}

/** Adds a person; a taken address is told at its field. Without a name it is the address's beginning. */
export async function addUser(trx: Knex.Transaction, given: NewUser): Promise<User> {
  await takeTurns(trx);
  const email = given.email.toLowerCase();
  if (await User.query(trx).findOne({ email })) {
    const said = { key: 'user.taken' } as const;
    throw new Failure(409, said, { errors: { email: said } });
  }
  const username = given.username || (email.split('@')[0] ?? email);
  return User.query(trx).insertAndFetch({ ...given, email, username });
}

/**
 * Changes what a person may do, or locks them out, and ends their sign-ins. Throws a 409 where nobody
 * would be left who can sign in as an owner.
 */
export function changeAccount(
  knex: Knex,
  id: number,
  { role, is_disabled }: { role?: Role; is_disabled?: boolean },
  now: Date,
  sender?: Sender,
): Promise<User> {
  return knex.transaction(async (trx) => {
    // Two owners at once could lock each other out.
    await takeTurns(trx);
    const user = await User.query(trx).findById(id).throwIfNotFound();
    const wasDisabled = user.disabled_at !== null;
    const changed = {
      role: role ?? user.role,
      disabled_at: (is_disabled ?? wasDisabled) ? (user.disabled_at ?? now.toISOString()) : null,
    };
    if (changed.role === user.role && changed.disabled_at === user.disabled_at) return user;
    const isOwner = changed.role === 'owner' && changed.disabled_at === null;
    if (!isOwner && !(await hasOtherOwner(trx, id))) throw conflict('user.lastOwner');
    await User.query(trx).findById(id).patch(changed);
    await endSignIns(trx, id, now);
    if (changed.disabled_at !== null) await AccountLink.query(trx).where({ user_id: id }).delete();
    const note = (kind: SecurityKind, facts: SecurityFacts = {}) =>
      noteSecurity(trx, { ...sender, kind, facts: { email: user.email, ...facts }, at: now });
    if (changed.role !== user.role) await note('role_changed', { role: changed.role });
    if (changed.disabled_at !== user.disabled_at) {
      await note(changed.disabled_at === null ? 'enabled' : 'disabled');
    }
    return User.query(trx).findById(id).throwIfNotFound();
  });
}

const hasOtherOwner = async (trx: Knex.Transaction, id: number): Promise<boolean> =>
  (await User.query(trx).modify('active').where({ role: 'owner' }).whereNot({ id }).first()) !==
  undefined;
