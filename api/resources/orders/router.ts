import Router from '@koa/router';
import { orderCreate, orderRuleOrder } from '../../contract/entities/order.ts';
import type { OrderCreated } from '../../contract/types.ts';
import type { Middleware, RequestState } from '../../http/context.ts';
import { parseInput } from '../../http/validate.ts';
import { tooMany } from '../../services/failure.ts';
import { type CreateLimiter, networkOf } from '../../services/limiter.ts';
import type { RouterDeps } from '../crud/router.ts';
import { adminOrdersRouter } from './adminRouter.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import { type InvoiceDeps, invoiceRouter } from './invoiceRouter.ts';
import { orderPlacing } from './placeOrders.ts';

interface OrdersDeps extends RouterDeps, InvoiceDeps {
  createLimiter: CreateLimiter;
}

/** The checkout, and the administrators' orders with their invoices. */
export function ordersRouter(deps: OrdersDeps): Router<RequestState> {
  const router = new Router<RequestState>();
  const place = orderPlacing(deps.knex, () => deps.cache.drop(['orders']));

  router.post('/api/orders', orderLimit(deps.createLimiter), deps.body(), async (ctx) => {
    const key = idempotencyKeyOf(ctx.get('idempotency-key'));
    const input = parseInput(orderCreate, ctx.state.body, orderRuleOrder);
    const { locale } = ctx.state;
    const orderId = await place({ input, key, locale, now: deps.now() });
    ctx.status = 201;
    ctx.set('cache-control', 'no-store');
    ctx.body = { orderId } satisfies OrderCreated;
  });

  for (const part of [invoiceRouter(deps), adminOrdersRouter(deps)]) router.use(part.routes());
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
