import Router from '@koa/router';
import { sitePaths } from '../../../contract/sitePaths.ts';
import { notFound } from '../../../platform/failure.ts';
import type { RequestState } from '../../../platform/http/context.ts';
import { perNetwork } from '../../../platform/http/perNetwork.ts';
import type { RouterDeps } from '../../content/resources/router.ts';
import { findOrderByLink } from '../orderLinks.ts';

/** The link on an order's page that leads to the card provider. */
export function payRouter(deps: RouterDeps): Router<RequestState> {
  const { knex, cards, log, now, createLimiter } = deps;
  const router = new Router<RequestState>();
  const paying = perNetwork(createLimiter({ name: 'card-payments', points: 20, seconds: 600 }));

  // A link and no form: the policy of pages lets forms lead nowhere else.
  router.get('/api/order-pages/:key/pay', paying, async (ctx) => {
    ctx.set('referrer-policy', 'no-referrer');
    const key = ctx.params.key ?? '';
    const order = await findOrderByLink(knex, key, now());
    if (!order) throw notFound('order.notFound');
    ctx.status = 303;
    const back = `${sitePaths.order(key)}?lang=${order.locale}#card-unavailable`;
    ctx.redirect((await pageOf(order.id, key)) ?? back);
  });

  async function pageOf(orderId: number, key: string): Promise<string | null> {
    if (!cards) return null;
    return cards.begin(orderId, key).catch((error) => {
      log.warn({ err: error }, 'a card payment could not be begun');
      return null;
    });
  }

  return router;
}
