import { PREVIEW_HEADER } from '../contract/sitePlaces.ts';
import { readPreview } from '../services/previews/previewToken.ts';
import type { Context, Middleware } from './context.ts';

/**
 * Finds out which hidden record a signed preview opens. Whoever sends one, valid or not, gets an
 * answer that nobody keeps.
 */
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

/** Whether a request brings a preview at all; such answers are never kept nor taken from memory. */
export const asksForPreview = (ctx: Context): boolean =>
  ctx.req.headers[PREVIEW_HEADER] !== undefined;

/** Whether the reader sees what is hidden; in a preview an administrator sees what visitors see. */
export const seesHidden = ({ state }: Context): boolean =>
  state.user !== null && state.preview === null;
