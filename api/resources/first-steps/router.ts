import Router from '@koa/router';
import type { Knex } from 'knex';
import { SHIPPING_CONFIRMED, TEST_MAIL, writeMeta } from '../../../db/models/meta.ts';
import type { Config } from '../../config.ts';
import type { FirstSteps } from '../../contract/types.ts';
import type { Context, RequestState } from '../../http/context.ts';
import { tooMany, unauthorized } from '../../services/failure.ts';
import type { CreateLimiter } from '../../services/limiter.ts';
import { enqueueMail } from '../../services/outbox/mails.ts';
import { readFirstSteps } from './readFirstSteps.ts';

interface Deps {
  config: Pick<Config, 'smtpUrl' | 'backupDir'>;
  knex: Knex;
  createLimiter: CreateLimiter;
  now(): Date;
}

/** `/api/first-steps`: what a new site still needs, told by looking at its data. */
export function firstStepsRouter({ config, knex, createLimiter, now }: Deps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/first-steps' });
  const limiter = createLimiter({ name: 'test-mail', points: 5, seconds: 600 });
  const bySmtp = config.smtpUrl !== undefined;

  const answer = async (ctx: Context) => {
    ctx.set('cache-control', 'no-store');
    ctx.body = (await readFirstSteps(knex, config, now())) satisfies FirstSteps;
  };

  router.get('/', answer);

  router.post('/shipping', async (ctx) => {
    await writeMeta(knex, SHIPPING_CONFIRMED, now().toISOString());
    await answer(ctx);
  });

  router.post('/test-mail', async (ctx) => {
    const { user, locale } = ctx.state;
    if (!user) throw unauthorized();
    const wait = await limiter.take(String(user.id));
    if (wait > 0) throw tooMany(wait);
    const to = user.email;
    await knex.transaction(async (trx) => {
      const id = await enqueueMail(trx, { kind: 'test', to, locale }, now());
      await writeMeta(trx, TEST_MAIL, JSON.stringify({ id, to, bySmtp }));
    });
    await answer(ctx);
  });

  return router;
}
