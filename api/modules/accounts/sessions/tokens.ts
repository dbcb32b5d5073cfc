import { createHmac, randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { isPlaced } from '../../../contract/sitePlaces.ts';
import type { Preview } from '../../../platform/http/context.ts';
import { REFRESH_DAYS } from './refreshTokens.ts';

const ISSUER = 'paddock';
const ACCESS_SECONDS = 15 * 60;
const PREVIEW_SECONDS = 60 * 60;
/** How long the second step of a sign-in, or a passkey, may take. */
const STEP_SECONDS = 5 * 60;

/** As long as an unused sign-in lasts; whether the session has ended is read from the database. */
export const INVOICE_COOKIE_SECONDS = REFRESH_DAYS * 86_400;

/** What a token may be used for; one kind is never accepted as another. */
type Audience = 'access' | 'invoice' | 'preview' | 'second step' | 'passkey';

export interface Claims {
  userId: number;
  sessionId: string;
}

export interface ReadClaims extends Claims {
  /** In milliseconds since 1970. */
  expiresAt: number;
}

/** What a preview of unpublished settings opens: the draft of the administrator with its id. */
export const DRAFTS = 'drafts';

/** A bearer, short-lived: its sign-in is renewed with a refresh token. */
export const signAccessToken = (secret: Uint8Array, claims: Claims, now: Date): Promise<string> =>
  signClaims(secret, claims, 'access', now, ACCESS_SECONDS);

/** The claims of a signed bearer, or null; sign-out takes an expired one too. */
export const readAccessToken = (
  secret: Uint8Array,
  token: string,
  now: Date,
  { allowExpired = false } = {},
): Promise<ReadClaims | null> =>
  readClaims(secret, token, 'access', allowExpired ? new Date(0) : now);

/** The value of the invoice cookie: an invoice opens in a new tab, which sends no bearer. */
export const signInvoiceCookie = (secret: Uint8Array, claims: Claims, now: Date): Promise<string> =>
  signClaims(secret, claims, 'invoice', now, INVOICE_COOKIE_SECONDS);

/** The claims of a correctly signed, unexpired cookie, or null. */
export const readInvoiceCookie = (
  secret: Uint8Array,
  value: string,
  now: Date,
): Promise<Claims | null> => readClaims(secret, value, 'invoice', now);

/** Who made a preview: a person in one of their sign-ins, or a script with its token. */
export type PreviewMaker = Claims | { tokenId: number };

interface SignedPreview {
  preview: Preview;
  maker: PreviewMaker;
  isExpired: boolean;
}

/** A token that shows one hidden record, or a draft, to anyone who has it, for an hour. */
export async function signPreview(
  secret: Uint8Array,
  { resource, id }: Preview,
  maker: PreviewMaker,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const claims =
    'tokenId' in maker ? { tid: maker.tokenId } : { uid: maker.userId, sid: maker.sessionId };
  const token = await sign(secret, `${resource}/${id}`, claims, 'preview', now, PREVIEW_SECONDS);
  const seconds = Math.floor(now.getTime() / 1000) + PREVIEW_SECONDS;
  return { token, expiresAt: new Date(seconds * 1000) };
}

/** What a correctly signed preview token says, expired or not; null for any other text. */
export async function readPreview(
  secret: Uint8Array,
  token: string,
  now: Date,
): Promise<SignedPreview | null> {
  const payload = await read(secret, token, 'preview', new Date(0));
  const [resource = '', id] = payload?.sub?.split('/') ?? [];
  const maker = makerOf(payload);
  if (!maker || !(resource === DRAFTS || isPlaced(resource))) return null;
  const isExpired = (payload?.exp ?? 0) * 1000 <= now.getTime();
  return { preview: { resource, id: Number(id) }, maker, isExpired };
}

function makerOf(payload: JWTPayload | null): PreviewMaker | null {
  const { tid: tokenId, uid: userId, sid: sessionId } = payload ?? {};
  if (typeof tokenId === 'number') return { tokenId };
  return typeof userId === 'number' && typeof sessionId === 'string' ? { userId, sessionId } : null;
}

interface Account {
  id: number;
  password_hash: string;
}

/**
 * Says that this password of an account was right: good for the second step of its sign-in alone,
 * and, by its id, for one.
 */
export const signTicket = (secret: Uint8Array, account: Account, now: Date): Promise<string> => {
  const claims = { pwd: markOf(secret, account), jti: randomUUID() };
  return sign(secret, String(account.id), claims, 'second step', now, STEP_SECONDS);
};

/** The account and the id of a correctly signed, unexpired ticket whose password still holds, or null. */
export async function readTicket<T extends Account>(
  secret: Uint8Array,
  ticket: string,
  now: Date,
  find: (userId: number) => Promise<T | undefined>,
): Promise<{ account: T; id: string } | null> {
  const payload = await read(secret, ticket, 'second step', now);
  const userId = Number(payload?.sub);
  const id = payload?.jti;
  const account = Number.isInteger(userId) ? await find(userId) : undefined;
  if (!account || id === undefined || payload?.pwd !== markOf(secret, account)) return null;
  return { account, id };
}

/** Differs for each password and reveals nothing of it. */
const markOf = (secret: Uint8Array, { password_hash }: Account): string =>
  createHmac('sha256', secret).update(`password:${password_hash}`).digest('base64url');

/** What a passkey signs: unlike any other, and for one purpose. */
export const signChallenge = (secret: Uint8Array, purpose: string, now: Date): Promise<string> =>
  sign(secret, purpose, { jti: randomUUID() }, 'passkey', now, STEP_SECONDS);

/** The purpose of a correctly signed, unexpired challenge, or null. */
export const readChallenge = async (
  secret: Uint8Array,
  challenge: string,
  now: Date,
): Promise<string | null> => (await read(secret, challenge, 'passkey', now))?.sub ?? null;

const signClaims = (
  secret: Uint8Array,
  { userId, sessionId }: Claims,
  ...use: [Audience, now: Date, seconds: number]
) => sign(secret, String(userId), { sid: sessionId }, ...use);

async function readClaims(secret: Uint8Array, token: string, audience: Audience, now: Date) {
  const payload = await read(secret, token, audience, now);
  const userId = Number(payload?.sub);
  const sessionId = payload?.sid;
  if (!Number.isInteger(userId) || typeof sessionId !== 'string') return null;
  return { userId, sessionId, expiresAt: (payload?.exp ?? 0) * 1000 };
}

function sign(
  secret: Uint8Array,
  subject: string,
  claims: JWTPayload,
  ...[audience, now, seconds]: [Audience, now: Date, seconds: number]
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

async function read(
  secret: Uint8Array,
  token: string,
  audience: Audience,
  now: Date,
): Promise<JWTPayload | null> {
  try {
    const use = { issuer: ISSUER, audience, algorithms: ['HS256'], currentDate: now };
    return (await jwtVerify(token, secret, use)).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
