import Router from '@koa/router';
import type { Middleware, RequestState } from '../../http/context.ts';
import { administrator } from '../../http/session.ts';
import type { CreateLimiter } from '../../services/limiter.ts';
import { setListHeaders } from '../crud/listAnswer.ts';
import type { RouterDeps } from '../crud/router.ts';
import { createService } from '../crud/service.ts';
import { answeredMessages, contactMessages } from './declaration.ts';
import { messageLimit } from './messageLimit.ts';
import { replyTo } from './reply.ts';

export interface ContactMessagesDeps extends RouterDeps {
  now(): Date;
  createLimiter: CreateLimiter;
}

/** The contact form's call, and the administrator's inbox with replies (back-office §7). */
export function contactMessagesRouter(deps: ContactMessagesDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/contact-messages' });
  const messages = createService(contactMessages, deps);
  const answered = createService(answeredMessages, deps);
  const body = deps.body();

  router.post('/', messageLimit(deps.createLimiter), body, async (ctx) => {
    ctx.body = await messages.create(ctx);
    ctx.status = 201;
    ctx.set('cache-control', 'no-store');
  });

  router.get('/', administrator, async (ctx) => {
    const { records, total, query } = await messages.list(ctx);
    setListHeaders(ctx, 'contact-messages', query, records.length, total);
    ctx.body = records;
  });

  router.get('/:id', administrator, async (ctx) => {
    ctx.body = await answered.one(ctx, ctx.params.id ?? '');
  });

  const update: Middleware = async (ctx) => {
    ctx.body = await answered.update(ctx, ctx.params.id ?? '');
  };
  router.put('/:id', administrator, body, update);
  router.patch('/:id', administrator, body, update);

  router.delete('/:id', administrator, async (ctx) => {
    ctx.body = await answered.remove(ctx, ctx.params.id ?? '');
  });

  router.post('/:id/reply', administrator, body, async (ctx) => {
    const id = ctx.params.id ?? '';
    await replyTo(deps.knex, ctx, id, deps.now());
    ctx.status = 201;
    ctx.body = await answered.one(ctx, id);
  });

  return router;
}
