import { type Audience, readText, signText } from './signedText.ts';

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

/** Claims signed for one use until a moment. */
export const signClaims = (
  secret: Uint8Array,
  { userId, sessionId }: Claims,
  use: { audience: Audience; now: Date; seconds: number },
): Promise<string> =>
  signText(secret, { subject: String(userId), claims: { sid: sessionId }, ...use });

/** The claims of a text that was correctly signed for this use and isn't expired, or null. */
export async function readClaims(
  secret: Uint8Array,
  text: string,
  use: { audience: Audience; now: Date },
): Promise<ReadClaims | null> {
  const said = await readText(secret, text, use);
  const userId = Number(said?.sub);
  const sessionId = said?.sid;
  if (!Number.isInteger(userId) || typeof sessionId !== 'string') return null;
  return { userId, sessionId, expiresAt: (said?.exp ?? 0) * 1000 };
}
