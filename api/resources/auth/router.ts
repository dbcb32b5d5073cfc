import Router from '@koa/router';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { User } from '../../../db/models/user.ts';
import { loginCreate, refreshCreate } from '../../contract/entities/auth.ts';
import type { RefreshAnswer } from '../../contract/types.ts';
import type { Context, Middleware, RequestState } from '../../http/context.ts';
import { bearerOf, senderOf } from '../../http/session.ts';
import { parseInput } from '../../http/validate.ts';
import { tooMany, unauthorized } from '../../services/failure.ts';
import { networkOf } from '../../services/limiter.ts';
import type { LoginGuard } from '../../services/loginGuard.ts';
import { type Noted, noteSecurity } from '../../services/securityLog.ts';
import { passwordMatches } from '../../services/sessions/password.ts';
import type { Sessions } from '../../services/sessions/sessions.ts';
import {
  type Claims,
  INVOICE_COOKIE,
  INVOICE_COOKIE_PATH,
  INVOICE_COOKIE_SECONDS,
  signInvoiceCookie,
} from '../../services/sessions/tokens.ts';

interface AuthDeps {
  knex: Knex;
  sessions: Sessions;
  guard: LoginGuard;
  secret: Uint8Array;
  now(): Date;
  body(): Middleware;
  /** Cookies are marked secure where the site is served over https. */
  secureCookies: boolean;
}

const DEVICE_COOKIE = 'known_device';
const DEVICE_DAYS = 365;
const DAY_MS = 86_400_000;
const REFUSED_MS = 600_000;

/** Sign-in, refresh, sign-out and the signed-in user; only the last two read the bearer. */
export function authRouter(deps: AuthDeps): Router<RequestState> {
  const { knex, sessions, guard } = deps;
  const router = new Router<RequestState>({ prefix: '/api/auth' });
  const body = deps.body();
  router.use(function noStoreMiddleware(ctx, next) {
    ctx.set('cache-control', 'no-store');
    return next();
  });

  const setCookie = (ctx: Context, name: string, value: string, path: string, maxAge: number) => {
    const { secureCookies: secure } = deps;
    // Behind a proxy the connection itself is not encrypted: the site's address decides.
    ctx.cookies.secure = secure;
    ctx.cookies.set(name, value, { httpOnly: true, sameSite: 'strict', secure, path, maxAge });
  };

  /** Renewed at each refresh, so that invoices open for as long as the sign-in lasts. */
  const openInvoices = async (ctx: Context, { userId, sessionId }: Claims) => {
    const value = await signInvoiceCookie(deps.secret, { userId, sessionId }, deps.now());
    setCookie(ctx, INVOICE_COOKIE, value, INVOICE_COOKIE_PATH, INVOICE_COOKIE_SECONDS * 1000);
  };

  const note = (ctx: Context, event: Noted) =>
    noteSecurity(knex, { ...senderOf(ctx), ...event, at: deps.now() });

  /** Refusals cost nothing and may be many: of a network the first one in a while is noted. */
  const refused = new LRUCache<string, true>({ max: 1_000, ttl: REFUSED_MS });
  const noteRefused = async (ctx: Context, email: string) => {
    const network = networkOf(ctx.ip);
    if (refused.has(network)) return;
    refused.set(network, true);
    await note(ctx, { kind: 'sign_in_refused', email });
  };

  router.post('/login', body, async (ctx) => {
    const { email, password } = parseInput(loginCreate, ctx.state.body);
    const attempt = { address: ctx.ip, email, device: ctx.cookies.get(DEVICE_COOKIE) };
    const wait = await guard.admit(attempt);
    if (wait > 0) {
      await noteRefused(ctx, email);
      throw tooMany(wait);
    }
    const user = await User.query(knex).findOne({ email: email.toLowerCase() });
    if (!(await passwordMatches(user?.password_hash, password)) || !user) {
      const facts = { known: user !== undefined };
      await note(ctx, { kind: 'sign_in_failed', email, facts });
      throw unauthorized('login.wrong');
    }
    await guard.succeeded(attempt);
    const { sessionId, ...pair } = await sessions.open(user, senderOf(ctx));
    const device = guard.deviceToken(user.email);
    setCookie(ctx, DEVICE_COOKIE, device, '/api/auth', DEVICE_DAYS * DAY_MS);
    await openInvoices(ctx, { userId: user.id, sessionId });
    const { username, role } = user;
    ctx.body = { ...pair, user: { username, email: user.email, role } };
  });

  router.post('/refresh', body, async (ctx) => {
    // A missing token is answered like a wrong one: clients end the session on 401 only.
    const asked = refreshCreate.safeParse(ctx.state.body).data;
    const renewed = asked ? await sessions.refresh(asked.token, senderOf(ctx)) : null;
    if (!renewed) throw unauthorized('error.invalidToken');
    await openInvoices(ctx, renewed);
    const { accessToken, refreshToken } = renewed;
    ctx.body = { accessToken, refreshToken } satisfies RefreshAnswer;
  });

  router.post('/logout', async (ctx) => {
    const bearer = bearerOf(ctx);
    if (bearer) await sessions.close(bearer, senderOf(ctx));
    ctx.cookies.set(INVOICE_COOKIE, null, { path: INVOICE_COOKIE_PATH });
    ctx.body = {};
  });

  router.get('/me', (ctx) => {
    const { user } = ctx.state;
    ctx.body = user && { username: user.username, email: user.email, role: user.role };
  });

  return router;
}
