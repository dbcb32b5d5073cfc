import { PREVIEW_HEADER } from '../contract/sitePaths.ts';
import { unauthorized } from '../services/failure.ts';
import type { Sessions } from '../services/sessions/sessions.ts';
import { readPreview } from '../services/sessions/tokens.ts';
import type { Context, Middleware } from './context.ts';

/** Sets the signed-in user; a bad bearer is 401 on every path, so that the client refreshes it. */
export function session(sessions: Sessions): Middleware {
  return async function sessionMiddleware(ctx, next) {
    ctx.state.user = null;
    if (ctx.get('authorization') !== '') {
      const bearer = bearerOf(ctx);
      const user = bearer === null ? null : await sessions.userOf(bearer);
      if (!user) throw unauthorized('error.invalidToken');
      ctx.state.user = user;
      // Customers, mails and drafts must not stay in any cache.
      ctx.set('cache-control', 'no-store');
    }
    return next();
  };
}

export function bearerOf(ctx: Context): string | null {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(ctx.get('authorization'))?.[1] ?? null;
}

/** Lets administrators pass and answers 401 to everybody else. */
export const administrator: Middleware = function administratorMiddleware(ctx, next) {
  if (!ctx.state.user) throw unauthorized();
  return next();
};

/** Sets what a signed preview opens. Answers to previews, valid or not, are not cached. */
export function preview({ secret, now }: { secret: Uint8Array; now(): Date }): Middleware {
  return async function previewMiddleware(ctx, next) {
    ctx.state.preview = null;
    if (asksForPreview(ctx)) {
      ctx.state.preview = await readPreview(secret, ctx.get(PREVIEW_HEADER), now());
      ctx.set('cache-control', 'no-store');
    }
    return next();
  };
}

export const asksForPreview = (ctx: Context): boolean =>
  ctx.req.headers[PREVIEW_HEADER] !== undefined;

/** Whether the reader sees hidden records; in a preview an administrator sees what visitors see. */
export const seesHidden = ({ state }: Context): boolean =>
  state.user !== null && state.preview === null;
