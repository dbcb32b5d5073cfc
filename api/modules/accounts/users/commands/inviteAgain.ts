import { User } from '../../../../../db/models/user.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { conflict } from '../../../../platform/failure.ts';

/**
 * Sends another invitation to a person who has no password yet.
 * @throws Failure 409 for one who has, or is disabled
 */
export const inviteAgain = command(async (trx, { id, asked }: { id: number; asked: Locale }) => {
  const user = await User.query(trx).findById(id).throwIfNotFound();
  if (user.password_hash !== '' || user.disabled_at !== null) throw conflict('user.joined');
  emit(trx, 'user.invited', { user, locale: asked });
});
