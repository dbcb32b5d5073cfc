import Router from '@koa/router';
import type { OrderCreated } from '../../contract/types.ts';
import type { Middleware, RequestState } from '../../http/context.ts';
import { tooMany } from '../../services/failure.ts';
import { createAgreedTerms } from '../../services/legal/agreedTerms.ts';
import { type CreateLimiter, networkOf } from '../../services/limiter.ts';
import type { RouterDeps } from '../crud/router.ts';
import { adminOrdersRouter } from './adminRouter.ts';
import { documentsRouter } from './documentsRouter.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import { parseOrder } from './parseOrder.ts';
import { orderPlacing } from './placeOrders.ts';

interface OrdersDeps extends RouterDeps {
  secret: Uint8Array;
  now(): Date;
  createLimiter: CreateLimiter;
}

export function ordersRouter(deps: OrdersDeps): Router<RequestState> {
  const router = new Router<RequestState>();
  const drop = () => deps.cache.drop(['orders']);
  const place = orderPlacing(deps.knex, drop, createAgreedTerms(deps));

  router.post('/api/orders', orderLimit(deps.createLimiter), deps.body(), async (ctx) => {
    const key = idempotencyKeyOf(ctx.get('idempotency-key'));
    const input = await parseOrder(deps.knex, ctx.state.body);
    const { locale } = ctx.state;
    const placed = await place({ input, key, locale, now: deps.now() });
    ctx.status = 201;
    ctx.set('cache-control', 'no-store');
    ctx.body = placed satisfies OrderCreated;
  });

  for (const part of [documentsRouter(deps), adminOrdersRouter(deps)]) router.use(part.routes());
  return router;
}

/** At most 100 orders a second from one network. */
function orderLimit(createLimiter: CreateLimiter): Middleware {
  const limiter = createLimiter({ name: 'orders', points: 100, seconds: 1, isRough: true });
  return async function orderLimitMiddleware(ctx, next) {
    const wait = await limiter.take(networkOf(ctx.ip));
    if (wait > 0) throw tooMany(wait);
    return next();
  };
}
