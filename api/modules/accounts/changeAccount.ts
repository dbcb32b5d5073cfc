import type { Knex } from 'knex';
import { raw } from 'objection';
import { ApiToken } from '../../../db/models/apiToken.ts';
import { BlogPost } from '../../../db/models/blogPost.ts';
import { Revision } from '../../../db/models/revision.ts';
import { Authenticator, Passkey, RecoveryCode } from '../../../db/models/secondFactor.ts';
import { AccountLink, Session, User } from '../../../db/models/user.ts';
import { takeTurns } from '../../../db/turns.ts';
import type { Role } from '../../contract/access.ts';
import type { SecurityKind } from '../../contract/constants.ts';
import type { Locale } from '../../contract/locales.ts';
import { messageText } from '../../contract/messages/messages.ts';
import { fold } from '../../contract/slug.ts';
import type { SecurityFacts } from '../../contract/types.ts';
import type { Actor } from '../../platform/commands.ts';
import { conflict, Failure, notFound } from '../../platform/failure.ts';
import { noteSecurity } from './securityLog.ts';
import { endSignIns } from './sessions/signIns.ts';

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
  sender?: Actor,
): Promise<User> {
  return knex.transaction(async (trx) => {
    // Two owners at once could lock each other out.
    await takeTurns(trx);
    const user = await User.query(trx).modify('known').findById(id);
    if (!user) throw notFound();
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

/**
 * Leaves of a disabled account what histories refer to: a row without address and way in, under a
 * name that says nothing. Posts have no author then, unless they name one themselves. The caller
 * has taken its turn, so that nobody enables the account meanwhile.
 */
export async function eraseAccount(
  trx: Knex,
  id: number,
  locale: Locale,
  now: Date,
): Promise<void> {
  const username = messageText('user.former', locale);
  const nobody = { email: `erased-${id}`, username, password_hash: '', locale: null };
  await User.query(trx).findById(id).patch(nobody);
  for (const { tableName } of [Session, AccountLink, Authenticator, Passkey, RecoveryCode]) {
    await trx(tableName).where({ user_id: id }).delete();
  }
  await trx(BlogPost.tableName).where({ author_id: id }).update({ author_id: null });
  const revoked_at = raw('coalesce(revoked_at, ?)', now.toISOString());
  await ApiToken.query(trx).where({ user_id: id }).patch({ created_by: username, revoked_at });
  const made = () => Revision.query(trx).where({ user_id: id });
  for (const { username: name } of await made().distinct('username')) {
    const search = raw('replace(search, ?, ?)', fold(name), fold(username));
    await made().where({ username: name }).patch({ username, search });
  }
}
