import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { sitePaths } from '../../../contract/sitePaths.ts';
import type { Middleware } from '../../../platform/http/context.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { failures } from '../../../platform/openapi/answers.ts';
import type { Cards } from '../../payments/index.ts';
import { bySecret, orderByLink } from './queries.ts';

interface PayDeps {
  knex: Knex;
  log: Logger;
  /** Null while no provider takes card payments. */
  cards: Pick<Cards, 'begin'> | null;
  now(): Date;
}

/** Paying an order by card from its page. */
export function payRoute({ knex, log, cards, now }: PayDeps, paying: Middleware): Route {
  /** The provider's page; null where there is nothing to pay by card, or it does not answer. */
  async function providerPage(orderId: number, link: string): Promise<string | null> {
    if (!cards) return null;
    return cards.begin(orderId, link).catch((error) => {
      log.warn({ err: error }, 'a card payment could not be begun');
      return null;
    });
  }

  return route({
    id: 'payOrder',
    method: 'get',
    // A link and no form: the policy of pages lets forms lead nowhere else.
    path: '/order-pages/:key/pay',
    needs: 'public',
    summary: 'Lead to the page of the card provider',
    description:
      'Continues an unfinished payment. Redirects to the order’s page if nothing is to be paid by card, or the provider does not answer.',
    ...bySecret,
    limits: [paying],
    answers: { 303: { description: 'Redirect to the payment page.' }, ...failures(429) },
    run: async (ctx) => {
      const link = ctx.params.key ?? '';
      const { id, locale } = await orderByLink(knex, ctx, now());
      const back = `${sitePaths.order(link)}?lang=${locale}#card-unavailable`;
      ctx.status = 303;
      ctx.redirect((await providerPage(id, link)) ?? back);
    },
  });
}
