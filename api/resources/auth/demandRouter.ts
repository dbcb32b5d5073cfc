import Router from '@koa/router';
import type { Knex } from 'knex';
import { User } from '../../../db/models/user.ts';
import { demandUpdate } from '../../contract/entities/secondFactor.ts';
import type { Middleware, RequestState } from '../../http/context.ts';
import { senderOf } from '../../http/session.ts';
import { parseInput, recordId } from '../../http/validate.ts';
import { conflict, notFound, unauthorized } from '../../services/failure.ts';
import {
  demand,
  removeSecondFactor,
  secondStepsOf,
} from '../../services/secondFactor/secondFactor.ts';

interface Deps {
  knex: Knex;
  now(): Date;
  body(): Middleware;
}

/** `/api/second-factors`: what owners decide about everybody's. */
export function demandRouter({ knex, now, body }: Deps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/second-factors' });

  router.put('/demand', body(), async (ctx) => {
    const { user } = ctx.state;
    if (!user) throw unauthorized();
    const { is_demanded } = parseInput(demandUpdate, ctx.state.body);
    // Who demands it should know how it is done.
    if (is_demanded && (await secondStepsOf(knex, user.id)).length === 0) {
      throw conflict('secondFactor.ownFirst');
    }
    await demand(knex, is_demanded);
    ctx.body = { is_demanded };
  });

  router.delete('/:id', async (ctx) => {
    const user = await User.query(knex).findById(recordId(ctx.params.id ?? '') ?? 0);
    if (!user) throw notFound();
    await removeSecondFactor(knex, user.id, now(), senderOf(ctx));
    ctx.body = {};
  });

  return router;
}
