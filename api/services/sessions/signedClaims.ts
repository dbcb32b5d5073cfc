import { errors, jwtVerify, SignJWT } from 'jose';

const ISSUER = 'paddock';

/** Who a signed text speaks for. */
export interface Claims {
  userId: number;
  /** The session's family. */
  sessionId: string;
}

/** Claims that were read, with the moment until which they hold, in milliseconds. */
export interface ReadClaims extends Claims {
  expiresAt: number;
}

/** What a signed text may be used for; one kind never passes for the other. */
export type Audience = 'access' | 'invoice';

/** Claims signed for one use until a moment. */
export function signClaims(
  secret: Uint8Array,
  claims: Claims,
  { audience, now, seconds }: { audience: Audience; now: Date; seconds: number },
): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setSubject(String(claims.userId))
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .sign(secret);
}

/** The claims of a text that was correctly signed for this use and isn't expired, or null. */
export async function readClaims(
  secret: Uint8Array,
  text: string,
  { audience, now }: { audience: Audience; now: Date },
): Promise<ReadClaims | null> {
  try {
    const { payload } = await jwtVerify(text, secret, {
      issuer: ISSUER,
      audience,
      algorithms: ['HS256'],
      currentDate: now,
    });
    const userId = Number(payload.sub);
    const sessionId = payload.sid;
    if (!Number.isInteger(userId) || typeof sessionId !== 'string') return null;
    return { userId, sessionId, expiresAt: (payload.exp ?? 0) * 1000 };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
