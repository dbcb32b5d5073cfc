import type { Locale } from '../../../../contract/locales.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { addUser, type NewUser } from '../addUser.ts';

interface Invitation extends Omit<NewUser, 'password_hash'> {
  /** The language of who invites. */
  asked: Locale;
}

/**
 * Adds a person and sends an invitation.
 * @returns the account's id
 * @throws Failure 409 at the field of an address that is taken
 */
export const inviteUser = command(async (trx, { asked, ...given }: Invitation) => {
  const user = await addUser(trx, { ...given, password_hash: '' });
  emit(trx, 'user.invited', { user, locale: asked });
  return user.id;
});
