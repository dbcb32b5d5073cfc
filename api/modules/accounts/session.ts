import { Socket } from 'node:net';
import { type Action, type Area, has, may, type RouteRule, ruleOf } from '../../contract/access.ts';
import { PREVIEW_HEADER } from '../../contract/sitePaths.ts';
import { forbidden, notFound, unauthorized } from '../../platform/failure.ts';
import type { Context, Middleware, Principal } from '../../platform/http/context.ts';
import { INVOICES, readCookie } from '../../platform/http/cookies.ts';
import type { Sender } from './securityLog.ts';
import { type ApiTokens, isApiToken } from './sessions/apiTokens.ts';
import type { Previews } from './sessions/previews.ts';
import type { Sessions, SessionUser } from './sessions/sessions.ts';

/** Finds who has a bearer; null for a bad one. */
export type PrincipalOf = (bearer: string, sender?: Sender) => Promise<Principal | null>;

export const principalsOf =
  (sessions: Sessions, tokens: ApiTokens): PrincipalOf =>
  async (bearer, sender) => {
    if (isApiToken(bearer)) return tokens.scriptOf(bearer);
    const user = await sessions.userOf(bearer, sender);
    return user && { user, role: user.role };
  };

/** Sets who asks; a bad bearer is 401 on every path, so that the client refreshes it. */
export function session(principalOf: PrincipalOf, tokens: ApiTokens): Middleware {
  return async function sessionMiddleware(ctx, next) {
    if (ctx.get('authorization') !== '') {
      const bearer = bearerOf(ctx);
      const principal = bearer === null ? null : await principalOf(bearer, senderOf(ctx));
      if (!principal) throw unauthorized('error.invalidToken');
      const isEnrolment = ruleBelowApi(ctx)?.isEnrolment === true;
      // Public routes are answered to them as to visitors, the gate refuses all others.
      ctx.state.mustEnrol = 'user' in principal && principal.user.mustEnrol && !isEnrolment;
      setPrincipal(ctx, ctx.state.mustEnrol ? null : principal);
      if ('token' in principal) await tokens.used(principal, senderOf(ctx));
    }
    return next();
  };
}

function setPrincipal({ state }: Context, principal: Principal | null): void {
  state.principal = principal;
  state.user = principal && 'user' in principal ? principal.user : null;
}

export function bearerOf(ctx: Context): string | null {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(ctx.get('authorization'))?.[1] ?? null;
}

/** Lets a request through to a known route whose needs its principal has. */
export function gate(sessions: Sessions): Middleware {
  return async function gateMiddleware(ctx, next) {
    const rule = ruleBelowApi(ctx);
    if (!rule) throw notFound();
    if (rule.needs.length === 0) return next();
    if (rule.for === 'cookie' && !ctx.state.principal) {
      const user = await sessions.userOfInvoiceCookie(readCookie(ctx, INVOICES) ?? '');
      setPrincipal(ctx, user?.mustEnrol === false ? { user, role: user.role } : null);
    }
    if (ctx.state.mustEnrol) throw forbidden('secondFactor.demanded', { must_enrol: true });
    if (!ctx.state.principal) throw unauthorized();
    if (!isAllowed(ctx.state.principal, rule)) throw forbidden();
    return next();
  };
}

export const ruleBelowApi = ({ method, path }: Context): RouteRule | null =>
  ruleOf(method, path.slice('/api'.length));

export const isAllowed = (principal: Principal | null, { needs }: RouteRule): boolean =>
  principal !== null && needs.every((need) => has(principal, need));

/** Whether who asks may do this, too. */
export const mayAlso = (
  { principal }: Pick<Context['state'], 'principal'>,
  action: Action,
  area: Area,
): boolean => principal !== null && may(principal, action, area);

/** Whether the product itself sent a request, past the network. */
export const isOwnRequest = ({ req }: Context): boolean => !(req.socket instanceof Socket);

/** The person signed in; throws a 401 where nobody is. */
export function personOf({ state: { user } }: Context): SessionUser {
  if (!user) throw unauthorized();
  return user;
}

export const tokenOf = ({ state: { principal } }: Context) =>
  principal && 'token' in principal ? principal.token : undefined;

/** Who sent a request and from where, for the security log. */
export const senderOf = (ctx: Context): Sender => ({
  user: ctx.state.user,
  token: tokenOf(ctx)?.name,
  address: isOwnRequest(ctx) ? '' : ctx.ip,
  agent: ctx.get('user-agent'),
  requestId: ctx.state.requestId,
});

/** Sets what a signed preview opens. Answers to previews, valid or not, are not cached. */
export function preview(previews: Previews): Middleware {
  return async function previewMiddleware(ctx, next) {
    ctx.state.preview = null;
    if (asksForPreview(ctx)) {
      const found = await previews.read(ctx.get(PREVIEW_HEADER));
      ctx.state.preview = found === 'ended' ? null : found;
    }
    return next();
  };
}

export const asksForPreview = (ctx: Context): boolean =>
  ctx.req.headers[PREVIEW_HEADER] !== undefined;

/** Whether the reader sees hidden records; in a preview the team sees what visitors see. */
export const seesHidden = ({ state }: Context): boolean =>
  state.preview === null && mayAlso(state, 'read', 'content');
