import type { RouteRule } from '../../contract/access.ts';
import { PREVIEW_HEADER } from '../../contract/sitePaths.ts';
import type { Actor } from '../../platform/commands.ts';
import { forbidden, unauthorized } from '../../platform/failure.ts';
import type { Context, Middleware, Principal } from '../../platform/http/context.ts';
import { INVOICES, readCookie } from '../../platform/http/cookies.ts';
import { actorOf, asksForPreview, bearerOf, hasAll } from '../../platform/http/principal.ts';
import { type ApiTokens, isApiToken } from './sessions/apiTokens.ts';
import type { Previews } from './sessions/previews.ts';
import type { Sessions } from './sessions/sessions.ts';

/** Finds the principal of a bearer; null for a bad one. */
type PrincipalOf = (bearer: string, actor?: Actor) => Promise<Principal | null>;

const principalsOf =
  (sessions: Sessions, tokens: ApiTokens): PrincipalOf =>
  async (bearer, actor) => {
    if (isApiToken(bearer)) return tokens.scriptOf(bearer);
    const user = await sessions.userOf(bearer, actor);
    return user && { user, role: user.role };
  };

export type Authentication = ReturnType<typeof createAuthentication>;

interface AuthenticationDeps {
  sessions: Sessions;
  tokens: ApiTokens;
  previews: Previews;
}

/**
 * Makes the guard of a route: sets the request's principal and preview, and lets it through where the
 * principal has the route's needs. A bad bearer is 401 on every route but `open` ones, so that clients
 * refresh it. Without a rule it authenticates alone.
 */
export function createAuthentication({ sessions, tokens, previews }: AuthenticationDeps) {
  const principalOf = principalsOf(sessions, tokens);

  const identify = async (ctx: Context, rule: RouteRule | null) => {
    if (ctx.get('authorization') === '') return;
    const bearer = bearerOf(ctx);
    const principal = bearer === null ? null : await principalOf(bearer, actorOf(ctx));
    if (!principal) throw unauthorized('error.invalidToken');
    const isEnrolment = rule?.isEnrolment === true;
    // Public routes are answered to them as to visitors; the check refuses all others.
    ctx.state.mustEnrol = 'user' in principal && principal.user.mustEnrol && !isEnrolment;
    setPrincipal(ctx, ctx.state.mustEnrol ? null : principal);
    if ('token' in principal) await tokens.used(principal, actorOf(ctx));
  };

  const check = async (ctx: Context, rule: RouteRule) => {
    if (rule.needs.length === 0) return;
    if (rule.for === 'cookie' && !ctx.state.principal) {
      const user = await sessions.userOfInvoiceCookie(readCookie(ctx, INVOICES) ?? '');
      setPrincipal(ctx, user?.mustEnrol === false ? { user, role: user.role } : null);
    }
    if (ctx.state.mustEnrol) throw forbidden('secondFactor.demanded', { must_enrol: true });
    if (!ctx.state.principal) throw unauthorized();
    if (!hasAll(ctx.state.principal, rule.needs)) throw forbidden();
  };

  /** Answers to previews, valid or not, are not cached. */
  const readPreview = async (ctx: Context) => {
    ctx.state.preview = null;
    if (!asksForPreview(ctx)) return;
    const found = await previews.read(ctx.get(PREVIEW_HEADER));
    ctx.state.preview = found === 'ended' ? null : found;
  };

  return {
    principalOf,
    guard:
      (rule: RouteRule | null): Middleware =>
      async (ctx, next) => {
        if (rule?.for !== 'open') await identify(ctx, rule);
        if (rule) await check(ctx, rule);
        await readPreview(ctx);
        return next();
      },
  };
}

function setPrincipal({ state }: Context, principal: Principal | null): void {
  state.principal = principal;
  state.user = principal && 'user' in principal ? principal.user : null;
}
