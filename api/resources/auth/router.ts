import Router from '@koa/router';
import type { Knex } from 'knex';
import { User } from '../../../db/models/user.ts';
import { loginCreate, refreshCreate } from '../../contract/entities/auth.ts';
import type { Context, Middleware, RequestState } from '../../http/context.ts';
import { tooMany, unauthorized } from '../../http/failure.ts';
import { administrator, bearerOf } from '../../http/session.ts';
import { parseInput } from '../../http/validate.ts';
import type { LoginGuard } from '../../services/loginGuard.ts';
import {
  INVOICE_COOKIE,
  INVOICE_COOKIE_PATH,
  INVOICE_COOKIE_SECONDS,
  signInvoiceCookie,
} from '../../services/sessions/invoiceCookie.ts';
import { passwordMatches } from '../../services/sessions/password.ts';
import type { Sessions } from '../../services/sessions/sessions.ts';

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

/** Sign-in, refresh, sign-out and who is signed in; no bearer is looked at but by the last two. */
export function authRouter(deps: AuthDeps): Router<RequestState> {
  const { knex, sessions, guard } = deps;
  const router = new Router<RequestState>({ prefix: '/api/auth' });
  const body = deps.body();

  const setCookies = async (ctx: Context, user: User, sessionId: string) => {
    const { secureCookies: secure, secret } = deps;
    // Behind a proxy the connection itself is not encrypted; the site's address tells.
    ctx.cookies.secure = secure;
    const common = { httpOnly: true, sameSite: 'strict', secure } as const;
    const claims = { userId: user.id, sessionId };
    ctx.cookies.set(DEVICE_COOKIE, guard.deviceToken(user.email), {
      ...common,
      path: '/api/auth',
      maxAge: DEVICE_DAYS * DAY_MS,
    });
    ctx.cookies.set(INVOICE_COOKIE, await signInvoiceCookie(secret, claims, deps.now()), {
      ...common,
      path: INVOICE_COOKIE_PATH,
      maxAge: INVOICE_COOKIE_SECONDS * 1000,
    });
  };

  router.post('/login', body, async (ctx) => {
    const { email, password } = parseInput(loginCreate, ctx.state.body);
    const attempt = {
      address: ctx.ip,
      email,
      device: ctx.cookies.get(DEVICE_COOKIE),
    };
    const wait = await guard.admit(attempt);
    if (wait > 0) throw tooMany(wait);
    const user = await User.query(knex).findOne({ email: email.toLowerCase() });
    if (!(await passwordMatches(user?.password_hash, password)) || !user) {
      throw unauthorized('login.wrong');
    }
    await guard.succeeded(attempt);
    const { sessionId, ...pair } = await sessions.open(user);
    await setCookies(ctx, user, sessionId);
    const { username, role } = user;
    ctx.body = { ...pair, user: { username, email: user.email, role } };
  });

  router.post('/refresh', body, async (ctx) => {
    const { token } = parseInput(refreshCreate, ctx.state.body);
    const pair = await sessions.refresh(token);
    if (!pair) throw unauthorized('error.invalidToken');
    ctx.body = pair;
  });

  router.post('/logout', async (ctx) => {
    const bearer = bearerOf(ctx);
    if (bearer) await sessions.close(bearer);
    ctx.cookies.set(INVOICE_COOKIE, null, { path: INVOICE_COOKIE_PATH });
    ctx.body = {};
  });

  router.get('/me', administrator, (ctx) => {
    const user = ctx.state.user;
    ctx.body = user && {
      username: user.username,
      email: user.email,
      role: user.role,
    };
  });

  return router;
}
