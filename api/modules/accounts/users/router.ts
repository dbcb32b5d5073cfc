import Router from '@koa/router';
import { User } from '../../../../db/models/user.ts';
import { userCreate, userUpdate } from '../../../contract/entities/user.ts';
import { conflict, notFound } from '../../../platform/failure.ts';
import type { Context, Middleware, RequestState } from '../../../platform/http/context.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { parseInput, recordId } from '../../../platform/http/validate.ts';
import type { RouterDeps } from '../../content/resources/router.ts';
import { addUser, changeAccount } from '../changeAccount.ts';
import { invite } from '../mails.ts';
import { listUsers, readUser } from './readUsers.ts';
import { mountSignIns } from './signIns.ts';

type UsersDeps = Pick<RouterDeps, 'knex' | 'body'> & { now(): Date };

/** The people of the team, for owners: invited by mail, given a role, locked out. */
export function usersRouter(deps: UsersDeps): Router<RequestState> {
  const { knex, now, body } = deps;
  const router = new Router<RequestState>({ prefix: '/api/users' });

  const idOf = async (ctx: Context): Promise<number> => (await find(ctx.params.key)).id;
  const find = async (key = ''): Promise<User> => {
    const user = await User.query(knex)
      .modify('known')
      .findById(recordId(key) ?? 0);
    if (!user) throw notFound();
    return user;
  };
  const answer = async (ctx: Context, id: number) => {
    ctx.set('cache-control', 'no-store');
    ctx.body = await readUser(knex, ctx, id, now());
  };

  router.get('/', async (ctx) => {
    ctx.set('cache-control', 'no-store');
    ctx.body = await listUsers(knex, ctx, now());
  });

  router.get('/:key', async (ctx) => answer(ctx, await idOf(ctx)));

  router.post('/', body(), async (ctx) => {
    const { language = null, ...given } = parseInput(userCreate, ctx.state.body);
    const { id } = await knex.transaction(async (trx) => {
      const user = await addUser(trx, { ...given, locale: language, password_hash: '' });
      await invite(trx, user, ctx.state.locale, now(), actorOf(ctx));
      return user;
    });
    ctx.status = 201;
    ctx.set('location', `/api/users/${id}`);
    await answer(ctx, id);
  });

  router.post('/:key/invitation', async (ctx) => {
    const user = await find(ctx.params.key);
    if (user.password_hash !== '' || user.disabled_at !== null) throw conflict('user.joined');
    await invite(knex, user, ctx.state.locale, now(), actorOf(ctx));
    await answer(ctx, user.id);
  });

  const change: Middleware = async (ctx) => {
    const user = await find(ctx.params.key);
    const input = parseInput(userUpdate, ctx.state.body);
    const isChanged = (input.role ?? user.role) !== user.role || input.is_disabled === true;
    if (user.id === ctx.state.user?.id && isChanged) throw conflict('user.own');
    await changeAccount(knex, user.id, input, now(), actorOf(ctx));
    await answer(ctx, user.id);
  };
  router.put('/:key', body(), change);
  router.patch('/:key', body(), change);

  mountSignIns(router, '/:key/sign-ins', deps, idOf);
  return router;
}
