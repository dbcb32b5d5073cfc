import Router from '@koa/router';
import { malformed, notFound } from '../../../platform/failure.ts';
import type { Context, RequestState } from '../../../platform/http/context.ts';
import { perNetwork } from '../../../platform/http/perNetwork.ts';
import type { RouterDeps } from '../../content/resources/router.ts';

const MAX_NOTIFICATION = 10_000;

/** The card provider's notifications. */
export function cardPaymentsRouter(deps: RouterDeps): Router<RequestState> {
  const { cards, log, createLimiter } = deps;
  const router = new Router<RequestState>();
  const notifying = createLimiter({ name: 'card-notifications', points: 300, seconds: 60 });

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
