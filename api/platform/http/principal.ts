import { Socket } from 'node:net';
import { type Action, type Area, has, may, type Need } from '../../contract/access.ts';
import { PREVIEW_HEADER } from '../../contract/sitePaths.ts';
import type { Actor } from '../commands.ts';
import { unauthorized } from '../failure.ts';
import type { Context, Principal, SignedInUser } from './context.ts';

/** The bearer token of a request; null without one. */
export function bearerOf(ctx: Context): string | null {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(ctx.get('authorization'))?.[1] ?? null;
}

/** Whether a principal has all of these rights. */
export const hasAll = (principal: Principal | null, needs: readonly Need[]): boolean =>
  principal !== null && needs.every((need) => has(principal, need));

/** Whether the request's principal has a further right. */
export const mayAlso = (
  { principal }: Pick<Context['state'], 'principal'>,
  action: Action,
  area: Area,
): boolean => principal !== null && may(principal, action, area);

/** Whether the product itself sent a request, without a network connection. */
export const isOwnRequest = ({ req }: Context): boolean => !(req.socket instanceof Socket);

/** The person signed in; throws a 401 where there is none. */
export function personOf({ state: { user } }: Context): SignedInUser {
  if (!user) throw unauthorized();
  return user;
}

/** The API token that a script sent with the request. */
export const tokenOf = ({ state: { principal } }: Context) =>
  principal && 'token' in principal ? principal.token : undefined;

/** Who sent a request and from where, for commands and the security log. */
export const actorOf = (ctx: Context): Actor => ({
  user: ctx.state.user,
  token: tokenOf(ctx)?.name,
  address: isOwnRequest(ctx) ? '' : ctx.ip,
  agent: ctx.get('user-agent'),
  requestId: ctx.state.requestId,
});

export const asksForPreview = (ctx: Context): boolean =>
  ctx.req.headers[PREVIEW_HEADER] !== undefined;

/** Whether the reader sees hidden records; in a preview the team sees what visitors see. */
export const seesHidden = ({ state }: Context): boolean =>
  state.preview === null && mayAlso(state, 'read', 'content');
