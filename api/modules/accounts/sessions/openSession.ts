import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { Session, User } from '../../../../db/models/user.ts';
import type { Actor } from '../../../platform/commands.ts';
import { unauthorized } from '../../../platform/failure.ts';
import { addRefreshToken, newRefreshToken } from './refreshTokens.ts';

const MAX_USER_AGENT = 300;

/** From where, and when, a sign-in is used. */
export const usedBy = ({ address = '', agent = '' }: Actor, now: Date) => ({
  address,
  user_agent: agent.slice(0, MAX_USER_AGENT),
  last_used_at: now.toISOString(),
});

/**
 * Locks an account that signs in. What ends sign-ins locks it, too (`endSignIns`), so that it ends the
 * new one or keeps it from beginning.
 * @throws Failure 401 when the account was disabled or got another password since it was read
 */
export async function lockAccount(
  trx: Knex.Transaction,
  { id, password_hash }: Pick<User, 'id' | 'password_hash'>,
): Promise<void> {
  const same = User.query(trx).modify('active').findOne({ id, password_hash });
  if (!(await same.forUpdate())) throw unauthorized('login.wrong');
}

interface NewSession {
  userId: number;
  /** The key of refresh tokens. */
  secret: Uint8Array;
  /** Whether nothing may be done but setting up a second factor. */
  mustEnrol: boolean;
  /** Who signs in, and from where; absent for the product's own. */
  actor?: Actor;
}

/** Stores a sign-in and its first refresh token, of a locked account. */
export async function insertSession(
  trx: Knex.Transaction,
  { userId, secret, mustEnrol, actor }: NewSession,
  now: Date,
): Promise<{ sessionId: string; refreshToken: string }> {
  const sessionId = randomUUID();
  const refreshToken = newRefreshToken();
  await Session.query(trx).insert({
    id: sessionId,
    user_id: userId,
    created_at: now.toISOString(),
    must_enrol: mustEnrol,
    ...(actor && usedBy(actor, now)),
  });
  await addRefreshToken(trx, { sessionId, token: refreshToken, secret }, now);
  return { sessionId, refreshToken };
}

/** Ends a sign-in; returns how many were ended, 0 for one that had ended before. */
export const endSession = async (db: Knex, sessionId: string, now: Date): Promise<number> =>
  Session.query(db)
    .where({ id: sessionId })
    .whereNull('ended_at')
    .patch({ ended_at: now.toISOString() });
