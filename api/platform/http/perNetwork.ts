import { type Limiter, networkOf } from '../limiter.ts';
import type { Middleware } from './context.ts';

/** Lets so many requests of one network through as its limiter says. */
export const perNetwork = (limiter: Limiter): Middleware =>
  async function perNetworkMiddleware(ctx, next) {
    await limiter.admit(networkOf(ctx.ip));
    return next();
  };
