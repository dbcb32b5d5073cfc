import Router from '@koa/router';
import { User } from '../../../db/models/user.ts';
import { demandUpdate } from '../../contract/entities/secondFactor.ts';
import type { RequestState } from '../../http/context.ts';
import { personOf, senderOf } from '../../http/session.ts';
import { parseInput, recordId } from '../../http/validate.ts';
import { conflict } from '../../services/failure.ts';
import {
  demand,
  removeSecondFactor,
  secondStepsOf,
} from '../../services/secondFactor/secondFactor.ts';
import type { RouterDeps } from '../crud/router.ts';

/** `/api/second-factors`: what owners decide about everybody's. */
export function demandRouter({ knex, now, body }: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/second-factors' });

  router.put('/demand', body(), async (ctx) => {
    const { id } = personOf(ctx);
    const { is_demanded } = parseInput(demandUpdate, ctx.state.body);
    // Who demands it should know how it is done.
    if (is_demanded && (await secondStepsOf(knex, id)).length === 0) {
      throw conflict('secondFactor.ownFirst');
    }
    await demand(knex, is_demanded);
    ctx.body = { is_demanded };
  });

  router.delete('/:id', async (ctx) => {
    const { id } = await User.query(knex).findById(recordId(ctx.params.id)).throwIfNotFound();
    await removeSecondFactor(knex, id, now(), senderOf(ctx));
    ctx.body = {};
  });

  return router;
}
