import { malformed, notFound } from '../services/failure.ts';
import type { Middleware } from './context.ts';

/**
 * Refuses addresses with a NUL: no stored text has one, SQLite would end the text there and
 * PostgreSQL refuse it, so that neither is to be asked.
 */
export const readableAddress: Middleware = function readableAddressMiddleware(ctx, next) {
  if (ctx.path.includes('%00')) throw notFound();
  if (ctx.querystring.includes('%00')) throw malformed('error.query');
  return next();
};
