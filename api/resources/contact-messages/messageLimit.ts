import type { Middleware } from '../../http/context.ts';
import { tooMany } from '../../services/failure.ts';
import { type CreateLimiter, networkOf } from '../../services/limiter.ts';

const MESSAGES = 20;
const WINDOW_SECONDS = 600;

/**
 * Takes so many messages from one address (decisions, Errors and limits). What is not accepted is
 * not counted, so that nobody is shut out by mistakes in the form.
 */
export function messageLimit(createLimiter: CreateLimiter): Middleware {
  const limiter = createLimiter({ name: 'messages', points: MESSAGES, seconds: WINDOW_SECONDS });
  return async function messageLimitMiddleware(ctx, next) {
    const network = networkOf(ctx.ip);
    const wait = await limiter.take(network);
    if (wait > 0) throw tooMany(wait);
    try {
      await next();
    } catch (error) {
      await limiter.giveBack(network);
      throw error;
    }
  };
}
