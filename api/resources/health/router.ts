import Router from '@koa/router';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { RequestState } from '../../http/context.ts';
import { Failure } from '../../http/failure.ts';
import { demoState } from '../../services/demoState.ts';

/** `GET /api/health`: 200 once the database answers, 503 otherwise (decisions, One process). */
export function healthRouter({ knex, log }: { knex: Knex; log: Logger }): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api' });
  router.get('/health', async (ctx) => {
    try {
      const demo = await demoState(knex);
      ctx.set('cache-control', 'no-store');
      ctx.body = { status: 'ok', demo };
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      throw new Failure(503, { key: 'error.unavailable' });
    }
  });
  return router;
}
