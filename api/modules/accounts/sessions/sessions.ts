import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { oldestRunning, Session, User } from '../../../../db/models/user.ts';
import { isRole } from '../../../contract/access.ts';
import { type Actor, type Bus, PRODUCT } from '../../../platform/commands.ts';
import type { SignedInUser } from '../../../platform/http/context.ts';
import { endSession, insertSession, lockAccount, usedBy } from './openSession.ts';
import {
  type Claims,
  type ReadClaims,
  readAccessToken,
  readInvoiceCookie,
  signAccessToken,
} from './tokens.ts';

/** The use of a sign-in is stored at most so often. */
const USED_MS = 5 * 60_000;

export type Sessions = ReturnType<typeof createSessions>;

interface SessionDeps {
  knex: Knex;
  bus: Bus;
  secret: Uint8Array;
  now: () => Date;
}

/** Sign-in sessions: families of rotating refresh tokens, stored hashed. */
export function createSessions({ knex, bus, secret, now }: SessionDeps) {
  const verified = new LRUCache<string, ReadClaims>({ max: 1_000 });

  /** The signature is checked once per token, the expiry each time. */
  const claimsOf = async (bearer: string): Promise<ReadClaims | null> => {
    const known = verified.get(bearer);
    if (known) return known.expiresAt > now().getTime() ? known : null;
    const claims = await readAccessToken(secret, bearer, now());
    if (claims) verified.set(bearer, claims);
    return claims;
  };

  const storeUse = async (id: string, storedAt: string | null, actor: Actor) => {
    const before = new Date(now().getTime() - USED_MS).toISOString();
    if (storedAt !== null && storedAt > before) return;
    // A full or busy database must not keep anybody from reading.
    await Session.query(knex)
      .where({ id })
      .patch(usedBy(actor, now()))
      .catch(() => undefined);
  };

  /** Read at each request, so that whatever ends a session does so at once and everywhere. */
  const signedIn = async (claims: Claims | null, actor?: Actor): Promise<SignedInUser | null> => {
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
    if (actor) await storeUse(sessionId, user.last_used_at, actor);
    const { id, username, email, role } = user;
    // Of another table's row, which SQLite's numbers are not read for.
    return { id, username, email, role, sessionId, mustEnrol: Boolean(user.must_enrol) };
  };

  return {
    /**
     * Opens a sign-in of the product's own, which the security log leaves out; people sign in by
     * the command `signIn`.
     * @throws Failure 401 when the account was disabled or got another password since it was read
     */
    async open(user: User) {
      const { sessionId, refreshToken } = await bus.run(PRODUCT, async (trx) => {
        await lockAccount(trx, user);
        return insertSession(trx, { userId: user.id, secret, mustEnrol: false }, now());
      });
      const accessToken = await signAccessToken(secret, { userId: user.id, sessionId }, now());
      return { accessToken, refreshToken, sessionId };
    },

    /** The person of a valid bearer whose family lives, or null. */
    async userOf(bearer: string, actor?: Actor): Promise<SignedInUser | null> {
      return signedIn(await claimsOf(bearer), actor);
    },

    /** The same for a sign-in by its claims, of a person who sends no bearer. */
    signedIn: (claims: Claims): Promise<SignedInUser | null> => signedIn(claims),

    /** The same for the cookie with which documents open. */
    async userOfInvoiceCookie(value: string): Promise<SignedInUser | null> {
      return signedIn(value === '' ? null : await readInvoiceCookie(secret, value, now()));
    },

    /** Ends a sign-in of the product's own. */
    async close(sessionId: string): Promise<void> {
      await endSession(knex, sessionId, now());
    },
  };
}
