import { LRUCache } from 'lru-cache';
import type { User } from '../../../../db/models/user.ts';
import type { SecurityFacts } from '../../../contract/types.ts';
import { Failure, tooMany, unauthorized } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { INVOICES, KNOWN_DEVICE, readCookie, setCookie } from '../../../platform/http/cookies.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { networkOf } from '../../../platform/limiter.ts';
import type { RouterDeps } from '../../content/resources/router.ts';
import { isDemanded, secondStepsOf } from '../secondFactor/secondFactor.ts';
import { spend } from '../secondFactor/spent.ts';
import { type Noted, noteSecurity } from '../securityLog.ts';
import { type Claims, INVOICE_COOKIE_SECONDS, signInvoiceCookie } from '../sessions/tokens.ts';

type Deps = Pick<RouterDeps, 'knex' | 'sessions' | 'guard' | 'secret' | 'now'>;

const DEVICE_DAYS = 365;
const DAY_MS = 86_400_000;
const REFUSED_MS = 600_000;

/** Who somebody says they are; `user` once it is known that there is such an account. */
export interface Tried {
  email: string;
  user?: User | undefined;
  isSecond?: boolean;
}

/** What all ways to sign in share; each of them ends in `open`, or in a refusal that is counted. */
export function createSignIn({ knex, sessions, guard, secret, now }: Deps) {
  /** Renewed at each refresh, so that invoices open for as long as the sign-in lasts. */
  const openInvoices = async (ctx: Context, { userId, sessionId }: Claims) => {
    const value = await signInvoiceCookie(secret, { userId, sessionId }, now());
    setCookie(ctx, INVOICES, value, INVOICE_COOKIE_SECONDS * 1000);
  };

  const note = (ctx: Context, event: Noted) =>
    noteSecurity(knex, { ...actorOf(ctx), ...event, at: now() });

  /** Refusals cost nothing and may be many: of a network the first one in a while is noted. */
  const refused = new LRUCache<string, true>({ max: 1_000, ttl: REFUSED_MS });
  const noteRefused = async (ctx: Context, email: string) => {
    const network = networkOf(ctx.ip);
    if (refused.has(network)) return;
    refused.set(network, true);
    await note(ctx, { kind: 'sign_in_refused', email });
  };

  return {
    openInvoices,
    /** Adds to the security log what the sender of a request did. */
    note,

    /** Looks whether somebody is who they say, once the guard admits it; null counts as a failure. */
    async attempt<T>(ctx: Context, who: Tried, look: () => Promise<T | null>): Promise<T | null> {
      // Else it could sign a visitor in to an account of its own.
      const isAllowed = ctx.res.hasHeader('access-control-allow-origin');
      if (ctx.get('sec-fetch-site') === 'cross-site' && !isAllowed) {
        throw new Failure(403, { key: 'error.forbidden' });
      }
      const device = readCookie(ctx, KNOWN_DEVICE);
      const { email, isSecond = false } = who;
      const attempt = { address: ctx.ip, email, device, isSecond };
      const wait = await guard.admit(attempt);
      if (wait > 0) {
        await noteRefused(ctx, email);
        throw tooMany(wait);
      }
      const found = await look();
      if (found !== null) await guard.succeeded(attempt);
      else if (isSecond) await note(ctx, { kind: 'factor_failed', user: who.user ?? null });
      else {
        const facts = { known: who.user !== undefined };
        await note(ctx, { kind: 'sign_in_failed', email, facts });
      }
      return found;
    },

    /**
     * Signs somebody in who has shown all that the account asks for. The ticket of a second step is
     * used up with it, so that of two at once the second is refused.
     */
    async open(ctx: Context, user: User, facts: SecurityFacts = {}, ticketId?: string) {
      const { sessionId, mustEnrol, ...pair } = await sessions.open(user, {
        sender: actorOf(ctx),
        facts,
        async mustEnrol(trx) {
          if (ticketId !== undefined && !(await spend(trx, ticketId, now()))) {
            throw ticketRefused('login.ticketUsed');
          }
          if ((await secondStepsOf(trx, user.id)).length === 0) return isDemanded(trx);
          // The password was enough when it was asked for, and no longer is.
          if (!facts.second && !facts.by) throw unauthorized('login.wrong');
          return false;
        },
      });
      const device = guard.deviceToken(user.email, readCookie(ctx, KNOWN_DEVICE));
      setCookie(ctx, KNOWN_DEVICE, device, DEVICE_DAYS * DAY_MS);
      await openInvoices(ctx, { userId: user.id, sessionId });
      return { ...pair, user: presentSignedIn(user, mustEnrol) };
    },
  };
}

/** No ticket of a second step that still holds: the sign-in begins anew. */
export const ticketRefused = (why: 'login.ticketExpired' | 'login.ticketUsed') =>
  unauthorized(why, { is_expired: true });

/** The person signed in, as front ends keep them. */
export const presentSignedIn = (
  { username, email, role }: Pick<User, 'username' | 'email' | 'role'>,
  mustEnrol: boolean,
) => ({ username, email, role, ...(mustEnrol && { must_enrol: true }) });
