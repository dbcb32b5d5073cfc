import { type Limiter, networkOf } from '../limiter.ts';
import type { Context, Middleware } from './context.ts';

/** Lets so many requests of one network through as its limiter says. */
export const perNetwork = (limiter: Limiter): Middleware =>
  async function perNetworkMiddleware(ctx, next) {
    await limiter.admit(networkOf(ctx.ip));
    return next();
  };

/**
 * Takes one of what a network may ask about an e-mail address, so that strangers don't use up what its
 * owner may ask elsewhere.
 * @throws Failure 429 when none is left, whether or not the address is known
 */
export const admitAsker = (limiter: Limiter, ctx: Context, email: string): Promise<void> =>
  limiter.admit(`${networkOf(ctx.ip)} ${email.toLowerCase()}`);
