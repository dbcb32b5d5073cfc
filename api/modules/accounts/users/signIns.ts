import type Router from '@koa/router';
import type { Knex } from 'knex';
import { User } from '../../../../db/models/user.ts';
import { notFound } from '../../../platform/failure.ts';
import type { Context, RequestState } from '../../../platform/http/context.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { noteSecurity } from '../securityLog.ts';
import { endSignIns, listSignIns } from '../sessions/signIns.ts';

/** The routes of somebody's sign-ins: list them, end one, end all but the one that asks. */
export function mountSignIns(
  router: Router<RequestState>,
  path: string,
  { knex, now }: { knex: Knex; now(): Date },
  userIdOf: (ctx: Context) => Promise<number>,
): void {
  const end = async (ctx: Context, which: { only?: string; keep?: string }) => {
    const userId = await userIdOf(ctx);
    const count = await endSignIns(knex, userId, now(), which);
    if (count === 0 && which.only !== undefined) throw notFound();
    const { email = '' } = (await User.query(knex).findById(userId)) ?? {};
    const facts = { email, count };
    await noteSecurity(knex, { ...actorOf(ctx), kind: 'session_ended', facts, at: now() });
    await answer(ctx, userId);
  };

  const answer = async (ctx: Context, userId: number) => {
    const { locale, user } = ctx.state;
    ctx.set('cache-control', 'no-store');
    ctx.body = await listSignIns(knex, userId, now(), { locale, current: user?.sessionId });
  };

  router.get(path, async (ctx) => answer(ctx, await userIdOf(ctx)));

  router.delete(path, (ctx) => end(ctx, { keep: ctx.state.user?.sessionId }));
  router.delete(`${path}/:session`, (ctx) => end(ctx, { only: ctx.params.session ?? '' }));
}
