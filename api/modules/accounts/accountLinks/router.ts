import Router from '@koa/router';
import { AccountLink, User } from '../../../../db/models/user.ts';
import {
  accountLinkRead,
  accountLinkUse,
  passwordResetRequest,
} from '../../../contract/entities/user.ts';
import type { AccountLink as WireLink } from '../../../contract/types.ts';
import { notFound } from '../../../platform/failure.ts';
import type { RequestState } from '../../../platform/http/context.ts';
import { perNetwork } from '../../../platform/http/perNetwork.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { parseInput } from '../../../platform/http/validate.ts';
import type { RouterDeps } from '../../content/resources/router.ts';
import { findAccountLink } from '../links.ts';
import { sendPasswordReset } from '../mails.ts';
import { hashChosen, storePassword } from '../sessions/password.ts';

/** Links by mail with which people of the team choose a password: asked for, read and used. */
export function accountLinksRouter(deps: RouterDeps): Router<RequestState> {
  const { knex, body, log, now, createLimiter } = deps;
  const router = new Router<RequestState>({ prefix: '/api/account-links' });
  const addresses = createLimiter({ name: 'reset-mails', points: 5, seconds: 3_600 });

  router.use(perNetwork(createLimiter({ name: 'account-links', points: 20, seconds: 600 })));

  router.post('/', body(), async (ctx) => {
    const { email } = parseInput(passwordResetRequest, ctx.state.body);
    await addresses.admit(email.toLowerCase());
    // Not awaited: how long it takes would tell whether there is such an account.
    sendPasswordReset(knex, email, ctx.state.locale, now(), actorOf(ctx)).catch((error) =>
      log.error({ err: error }, 'the link for a new password was not put on its way'),
    );
    ctx.status = 202;
    ctx.body = {};
  });

  const open = async (secret: string) => {
    const opened = await findAccountLink(knex, secret, now());
    if (!opened) throw notFound('accountLink.gone');
    return opened;
  };
  const present = ({
    link: { kind },
    user: { email, username },
  }: Awaited<ReturnType<typeof open>>) => ({ kind, email, username }) satisfies WireLink;

  router.post('/read', body(), async (ctx) => {
    ctx.body = present(await open(parseInput(accountLinkRead, ctx.state.body).secret));
  });

  router.post('/use', body(), async (ctx) => {
    const { secret, new_password, username } = parseInput(accountLinkUse, ctx.state.body);
    const opened = await open(secret);
    const { link, user } = opened;
    const hash = await hashChosen(knex, new_password, user.email);
    await knex.transaction(async (trx) => {
      // Of two at once, one finds it used.
      const used = await AccountLink.query(trx).deleteById(link.digest);
      if (used === 0) throw notFound('accountLink.gone');
      const kind = link.kind === 'invitation' ? 'joined' : 'password_reset';
      await storePassword(trx, user.id, hash, kind, { now: now(), sender: actorOf(ctx) });
      if (username !== '') await User.query(trx).findById(user.id).patch({ username });
    });
    if (username !== '') deps.cache.drop(['blog']);
    ctx.body = { ...present(opened), ...(username !== '' && { username }) };
  });

  return router;
}
