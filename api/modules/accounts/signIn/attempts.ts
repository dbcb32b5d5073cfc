import { LRUCache } from 'lru-cache';
import type { Bus } from '../../../platform/commands.ts';
import { Failure, tooMany } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { KNOWN_DEVICE, readCookie } from '../../../platform/http/cookies.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { networkOf } from '../../../platform/limiter.ts';
import type { LoginGuard } from '../loginGuard.ts';
import { type Attempted, recordFailedAttempt } from './commands/recordFailedAttempt.ts';
import { recordRefusedAttempt } from './commands/recordRefusedAttempt.ts';

export interface AttemptsDeps {
  bus: Bus;
  guard: LoginGuard;
}

const REFUSED_MS = 600_000;

/** Verifies a password, a code or a passkey, as often as the guard allows. */
export type Attempt = <T>(
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
