import { oldestRunning, RefreshToken, Session, User } from '../../../../../db/models/user.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { endSession } from '../../sessions/openSession.ts';
import { addRefreshToken, refreshDigest, successorOf } from '../../sessions/refreshTokens.ts';
import type { Claims } from '../../sessions/tokens.ts';

/** How long a used refresh token still returns the same successor: two tabs may race. */
const GRACE_SECONDS = 10;

interface RefreshInput {
  token: string;
  /** The key of refresh tokens. */
  secret: Uint8Array;
}

/**
 * Exchanges a refresh token for its successor. One that was used before, and not just now, ends its
 * sign-in: it may be stolen.
 * @returns null for a token that is unknown, expired, used up or of a sign-in that has ended
 */
export const refreshSignIn = command(
  async (
    trx,
    { token, secret }: RefreshInput,
    { now },
  ): Promise<(Claims & { refreshToken: string }) | null> => {
    const digest = refreshDigest(secret, token);
    const at = now.toISOString();
    // Writing first takes the lock: of two racing requests, one finds the token used.
    const taken = await RefreshToken.query(trx)
      .where({ digest })
      .whereNull('used_at')
      .patch({ used_at: at });
    const row = await RefreshToken.query(trx).findOne({ digest });
    if (!row || row.expires_at <= at) return null;
    const session = await Session.query(trx)
      .findById(row.session_id)
      .modify('running', oldestRunning(now));
    if (!session) return null;
    const successor = successorOf(secret, token);
    if (taken > 0) {
      await addRefreshToken(trx, { sessionId: session.id, token: successor, secret }, now);
    } else if (now.getTime() - Date.parse(row.used_at ?? '') > GRACE_SECONDS * 1000) {
      await endSession(trx, session.id, now);
      const user = (await User.query(trx).findById(session.user_id)) ?? null;
      emit(trx, 'signIn.reused', { user });
      return null;
    }
    return { refreshToken: successor, userId: session.user_id, sessionId: session.id };
  },
);
