import Router from '@koa/router';
import { sitePaths } from '../../../contract/sitePaths.ts';
import { malformed, notFound } from '../../../platform/failure.ts';
import type { Context, RequestState } from '../../../platform/http/context.ts';
import { perNetwork } from '../../../platform/http/perNetwork.ts';
import type { RouterDeps } from '../../content/resources/router.ts';
import { findOrderByLink } from '../../orders/orderLinks.ts';

const MAX_NOTIFICATION = 10_000;

/** What customers and the provider do with card payments. */
export function cardPaymentsRouter(deps: RouterDeps): Router<RequestState> {
  const { knex, cards, log, now, createLimiter } = deps;
  const router = new Router<RequestState>();
  const paying = perNetwork(createLimiter({ name: 'card-payments', points: 20, seconds: 600 }));
  const notifying = createLimiter({ name: 'card-notifications', points: 300, seconds: 60 });

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

  router.post('/api/card-payments/notifications', perNetwork(notifying), async (ctx) => {
    const transId = cards?.provider.notified(await readForm(ctx));
    if (!cards || !transId) throw notFound();
    ctx.type = 'text/plain';
    try {
      // A forged one learns nothing: a payment that isn't known is acknowledged as well.
      await cards.check(transId);
      ctx.body = cards.provider.acknowledgement;
    } catch (error) {
      log.warn({ err: error }, 'a notified card payment could not be checked; it is tried again');
      ctx.status = 503;
      ctx.body = 'code=1&message=later';
    }
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

/** Nothing else of the product takes forms of this kind. */
async function readForm(ctx: Context): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of ctx.req) {
    text += chunk;
    if (text.length > MAX_NOTIFICATION) throw malformed();
  }
  return new URLSearchParams(text);
}
