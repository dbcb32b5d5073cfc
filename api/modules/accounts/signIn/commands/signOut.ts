import { User } from '../../../../../db/models/user.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { endSession } from '../../sessions/openSession.ts';
import type { Claims } from '../../sessions/tokens.ts';

/** Ends the sign-in of a bearer; one that has ended stays as it is. */
export const signOut = command(async (trx, { userId, sessionId }: Claims, { now }) => {
  if ((await endSession(trx, sessionId, now)) === 0) return;
  const user = (await User.query(trx).findById(userId)) ?? null;
  emit(trx, 'signIn.closed', { user });
});
