import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { orderWithoutAddress } from '../../../contract/entities/order.ts';
import type { OrderCreated } from '../../../contract/types.ts';
import type { ResponseCache } from '../../../platform/cache/responseCache.ts';
import type { Bus } from '../../../platform/commands.ts';
import { perNetwork } from '../../../platform/http/perNetwork.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { type CreateLimiter, type Limiter, networkOf } from '../../../platform/limiter.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { inSchema } from '../../../platform/openapi/inSchema.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import type { AgreedTerms } from '../../legal/index.ts';
import type { Cards } from '../../payments/index.ts';
import { orderPlacing, type Placed } from '../commands/placeOrders.ts';
import { findOrder } from '../queries.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import { parseOrder } from './parseOrder.ts';

export interface CheckoutDeps {
  knex: Knex;
  /** Keeps counts of orders. */
  cache: ResponseCache;
  bus: Bus;
  log: Logger;
  createLimiter: CreateLimiter;
  /** What each order agrees to. */
  terms: AgreedTerms;
  /** Null while no provider takes card payments. */
  cards: Pick<Cards, 'begin'> | null;
  /** Limits the discount codes that are tried. */
  codeLimit: Limiter;
  now(): Date;
}

/** The checkout: takes orders, and leads those by card to where they are paid. */
export function checkoutRoutes({
  knex,
  bus,
  log,
  createLimiter,
  terms,
  cards,
  codeLimit,
  now,
}: CheckoutDeps): Route[] {
  const place = orderPlacing({ bus, terms, takesCards: cards !== null });
  const limit = createLimiter({ name: 'orders', points: 100, seconds: 1, isRough: true });

  /** Where an order by card is paid; one that can't be begun now can be from the order's page. */
  async function cardPage({ orderId, link, kind }: Placed): Promise<{ pay?: string }> {
    if (!cards || (kind !== 'card' && kind !== undefined)) return {};
    if (kind === undefined && (await findOrder(knex, String(orderId))).payment_kind !== 'card') {
      return {};
    }
    try {
      return { pay: await cards.begin(orderId, link) };
    } catch (error) {
      log.warn({ err: error }, 'a card payment could not be begun');
      return {};
    }
  }

  return [
    route({
      id: 'placeOrder',
      method: 'post',
      path: '/orders',
      needs: 'public',
      summary: 'Place an order',
      description:
        'The server trusts no price: if one of them or the total differs from its own by a haléř, the answer is 409 with the fresh ones. An item is named by the id or the slug of its product. The customer’s address is required where something is sent to it. A `discount_code` that can’t be used is a 409, too; `discount.problem` says why.',
      parameters: [
        {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'The same key is one order, however often it is sent, for 7 days. With another body it is 422.',
          schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
        },
      ],
      limits: [perNetwork(limit)],
      // Parsed below: whether an address is missing depends on the shipping method.
      input: requestBody('OrderCreate', () => inSchema(orderWithoutAddress)),
      answers: {
        201: answer('The order is stored.', 'OrderCreated'),
        409: answer(
          'Prices differ, a product is not on offer, or a discount code can’t be used.',
          'OrderConflict',
        ),
        ...failures(429),
      },
      run: async (ctx) => {
        const key = idempotencyKeyOf(ctx.get('idempotency-key'));
        const input = await parseOrder(knex, ctx.state.body);
        // Answers say whether a code is valid, so that orders must not try more of them than the check may.
        const isCoded = input.discount_code !== undefined;
        if (isCoded) await codeLimit.admit(networkOf(ctx.ip));
        const { locale } = ctx.state;
        const placed = await place({ input, key, locale, now: now() });
        if (isCoded) await codeLimit.giveBack(networkOf(ctx.ip));
        const { orderId, link, variable_symbol } = placed;
        const card = await cardPage(placed);
        return { orderId, link, variable_symbol, ...card } satisfies OrderCreated;
      },
    }),
  ];
}
