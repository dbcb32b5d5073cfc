import Router from '@koa/router';
import type { Knex } from 'knex';
import { Order } from '../../../db/models/order.ts';
import type { Middleware, RequestState } from '../../http/context.ts';
import { administrator } from '../../http/session.ts';
import type { ResponseCache } from '../../services/responseCache.ts';
import { setListHeaders } from '../crud/listAnswer.ts';
import { changeStatus } from './changeStatus.ts';
import { findOrder } from './findOrder.ts';
import { listOrders } from './listOrders.ts';
import { presentOrder } from './present.ts';

interface AdminOrdersDeps {
  knex: Knex;
  cache: ResponseCache;
  now(): Date;
  body(): Middleware;
}

/** Orders for administrators: list, one, change of status, delete (back-office §7). */
export function adminOrdersRouter({
  knex,
  cache,
  now,
  body,
}: AdminOrdersDeps): Router<RequestState> {
  const router = new Router<RequestState>({
    prefix: '/api/orders/admin/orders',
  });

  router.get('/', administrator, async (ctx) => {
    const { records, total, query } = await listOrders(knex, ctx);
    setListHeaders(ctx, 'orders', query, records.length, total);
    ctx.body = records;
  });

  router.get('/:id', administrator, async (ctx) => {
    ctx.body = presentOrder(await findOrder(knex, ctx.params.id ?? ''), ctx.state.locale);
  });

  const update: Middleware = async (ctx) => {
    const current = await findOrder(knex, ctx.params.id ?? '');
    await changeStatus(knex, ctx, current, now());
    cache.drop(['orders']);
    ctx.body = presentOrder(await findOrder(knex, String(current.id)), ctx.state.locale);
  };
  router.put('/:id', administrator, body(), update);
  router.patch('/:id', administrator, body(), update);

  router.delete('/:id', administrator, async (ctx) => {
    const order = await findOrder(knex, ctx.params.id ?? '');
    await Order.query(knex).deleteById(order.id);
    cache.drop(['orders']);
    ctx.body = presentOrder(order, ctx.state.locale);
  });

  return router;
}
