import type { Knex } from 'knex';
import { raw } from 'objection';
import { ApiToken } from '../../../../db/models/apiToken.ts';
import { BlogPost } from '../../../../db/models/blogPost.ts';
import { Revision } from '../../../../db/models/revision.ts';
import { Authenticator, Passkey, RecoveryCode } from '../../../../db/models/secondFactor.ts';
import { AccountLink, Session, User } from '../../../../db/models/user.ts';
import type { Locale } from '../../../contract/locales.ts';
import { messageText } from '../../../contract/messages/messages.ts';
import { fold } from '../../../contract/slug.ts';

/**
 * Leaves of a disabled account what histories refer to: a row without address and way in, under a
 * name that says nothing. Posts have no author then, unless they name one themselves. The caller
 * has taken its turn, so that the account is not enabled meanwhile.
 */
export async function eraseAccount(
  trx: Knex,
  id: number,
  locale: Locale,
  now: Date,
): Promise<void> {
  const username = messageText('user.former', locale);
  const erased = { email: `erased-${id}`, username, password_hash: '', locale: null };
  await User.query(trx).findById(id).patch(erased);
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
