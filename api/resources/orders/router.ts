import Router from '@koa/router';
import type { Knex } from 'knex';
import { oldestRunning, Session } from '../../../db/models/user.ts';
import type { OrderCreated } from '../../contract/types.ts';
import type { Context, Middleware, RequestState } from '../../http/context.ts';
import { malformed, tooMany, unauthorized } from '../../services/failure.ts';
import { INVOICE_TYPES } from '../../services/invoices/invoice.ts';
import { createAgreedTerms } from '../../services/legal/agreedTerms.ts';
import { type CreateLimiter, networkOf } from '../../services/limiter.ts';
import { INVOICE_COOKIE, readInvoiceCookie } from '../../services/sessions/tokens.ts';
import type { RouterDeps } from '../crud/router.ts';
import { adminOrdersRouter } from './adminRouter.ts';
import { answerInvoice } from './answerInvoice.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import { parseOrder } from './parseOrder.ts';
import { orderPlacing } from './placeOrders.ts';
import { findOrder } from './readOrders.ts';

interface OrdersDeps extends RouterDeps, InvoiceDeps {
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

interface InvoiceDeps {
  knex: Knex;
  secret: Uint8Array;
  now(): Date;
  publicUrl: string;
}

function invoiceRouter(deps: InvoiceDeps): Router<RequestState> {
  const { knex } = deps;
  const router = new Router<RequestState>();

  router.get('/api/orders/admin/orders/:id/invoice', async (ctx) => {
    if (!ctx.state.user && !(await hasValidCookie(ctx, deps))) throw unauthorized();
    const type = INVOICE_TYPES.find((known) => known === (ctx.query.type ?? 'final'));
    if (!type) throw malformed();
    const order = await findOrder(knex, ctx.params.id ?? '');
    await answerInvoice(ctx, deps, order, type);
  });

  return router;
}

/** Whether the request has the cookie of a running session: an invoice opens in a tab without a bearer. */
async function hasValidCookie(ctx: Context, { knex, secret, now }: InvoiceDeps): Promise<boolean> {
  const cookie = ctx.cookies.get(INVOICE_COOKIE);
  const claims = cookie ? await readInvoiceCookie(secret, cookie, now()) : null;
  if (!claims) return false;
  const session = await Session.query(knex)
    .findById(claims.sessionId)
    .where({ user_id: claims.userId })
    .modify('running', oldestRunning(now()));
  return session !== undefined;
}
