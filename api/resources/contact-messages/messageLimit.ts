import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Middleware } from '../../http/context.ts';
import { tooMany } from '../../http/failure.ts';
import { take } from '../../services/loginGuard.ts';

const MESSAGES = 20;
const WINDOW_SECONDS = 600;

/**
 * Takes so many messages from one address (decisions, Errors and limits). What is not accepted is
 * not counted, so that nobody is shut out by mistakes in the form.
 */
export function messageLimit(): Middleware {
  const limiter = new RateLimiterMemory({ points: MESSAGES, duration: WINDOW_SECONDS });
  return async function messageLimitMiddleware(ctx, next) {
    const wait = await take(limiter, ctx.ip);
    if (wait > 0) throw tooMany(wait);
    try {
      await next();
    } catch (error) {
      await limiter.reward(ctx.ip);
      throw error;
    }
  };
}
