import Router from '@koa/router';
import { SHIPPING_CONFIRMED, TEST_MAIL, writeMeta } from '../../../../db/models/meta.ts';
import type { FirstSteps } from '../../../contract/types.ts';
import type { Context, RequestState } from '../../../platform/http/context.ts';
import { personOf } from '../../../platform/http/principal.ts';
import type { RouterDeps } from '../../content/resources/router.ts';
import { enqueueMail } from '../../mail/mails.ts';
import { readFirstSteps } from './readFirstSteps.ts';

/** `/api/first-steps`: what a new site still needs, told by looking at its data. */
export function firstStepsRouter({
  config,
  knex,
  createLimiter,
  now,
}: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/first-steps' });
  const limiter = createLimiter({ name: 'test-mail', points: 5, seconds: 600 });
  const bySmtp = config.smtpUrl !== undefined;

  const answer = async (ctx: Context) => {
    ctx.body = (await readFirstSteps(knex, config, now())) satisfies FirstSteps;
  };

  router.get('/', answer);

  router.post('/shipping', async (ctx) => {
    await writeMeta(knex, SHIPPING_CONFIRMED, now().toISOString());
    await answer(ctx);
  });

  router.post('/test-mail', async (ctx) => {
    const { id: userId, email: to } = personOf(ctx);
    const { locale } = ctx.state;
    await limiter.admit(String(userId));
    await knex.transaction(async (trx) => {
      const id = await enqueueMail(trx, { kind: 'test', to, locale }, now());
      await writeMeta(trx, TEST_MAIL, JSON.stringify({ id, to, bySmtp }));
    });
    await answer(ctx);
  });

  return router;
}
