import { AccountLink, User } from '../../../../../db/models/user.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { notFound } from '../../../../platform/failure.ts';
import { storePassword } from '../../sessions/password.ts';

interface LinkUse {
  link: AccountLink;
  password_hash: string;
  /** The name that the person chose; '' leaves it. */
  username: string;
}

/**
 * Sets a password by a link, which is used up, and ends all sign-ins of the person.
 * @throws Failure 404 where the link was used meanwhile
 */
export const setPasswordByLink = command(
  async (trx, { link, password_hash, username }: LinkUse, { now }) => {
    // Of two at once, one finds it used.
    const used = await AccountLink.query(trx).deleteById(link.digest);
    if (used === 0) throw notFound('accountLink.gone');
    const user = await storePassword(trx, { userId: link.user_id, password_hash }, now);
    emit(trx, link.kind === 'invitation' ? 'user.joined' : 'password.reset', { user });
    if (username === '') return;
    await User.query(trx).findById(user.id).patch({ username });
    emit(trx, 'user.renamed', { id: user.id });
  },
);
