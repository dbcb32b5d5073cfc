import { User } from '../../../../../db/models/user.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { command, emit } from '../../../../platform/commands.ts';

/** Has a link for a new password sent to who can sign in with an address, if there is anybody. */
export const requestPasswordReset = command(
  async (trx, { email, locale }: { email: string; locale: Locale }) => {
    const user = await User.query(trx).modify('active').findOne({ email: email.toLowerCase() });
    emit(trx, 'passwordReset.requested', { email, user: user ?? null, locale });
  },
);
