import type { Knex } from 'knex';
import type { Logger } from 'pino';
import {
  accountLink,
  accountLinkRead,
  accountLinkUse,
  passwordResetRequest,
} from '../../../contract/entities/user.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { AccountLink as WireLink } from '../../../contract/types.ts';
import type { Actor, Bus } from '../../../platform/commands.ts';
import { notFound } from '../../../platform/failure.ts';
import { admitAsker, perNetwork } from '../../../platform/http/perNetwork.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import type { CreateLimiter } from '../../../platform/limiter.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { hashChosen } from '../sessions/password.ts';
import { findAccountLink } from './accountLinks.ts';
import { requestPasswordReset } from './commands/requestPasswordReset.ts';
import { setPasswordByLink } from './commands/setPasswordByLink.ts';

export interface AccountLinksRoutesDeps {
  knex: Knex;
  bus: Bus;
  log: Logger;
  createLimiter: CreateLimiter;
  now(): Date;
}

/** Links by mail with which people of the team choose a password: asked for, read and used. */
export function accountLinksRoutes(deps: AccountLinksRoutesDeps): RouteGroup {
  const { knex, bus, log, now, createLimiter } = deps;
  const asked = createLimiter({ name: 'resets-asked', points: 5, seconds: 3_600 });
  // What reaches one mailbox from everywhere: the last of the mails that went there works for an hour.
  const sent = createLimiter({ name: 'reset-mails', points: 5, seconds: 3_600 });
  const limits = [perNetwork(createLimiter({ name: 'account-links', points: 20, seconds: 600 }))];

  /** Mails a link, unless there is no account or enough mails went to the address lately. */
  const mailLink = async (request: { email: string; locale: Locale }, actor: Actor) => {
    if ((await sent.take(request.email.toLowerCase())) > 0) return;
    await requestPasswordReset(bus, request, actor);
  };

  const open = async (secret: string) => {
    const opened = await findAccountLink(knex, secret, now());
    if (!opened) throw notFound('accountLink.gone');
    return opened;
  };
  const present = ({
    link: { kind },
    user: { email, username },
  }: Awaited<ReturnType<typeof open>>) => ({ kind, email, username }) satisfies WireLink;

  return {
    tag: {
      name: 'Account links',
      description: 'Mailed links to choose a password.',
    },
    records: { AccountLink: accountLink },
    routes: [
      route({
        id: 'requestPasswordReset',
        method: 'post',
        path: '/account-links',
        needs: 'open',
        summary: 'Have a link for a new password sent',
        limits,
        input: requestBody('PasswordResetRequest', passwordResetRequest),
        answers: {
          202: answer('Accepted; the same whether or not the account exists.', { type: 'object' }),
          ...failures(429),
        },
        run: async (ctx, { email }) => {
          await admitAsker(asked, ctx, email);
          // Not awaited: its duration would reveal whether the account exists.
          mailLink({ email, locale: ctx.state.locale }, actorOf(ctx)).catch((error) =>
            log.error({ err: error }, 'the link for a new password was not put on its way'),
          );
          return {};
        },
      }),
      route({
        id: 'readAccountLink',
        method: 'post',
        path: '/account-links/read',
        needs: 'open',
        summary: 'Read the purpose of a link',
        limits,
        input: requestBody('AccountLinkRead', accountLinkRead),
        answers: { 200: answer('Whose it is.', 'AccountLink'), ...failures(404, 429) },
        run: async (_ctx, { secret }) => present(await open(secret)),
      }),
      route({
        id: 'useAccountLink',
        method: 'post',
        path: '/account-links/use',
        needs: 'open',
        summary: 'Set a password by a link',
        description: 'Works once. Ends all sign-ins of the account, which then signs in as usual.',
        limits,
        input: requestBody('AccountLinkUse', accountLinkUse),
        answers: { 200: answer('Whose it was.', 'AccountLink'), ...failures(404, 429) },
        run: async (ctx, { secret, new_password, username }) => {
          const opened = await open(secret);
          const { link, user } = opened;
          const password_hash = await hashChosen(knex, new_password, user.email);
          await setPasswordByLink(bus, { link, password_hash, username }, actorOf(ctx));
          return { ...present(opened), ...(username !== '' && { username }) };
        },
      }),
    ],
  };
}
