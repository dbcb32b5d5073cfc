import type { Knex } from 'knex';
import { acquireGlobalLock } from '../../../../../db/locks.ts';
import { AccountLink, User } from '../../../../../db/models/user.ts';
import type { Role } from '../../../../contract/access.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { conflict, notFound } from '../../../../platform/failure.ts';
import { endSignIns } from '../../sessions/signIns.ts';

interface AccountChange {
  id: number;
  role?: Role | undefined;
  is_disabled?: boolean | undefined;
}

/**
 * Changes what a person may do, or locks them out, and ends their sign-ins.
 * @throws Failure 404 without such an account; 409 for one's own, and where no owner would be left who
 * can sign in
 */
export const changeAccount = command(
  async (trx, { id, role, is_disabled }: AccountChange, { actor, now }): Promise<void> => {
    // Two owners at once could lock each other out.
    await acquireGlobalLock(trx);
    const user = await User.query(trx).modify('known').findById(id);
    if (!user) throw notFound();
    const hasOtherRole = (role ?? user.role) !== user.role;
    if (id === actor.user?.id && (hasOtherRole || is_disabled)) throw conflict('user.own');
    const wasDisabled = user.disabled_at !== null;
    const changed = {
      role: role ?? user.role,
      disabled_at: (is_disabled ?? wasDisabled) ? (user.disabled_at ?? now.toISOString()) : null,
    };
    const isToggled = changed.disabled_at !== user.disabled_at;
    if (!hasOtherRole && !isToggled) return;
    const isOwner = changed.role === 'owner' && changed.disabled_at === null;
    if (!isOwner && !(await hasOtherOwner(trx, id))) throw conflict('user.lastOwner');
    await User.query(trx).findById(id).patch(changed);
    await endSignIns(trx, id, now);
    if (changed.disabled_at !== null) await AccountLink.query(trx).where({ user_id: id }).delete();
    const { email } = user;
    if (hasOtherRole) emit(trx, 'user.roleChanged', { email, role: changed.role });
    if (isToggled) {
      emit(trx, changed.disabled_at === null ? 'user.enabled' : 'user.disabled', { email });
    }
  },
);

const hasOtherOwner = async (trx: Knex.Transaction, id: number): Promise<boolean> =>
  (await User.query(trx).modify('active').where({ role: 'owner' }).whereNot({ id }).first()) !==
  undefined;
