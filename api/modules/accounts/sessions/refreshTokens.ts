import { createHmac, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { RefreshToken } from '../../../../db/models/user.ts';
import { DAY_MS } from '../../../contract/durations.ts';

/** How long a sign-in lasts without use. However often it is renewed, it ends after `SESSION_DAYS`. */
export const REFRESH_DAYS = 30;

export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** Keyed by the secret: a new secret invalidates refresh tokens like access tokens. */
export const refreshDigest = (secret: Uint8Array, token: string): string =>
  createHmac('sha256', secret).update(`refresh:${token}`).digest('hex');

/** The token that follows another one, the same each time: two tabs may race. */
export const successorOf = (secret: Uint8Array, token: string): string =>
  createHmac('sha256', secret).update(token).digest('base64url');

/** Stores the digest of a sign-in's refresh token. */
export async function addRefreshToken(
  trx: Knex,
  { sessionId, token, secret }: { sessionId: string; token: string; secret: Uint8Array },
  now: Date,
): Promise<void> {
  await RefreshToken.query(trx).insert({
    session_id: sessionId,
    digest: refreshDigest(secret, token),
    expires_at: new Date(now.getTime() + REFRESH_DAYS * DAY_MS).toISOString(),
  });
}
