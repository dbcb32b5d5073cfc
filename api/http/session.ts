import type { Sessions } from '../services/sessions/sessions.ts';
import type { Context, Middleware } from './context.ts';
import { unauthorized } from './failure.ts';

/**
 * Finds out who asks. Without a bearer it is a visitor; a bad or expired bearer is 401 everywhere,
 * so that the client's refresh can run (decisions, Reading and writing).
 */
export function session(sessions: Sessions): Middleware {
  return async function sessionMiddleware(ctx, next) {
    ctx.state.user = null;
    const header = ctx.get('authorization');
    if (header !== '') {
      const bearer = bearerOf(ctx);
      const user = bearer === null ? null : await sessions.userOf(bearer);
      if (!user) throw unauthorized('error.invalidToken');
      ctx.state.user = user;
      // Customers, mails and drafts: nothing of it may lie in a cache.
      ctx.set('cache-control', 'no-store');
    }
    return next();
  };
}

/** The token of an `Authorization: Bearer` header, or null. */
export function bearerOf(ctx: Context): string | null {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(ctx.get('authorization'))?.[1] ?? null;
}

/** Lets administrators on; everybody else gets 401. */
export const administrator: Middleware = function administratorMiddleware(ctx, next) {
  if (!ctx.state.user) throw unauthorized();
  return next();
};
