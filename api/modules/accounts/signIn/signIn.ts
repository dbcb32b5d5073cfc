import { LRUCache } from 'lru-cache';
import type { User } from '../../../../db/models/user.ts';
import { DAY_MS } from '../../../contract/durations.ts';
import type { SecurityFacts } from '../../../contract/types.ts';
import type { Bus } from '../../../platform/commands.ts';
import { Failure, tooMany } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { INVOICES, KNOWN_DEVICE, readCookie, setCookie } from '../../../platform/http/cookies.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { networkOf } from '../../../platform/limiter.ts';
import type { LoginGuard } from '../loginGuard.ts';
import {
  type Claims,
  INVOICE_COOKIE_SECONDS,
  signAccessToken,
  signInvoiceCookie,
} from '../sessions/tokens.ts';
import { type Attempted, recordFailedAttempt } from './commands/recordFailedAttempt.ts';
import { recordRefusedAttempt } from './commands/recordRefusedAttempt.ts';
import { signIn } from './commands/signIn.ts';

export interface AttemptsDeps {
  bus: Bus;
  guard: LoginGuard;
}

const DEVICE_DAYS = 365;
const REFUSED_MS = 600_000;

/** Verifies a password, a code or a passkey, as often as the guard allows. */
type Attempt = <T>(
  ctx: Context,
  who: Attempted,
  verify: () => Promise<T | null>,
) => Promise<T | null>;

/**
 * Creates the check that all ways to sign in share: `verify` is called once the guard admits the attempt; if
 * it returns null, a failure is recorded.
 * @throws Failure 403 for a page of another site, 429 after too many failures
 */
export function createAttempts({ bus, guard }: AttemptsDeps): Attempt {
  /** Refusals can be many: only the first of a network in ten minutes is recorded. */
  const refused = new LRUCache<string, true>({ max: 1_000, ttl: REFUSED_MS });
  const recordRefused = async (ctx: Context, email: string) => {
    const network = networkOf(ctx.ip);
    if (refused.has(network)) return;
    refused.set(network, true);
    await recordRefusedAttempt(bus, { email }, actorOf(ctx));
  };

  return async (ctx, who, verify) => {
    // Another site could otherwise sign a visitor in to its own account.
    const isAllowed = ctx.res.hasHeader('access-control-allow-origin');
    if (ctx.get('sec-fetch-site') === 'cross-site' && !isAllowed) {
      throw new Failure(403, { key: 'error.forbidden' });
    }
    const device = readCookie(ctx, KNOWN_DEVICE);
    const { email, isSecond = false } = who;
    const attempt = { address: ctx.ip, email, device, isSecond };
    const wait = await guard.admit(attempt);
    if (wait > 0) {
      await recordRefused(ctx, email);
      throw tooMany(wait);
    }
    const found = await verify();
    if (found !== null) await guard.succeeded(attempt);
    else await recordFailedAttempt(bus, who, actorOf(ctx));
    return found;
  };
}

interface SignInDeps extends AttemptsDeps {
  secret: Uint8Array;
  now(): Date;
}

/** The end of all ways to sign in: the session with its tokens and cookies. */
export function createSignIn({ bus, guard, secret, now }: SignInDeps) {
  /** Renewed at each refresh, so that invoices open for as long as the sign-in lasts. */
  const openInvoices = async (ctx: Context, { userId, sessionId }: Claims) => {
    const value = await signInvoiceCookie(secret, { userId, sessionId }, now());
    setCookie(ctx, INVOICES, value, INVOICE_COOKIE_SECONDS * 1000);
  };

  return {
    openInvoices,

    /** Signs in a person who has passed all required factors, and presents the response. */
    async open(ctx: Context, user: User, facts: SecurityFacts = {}, ticketId?: string) {
      const opening = { user, secret, facts, ticketId };
      const { sessionId, refreshToken, mustEnrol } = await signIn(bus, opening, actorOf(ctx));
      const claims = { userId: user.id, sessionId };
      const accessToken = await signAccessToken(secret, claims, now());
      const device = guard.deviceToken(user.email, readCookie(ctx, KNOWN_DEVICE));
      setCookie(ctx, KNOWN_DEVICE, device, DEVICE_DAYS * DAY_MS);
      await openInvoices(ctx, claims);
      return { accessToken, refreshToken, user: presentSignedIn(user, mustEnrol) };
    },
  };
}

/** The signed-in person, as front ends store it. */
export const presentSignedIn = (
  { username, email, role }: Pick<User, 'username' | 'email' | 'role'>,
  mustEnrol: boolean,
) => ({ username, email, role, ...(mustEnrol && { must_enrol: true }) });
