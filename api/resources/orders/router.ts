import Router from '@koa/router';
import { orderCreate, ruleOrder } from '../../contract/entities/order.ts';
import type { OrderCreated } from '../../contract/types.ts';
import type { RequestState } from '../../http/context.ts';
import { parseInput } from '../../http/validate.ts';
import type { CreateLimiter } from '../../services/limiter.ts';
import type { RouterDeps } from '../crud/router.ts';
import { adminOrdersRouter } from './adminRouter.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import { type InvoiceDeps, invoiceRouter } from './invoiceRouter.ts';
import { orderLimit } from './orderLimit.ts';
import { orderPlacing } from './placeOrders.ts';

export interface OrdersDeps extends RouterDeps, InvoiceDeps {
  createLimiter: CreateLimiter;
}

/** The checkout's call, and the administrator's orders with their invoices. */
export function ordersRouter(deps: OrdersDeps): Router<RequestState> {
  const router = new Router<RequestState>();
  const place = orderPlacing(deps.knex, () => deps.cache.drop(['orders']));

  router.post('/api/orders', orderLimit(deps.createLimiter), deps.body(), async (ctx) => {
    const key = idempotencyKeyOf(ctx.get('idempotency-key'));
    const input = parseInput(orderCreate, ctx.state.body, ruleOrder);
    const { locale } = ctx.state;
    const orderId = await place({ input, key, locale, now: deps.now() });
    ctx.status = 201;
    ctx.set('cache-control', 'no-store');
    ctx.body = { orderId } satisfies OrderCreated;
  });

  const parts = [invoiceRouter(deps), adminOrdersRouter(deps)];
  for (const part of parts) router.use(part.routes());
  return router;
}
