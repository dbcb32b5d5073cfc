import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Middleware } from '../../http/context.ts';
import { tooMany } from '../../http/failure.ts';
import { take } from '../../services/loginGuard.ts';

const ORDERS_PER_SECOND = 100;

/** Lets so many orders a second through from one address (decisions, Errors and limits). */
export function orderLimit(): Middleware {
  const limiter = new RateLimiterMemory({
    points: ORDERS_PER_SECOND,
    duration: 1,
  });
  return async function orderLimitMiddleware(ctx, next) {
    const wait = await take(limiter, ctx.ip);
    if (wait > 0) throw tooMany(wait);
    return next();
  };
}
