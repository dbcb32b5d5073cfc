import Router from '@koa/router';
import { User } from '../../../../db/models/user.ts';
import { demandUpdate } from '../../../contract/entities/secondFactor.ts';
import { conflict } from '../../../platform/failure.ts';
import type { RequestState } from '../../../platform/http/context.ts';
import { actorOf, personOf } from '../../../platform/http/principal.ts';
import { parseInput, recordId } from '../../../platform/http/validate.ts';
import type { RouterDeps } from '../../content/resources/router.ts';
import { demand, removeSecondFactor, secondStepsOf } from '../secondFactor/secondFactor.ts';
import { noteSecurity } from '../securityLog.ts';

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
    await knex.transaction(async (trx) => {
      await demand(trx, is_demanded);
      const event = { kind: 'factor_demanded', facts: { demanded: is_demanded } } as const;
      await noteSecurity(trx, { ...actorOf(ctx), ...event, at: now() });
    });
    ctx.body = { is_demanded };
  });

  router.delete('/:id', async (ctx) => {
    const { id } = await User.query(knex).findById(recordId(ctx.params.id)).throwIfNotFound();
    // One's own takes the password, and not the last one while one is demanded.
    if (id === personOf(ctx).id) throw conflict('secondFactor.ownInProfile');
    await removeSecondFactor(knex, id, now(), actorOf(ctx));
    ctx.body = {};
  });

  return router;
}
