import { negotiateLocale } from '../contract/locales.ts';
import type { Middleware } from './context.ts';

/** Settles the language of the answer from `accept-language` (decisions, Errors and limits). */
export const language: Middleware = function languageMiddleware(ctx, next) {
  ctx.state.locale = negotiateLocale(ctx.get('accept-language'));
  ctx.vary('accept-language');
  return next();
};
