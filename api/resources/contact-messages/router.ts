import Router from '@koa/router';
import type { Middleware, RequestState } from '../../http/context.ts';
import { type CreateLimiter, networkOf } from '../../services/limiter.ts';
import { answerList } from '../crud/listAnswer.ts';
import { mountChanges, type RouterDeps } from '../crud/router.ts';
import { createService } from '../crud/service.ts';
import { answeredMessages, contactMessages } from './declaration.ts';
import { replyTo } from './reply.ts';

export function contactMessagesRouter(deps: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/contact-messages' });
  const messages = createService(contactMessages, deps);
  const answered = createService(answeredMessages, deps);
  const body = deps.body();

  router.post('/', messageLimit(deps.createLimiter), body, async (ctx) => {
    ctx.body = await messages.create(ctx);
    ctx.status = 201;
  });

  router.get('/', async (ctx) => {
    answerList(ctx, 'contact-messages', await messages.list(ctx));
  });

  router.get('/:id', async (ctx) => {
    ctx.body = await answered.one(ctx, ctx.params.id ?? '');
  });

  mountChanges(router, '/:key', [body], answered);

  router.post('/:id/reply', body, async (ctx) => {
    const id = ctx.params.id ?? '';
    await replyTo(deps.knex, ctx, id, deps.now());
    ctx.status = 201;
    ctx.body = await answered.one(ctx, id);
  });

  return router;
}

/** At most 20 messages from one network in ten minutes; rejected forms are not counted. */
function messageLimit(createLimiter: CreateLimiter): Middleware {
  const limiter = createLimiter({ name: 'messages', points: 20, seconds: 600 });
  return async function messageLimitMiddleware(ctx, next) {
    const network = networkOf(ctx.ip);
    await limiter.admit(network);
    try {
      await next();
    } catch (error) {
      await limiter.giveBack(network);
      throw error;
    }
  };
}
