import Router from '@koa/router';
import type { OrderCreated } from '../../contract/types.ts';
import type { RequestState } from '../../platform/http/context.ts';
import { perNetwork } from '../../platform/http/perNetwork.ts';
import type { RouterDeps } from '../content/resources/router.ts';
import { documentsRouter } from '../documents/documentsRouter.ts';
import { createAgreedTerms } from '../legal/agreedTerms.ts';
import { adminOrdersRouter } from './adminRouter.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import { parseOrder } from './parseOrder.ts';
import { orderPlacing, type Placed } from './placeOrders.ts';
import { findOrder } from './readOrders.ts';

export function ordersRouter(deps: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>();
  const { knex, cards } = deps;
  const stored = (count: number) => {
    deps.counts.orders += count;
    deps.cache.drop(['orders']);
  };
  const terms = createAgreedTerms(deps);
  const place = orderPlacing(knex, { placed: stored, terms, takesCards: cards !== null });

  const limit = deps.createLimiter({ name: 'orders', points: 100, seconds: 1, isRough: true });

  router.post('/api/orders', perNetwork(limit), deps.body(), async (ctx) => {
    const key = idempotencyKeyOf(ctx.get('idempotency-key'));
    const input = await parseOrder(knex, ctx.state.body);
    const { locale } = ctx.state;
    const placed = await place({ input, key, locale, now: deps.now() });
    ctx.status = 201;
    const { orderId, link, variable_symbol } = placed;
    const card = await cardPage(placed);
    ctx.body = { orderId, link, variable_symbol, ...card } satisfies OrderCreated;
  });

  /** Where an order by card is paid; one that can't be begun now can be from the order's page. */
  async function cardPage({ orderId, link, kind }: Placed): Promise<{ pay?: string }> {
    if (!cards || (kind !== 'card' && kind !== undefined)) return {};
    if (kind === undefined && (await findOrder(knex, String(orderId))).payment_kind !== 'card') {
      return {};
    }
    try {
      return { pay: await cards.begin(orderId, link) };
    } catch (error) {
      deps.log.warn({ err: error }, 'a card payment could not be begun');
      return {};
    }
  }

  for (const part of [documentsRouter(deps), adminOrdersRouter(deps)]) router.use(part.routes());
  return router;
}
