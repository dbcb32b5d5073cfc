import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { oldestRunning, RefreshToken, Session, User } from '../../../../db/models/user.ts';
import { isRole } from '../../../contract/access.ts';
import type { SecurityFacts } from '../../../contract/types.ts';
import type { Actor } from '../../../platform/commands.ts';
import { unauthorized } from '../../../platform/failure.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import { noteSecurity } from '../securityLog.ts';
import {
  type Claims,
  type ReadClaims,
  readAccessToken,
  readInvoiceCookie,
  signAccessToken,
} from './tokens.ts';

const REFRESH_DAYS = 30;
/** How long a used refresh token still returns the same successor: two tabs may race. */
const GRACE_SECONDS = 10;

interface Opening {
  sender?: Actor;
  facts?: SecurityFacts;
  /** Whether nothing may be done but setting up a second factor; throws for who may not sign in. */
  mustEnrol?(trx: Knex): Promise<boolean>;
}

/** Uses of a sign-in are noted at most so often. */
const NOTED_MS = 5 * 60_000;
const MAX_USER_AGENT = 300;

export type Sessions = ReturnType<typeof createSessions>;

interface SessionDeps {
  knex: Knex;
  secret: Uint8Array;
  now: () => Date;
}

/** Sign-in sessions: families of rotating refresh tokens, stored hashed. */
export function createSessions({ knex, secret, now }: SessionDeps) {
  const verified = new LRUCache<string, ReadClaims>({ max: 1_000 });
  /** Keyed by the secret: a new secret invalidates refresh tokens like access tokens. */
  const hashOf = (token: string) =>
    createHmac('sha256', secret).update(`refresh:${token}`).digest('hex');
  const iso = (date: Date) => date.toISOString();

  const addToken = (db: Knex, sessionId: string, token: string) =>
    RefreshToken.query(db).insert({
      session_id: sessionId,
      digest: hashOf(token),
      expires_at: iso(new Date(now().getTime() + REFRESH_DAYS * 86_400_000)),
    });

  const pair = async (claims: Claims, refreshToken: string) => ({
    accessToken: await signAccessToken(secret, claims, now()),
    refreshToken,
  });

  /** The signature is checked once per token, the expiry each time. */
  const claimsOf = async (bearer: string): Promise<ReadClaims | null> => {
    const known = verified.get(bearer);
    if (known) return known.expiresAt > now().getTime() ? known : null;
    const claims = await readAccessToken(secret, bearer, now());
    if (claims) verified.set(bearer, claims);
    return claims;
  };

  const end = (db: Knex, sessionId: string) =>
    Session.query(db)
      .where({ id: sessionId })
      .whereNull('ended_at')
      .patch({ ended_at: iso(now()) });

  const factsOf = ({ address = '', agent = '' }: Actor) => ({
    address,
    user_agent: agent.slice(0, MAX_USER_AGENT),
    last_used_at: iso(now()),
  });

  const noteUse = async (id: string, noted: string | null, sender: Actor) => {
    const before = iso(new Date(now().getTime() - NOTED_MS));
    if (noted !== null && noted > before) return;
    // A full or busy database must not keep anybody from reading.
    await Session.query(knex)
      .where({ id })
      .patch(factsOf(sender))
      .catch(() => undefined);
  };

  /** Read at each request, so that whatever ends a session does so at once and everywhere. */
  const signedIn = async (claims: Claims | null, sender?: Actor): Promise<SessionUser | null> => {
    if (!claims) return null;
    const { sessionId, userId } = claims;
    const user = await User.query(knex)
      .select('users.id', 'users.username', 'users.email', 'users.role', 'sessions.must_enrol')
      .select('sessions.last_used_at')
      .join('sessions', 'sessions.user_id', 'users.id')
      .where({ 'sessions.id': sessionId, 'users.id': userId })
      .whereNull('sessions.ended_at')
      .where('sessions.created_at', '>', oldestRunning(now()))
      .whereNull('users.disabled_at')
      .first()
      .castTo<(User & Pick<Session, 'last_used_at' | 'must_enrol'>) | undefined>();
    if (!user || !isRole(user.role)) return null;
    if (sender) await noteUse(sessionId, user.last_used_at, sender);
    const { id, username, email, role } = user;
    // Of another table's row, which SQLite's numbers are not read for.
    return { id, username, email, role, sessionId, mustEnrol: Boolean(user.must_enrol) };
  };

  return {
    /**
     * Begins a sign-in; one that somebody sent is noted in the security log. Throws a 401 when the
     * account was disabled or got another password since it was read: what ends sign-ins locks the
     * account first, so that it ends this one or keeps it from beginning.
     */
    async open(user: User, { sender, facts = {}, mustEnrol = async () => false }: Opening = {}) {
      const { id: user_id, password_hash } = user;
      const sessionId = randomUUID();
      const token = randomBytes(32).toString('base64url');
      const must_enrol = await knex.transaction(async (trx) => {
        const same = User.query(trx).modify('active').findOne({ id: user_id, password_hash });
        if (!(await same.forUpdate())) throw unauthorized('login.wrong');
        const must_enrol = await mustEnrol(trx);
        await Session.query(trx).insert({
          id: sessionId,
          user_id,
          created_at: iso(now()),
          must_enrol,
          ...(sender && factsOf(sender)),
        });
        await addToken(trx, sessionId, token);
        if (sender) await noteSecurity(trx, { ...sender, kind: 'sign_in', user, facts, at: now() });
        return must_enrol;
      });
      const tokens = await pair({ userId: user_id, sessionId }, token);
      return { ...tokens, sessionId, mustEnrol: must_enrol };
    },

    /** A new pair for a refresh token, or null when it is unknown, expired, ended or used up. */
    refresh(token: string, sender?: Actor) {
      return knex.transaction(async (trx) => {
        const hash = hashOf(token);
        // Writing first takes the lock: of two racing requests, one finds the token used.
        const taken = await RefreshToken.query(trx)
          .where({ digest: hash })
          .whereNull('used_at')
          .patch({ used_at: iso(now()) });
        const row = await RefreshToken.query(trx).findOne({ digest: hash });
        if (!row || row.expires_at <= iso(now())) return null;
        const session = await Session.query(trx)
          .findById(row.session_id)
          .modify('running', oldestRunning(now()));
        if (!session) return null;
        const successor = createHmac('sha256', secret).update(token).digest('base64url');
        if (taken > 0) {
          await addToken(trx, session.id, successor);
        } else if (now().getTime() - Date.parse(row.used_at ?? '') > GRACE_SECONDS * 1000) {
          await end(trx, session.id);
          const user = (await User.query(trx).findById(session.user_id)) ?? null;
          await noteSecurity(trx, { ...sender, kind: 'session_reused', user, at: now() });
          return null;
        }
        const claims = { userId: session.user_id, sessionId: session.id };
        return { ...(await pair(claims, successor)), ...claims };
      });
    },

    /** The person of a valid bearer whose family lives, or null. */
    async userOf(bearer: string, sender?: Actor): Promise<SessionUser | null> {
      return signedIn(await claimsOf(bearer), sender);
    },

    /** The same for a sign-in by its claims, as somebody who is not there to show a bearer. */
    signedIn: (claims: Claims): Promise<SessionUser | null> => signedIn(claims),

    /** The same for the cookie with which documents open. */
    async userOfInvoiceCookie(value: string): Promise<SessionUser | null> {
      return signedIn(value === '' ? null : await readInvoiceCookie(secret, value, now()));
    },

    /** Ends the family of a correctly signed bearer, expired or not. */
    async close(bearer: string, sender?: Actor) {
      const claims = await readAccessToken(secret, bearer, now(), { allowExpired: true });
      if (!claims || (await end(knex, claims.sessionId)) === 0 || !sender) return;
      const user = (await User.query(knex).findById(claims.userId)) ?? null;
      await noteSecurity(knex, { ...sender, kind: 'sign_out', user, at: now() });
    },
  };
}
