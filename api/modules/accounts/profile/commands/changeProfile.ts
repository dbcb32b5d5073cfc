import { User } from '../../../../../db/models/user.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { command, emit } from '../../../../platform/commands.ts';

interface ProfileInput {
  userId: number;
  username?: string | undefined;
  language?: Locale | undefined;
}

/** Changes a person's own name or language; what isn't given stays. */
export const changeProfile = command(async (trx, { userId, username, language }: ProfileInput) => {
  const changed = { ...(username && { username }), ...(language && { locale: language }) };
  await User.query(trx).findById(userId).patch(changed);
  if (username) emit(trx, 'user.renamed', { id: userId });
});
