import type { Middleware } from '../../platform/http/context.ts';
import { type CreateLimiter, networkOf } from '../../platform/limiter.ts';

/** At most 20 messages from one network in ten minutes; rejected forms are not counted. */
export function messageLimit(createLimiter: CreateLimiter): Middleware {
  const limiter = createLimiter({ name: 'messages', points: 20, seconds: 600 });
  return async function messageLimitMiddleware(ctx, next) {
    const network = networkOf(ctx.ip);
    await limiter.admit(network);
    try {
      await next();
    } catch (error) {
      await limiter.giveBack(network);
      throw error;
    }
  };
}
