import type { Middleware } from '../../http/context.ts';
import { tooMany } from '../../services/failure.ts';
import { type CreateLimiter, networkOf } from '../../services/limiter.ts';

const ORDERS_PER_SECOND = 100;

/** Lets so many orders a second through from one address (decisions, Errors and limits). */
export function orderLimit(createLimiter: CreateLimiter): Middleware {
  const limit = { name: 'orders', points: ORDERS_PER_SECOND, seconds: 1, isRough: true };
  const limiter = createLimiter(limit);
  return async function orderLimitMiddleware(ctx, next) {
    const wait = await limiter.take(networkOf(ctx.ip));
    if (wait > 0) throw tooMany(wait);
    return next();
  };
}
