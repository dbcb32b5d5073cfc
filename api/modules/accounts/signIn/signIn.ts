import type { User } from '../../../../db/models/user.ts';
import { DAY_MS } from '../../../contract/durations.ts';
import type { SecurityFacts } from '../../../contract/types.ts';
import type { Context } from '../../../platform/http/context.ts';
import { INVOICES, KNOWN_DEVICE, readCookie, setCookie } from '../../../platform/http/cookies.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import {
  type Claims,
  INVOICE_COOKIE_SECONDS,
  signAccessToken,
  signInvoiceCookie,
} from '../sessions/tokens.ts';
import type { AttemptsDeps } from './attempts.ts';
import { signIn } from './commands/signIn.ts';

const DEVICE_DAYS = 365;

interface SignInDeps extends AttemptsDeps {
  secret: Uint8Array;
  now(): Date;
}

export type SignIn = ReturnType<typeof createSignIn>;

/** The end of all ways to sign in: the session with its tokens and cookies. */
export function createSignIn({ bus, guard, secret, now }: SignInDeps) {
  /** Renewed at each refresh, so that invoices open for as long as the sign-in lasts. */
  const openInvoices = async (ctx: Context, { userId, sessionId }: Claims) => {
    const value = await signInvoiceCookie(secret, { userId, sessionId }, now());
    setCookie(ctx, INVOICES, value, INVOICE_COOKIE_SECONDS * 1000);
  };

  return {
    openInvoices,

    /** Signs in a person who has passed all required factors, and presents the response. */
    async open(ctx: Context, user: User, facts: SecurityFacts = {}, ticketId?: string) {
      const opening = { user, secret, facts, ticketId };
      const { sessionId, refreshToken, mustEnrol } = await signIn(bus, opening, actorOf(ctx));
      const claims = { userId: user.id, sessionId };
      const accessToken = await signAccessToken(secret, claims, now());
      const device = guard.deviceToken(user.email, readCookie(ctx, KNOWN_DEVICE));
      setCookie(ctx, KNOWN_DEVICE, device, DEVICE_DAYS * DAY_MS);
      await openInvoices(ctx, claims);
      return { accessToken, refreshToken, user: presentSignedIn(user, mustEnrol) };
    },
  };
}

/** The signed-in person, as front ends store it. */
export const presentSignedIn = (
  { username, email, role }: Pick<User, 'username' | 'email' | 'role'>,
  mustEnrol: boolean,
) => ({ username, email, role, ...(mustEnrol && { must_enrol: true }) });
