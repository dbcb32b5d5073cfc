import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

const ISSUER = 'paddock';

/** What a signed text may be used for; one kind never passes for the other. */
export type Audience = 'access' | 'invoice' | 'preview';

interface Signed {
  subject: string;
  claims?: JWTPayload;
  audience: Audience;
  now: Date;
  /** How long it holds. */
  seconds: number;
}

/** A text that only this server can have made, for one use and until a moment. */
export function signText(
  secret: Uint8Array,
  { subject, claims = {}, audience, now, seconds }: Signed,
): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .sign(secret);
}

/** What a text says that was correctly signed for this use and isn't expired, or null. */
export async function readText(
  secret: Uint8Array,
  text: string,
  { audience, now }: { audience: Audience; now: Date },
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(text, secret, {
      issuer: ISSUER,
      audience,
      algorithms: ['HS256'],
      currentDate: now,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
