import { type Claims, type ReadClaims, readClaims, signClaims } from './signedClaims.ts';

const ACCESS_SECONDS = 15 * 60;

/** A bearer of 15 minutes that names the user and the session's family (decisions, Sign-in). */
export const signAccessToken = (secret: Uint8Array, claims: Claims, now: Date): Promise<string> =>
  signClaims(secret, claims, { audience: 'access', now, seconds: ACCESS_SECONDS });

/**
 * The claims of a correctly signed bearer, or null.
 * @param allowExpired sign-out ends a family by an expired bearer too
 */
export const readAccessToken = (
  secret: Uint8Array,
  token: string,
  now: Date,
  { allowExpired = false } = {},
): Promise<ReadClaims | null> =>
  readClaims(secret, token, { audience: 'access', now: allowExpired ? new Date(0) : now });
