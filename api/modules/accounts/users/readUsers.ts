import type { Knex } from 'knex';
import { oldestRunning, User } from '../../../../db/models/user.ts';
import { isRole } from '../../../contract/access.ts';
import type { User as WireUser } from '../../../contract/types.ts';
import { notFound } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Listed } from '../../../platform/lists/applyListQuery.ts';
import { integer, type ListFields, moment, text, words } from '../../../platform/lists/fields.ts';
import { listRows } from '../../../platform/lists/listRows.ts';

export const userFields: ListFields = {
  id: integer,
  email: text,
  username: words,
  role: text,
  created_at: moment,
  last_used_at: { ...moment, nullable: true },
};

/** A person with what is known of invitation and use. */
class ListedUser extends User {
  declare invited_until: string | null;
  declare last_used_at: string | null;
  declare has_second_factor: boolean | number;
}

const listed: Listed = { model: User, fields: userFields, order: [['id', 'asc']] };

export async function listUsers(knex: Knex, ctx: Context, now: Date): Promise<WireUser[]> {
  const users = await listRows(ctx, readUsers(knex, now), listed, 'users');
  return users.map((user) => presentUser(user, ctx));
}

export async function readUser(knex: Knex, ctx: Context, id: number, now: Date): Promise<WireUser> {
  const user = await readUsers(knex, now).findById(id);
  if (!user) throw notFound();
  return presentUser(user, ctx);
}

/** An app counts once a code has confirmed it. */
const HAS_FACTOR =
  '(exists (select 1 from passkeys where user_id = users.id) or ' +
  'exists (select 1 from authenticators where user_id = users.id and secret is not null))';

const readUsers = (knex: Knex, now: Date) =>
  ListedUser.query(knex).from(
    User.query(knex)
      .modify('known')
      .select('users.*', {
        search: knex.raw("lower(email || ' ' || username)"),
        invited_until: knex('account_links')
          .where({ kind: 'invitation' })
          .where('user_id', knex.ref('users.id'))
          .max('expires_at'),
        has_second_factor: knex.raw(HAS_FACTOR),
        last_used_at: knex('sessions')
          .where('user_id', knex.ref('users.id'))
          .whereNull('ended_at')
          .where('sessions.created_at', '>', oldestRunning(now))
          .max('last_used_at'),
      })
      .as('users'),
  );

function presentUser(user: ListedUser, { state }: Context): WireUser {
  const { id, email, username, role, disabled_at, password_hash, created_at } = user;
  return {
    id,
    email,
    username,
    created_at,
    role: isRole(role) ? role : 'reader',
    state: disabled_at !== null ? 'disabled' : password_hash === '' ? 'invited' : 'active',
    invited_until: user.invited_until,
    last_used_at: user.last_used_at,
    has_second_factor: Boolean(user.has_second_factor),
    is_own: id === state.user?.id,
  };
}
