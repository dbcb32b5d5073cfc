import type { Logger } from 'pino';
import { malformed, notFound } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { perNetwork } from '../../../platform/http/perNetwork.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { CreateLimiter } from '../../../platform/limiter.ts';
import { failures } from '../../../platform/openapi/answers.ts';
import type { Cards } from './cards.ts';

interface NotificationDeps {
  cards: Cards | null;
  createLimiter: CreateLimiter;
  log: Logger;
}

const MAX_NOTIFICATION = 10_000;

/** The card provider's notifications of how a payment ended. */
export function notificationRoute({ cards, createLimiter, log }: NotificationDeps): Route {
  const limiter = createLimiter({ name: 'card-notifications', points: 300, seconds: 60 });
  return route({
    id: 'notifyCardPayment',
    method: 'post',
    path: '/card-payments/notifications',
    needs: 'public',
    limits: [perNetwork(limiter)],
    summary: 'Tell of a change of a card payment',
    description:
      'For the card provider, which sends a form. Only the payment’s id is read from it: the provider is then asked for the payment’s state.',
    answers: {
      200: {
        description: 'Understood; an unknown payment is as well.',
        content: { 'text/plain': { schema: { type: 'string' } } },
      },
      503: {
        description: 'The provider could not be asked: it is to tell again.',
        content: { 'text/plain': { schema: { type: 'string' } } },
      },
      ...failures(404, 429),
    },
    run: async (ctx) => {
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
    },
  });
}

/** No other route takes forms of this kind. */
async function readForm(ctx: Context): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of ctx.req) {
    text += chunk;
    if (text.length > MAX_NOTIFICATION) throw malformed();
  }
  return new URLSearchParams(text);
}
