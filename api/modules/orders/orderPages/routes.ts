import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { orderPage } from '../../../contract/entities/orderPage.ts';
import { withdrawal, withdrawalCreate } from '../../../contract/entities/withdrawal.ts';
import type { Bus } from '../../../platform/commands.ts';
import { perNetwork } from '../../../platform/http/perNetwork.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { parseInput } from '../../../platform/http/validate.ts';
import type { CreateLimiter } from '../../../platform/limiter.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { inSchema } from '../../../platform/openapi/inSchema.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import type { PictureInfos } from '../../media/index.ts';
import type { Cards } from '../../payments/index.ts';
import { withdraw } from '../withdrawals/commands/withdraw.ts';
import { presentWithdrawal } from '../withdrawals/present.ts';
import { orderDatesRoutes } from './datesRoutes.ts';
import { orderPapersRoutes } from './papersRoutes.ts';
import { payRoute } from './payRoute.ts';
import { bySecret, orderByLink } from './queries.ts';
import { readOrderPage } from './readOrderPage.ts';
import { routesWithoutLink } from './routesWithoutLink.ts';

interface OrderPagesDeps {
  knex: Knex;
  bus: Bus;
  log: Logger;
  createLimiter: CreateLimiter;
  pictures: PictureInfos;
  publicUrl: string;
  /** Null while no provider takes card payments. */
  cards: Pick<Cards, 'areTaken' | 'begin' | 'refresh'> | null;
  now(): Date;
}

/** What customers do with their orders, by a secret link or without one. */
export function orderPagesRoutes(deps: OrderPagesDeps): RouteGroup {
  const { knex, bus, now, createLimiter } = deps;
  const reading = perNetwork(createLimiter({ name: 'order-pages', points: 120, seconds: 60 }));
  const asking = perNetwork(createLimiter({ name: 'order-asks', points: 20, seconds: 600 }));
  const paying = perNetwork(createLimiter({ name: 'card-payments', points: 20, seconds: 600 }));

  return {
    tag: {
      name: 'Order pages',
      description: 'Orders as customers see them through a secret link, and withdrawals.',
    },
    records: { OrderPage: orderPage, Withdrawal: withdrawal },
    routes: [
      route({
        id: 'getOrderPage',
        method: 'get',
        path: '/order-pages/:key',
        needs: 'public',
        summary: 'Read an order’s page',
        description: 'Wrong, unknown and expired secrets get the same response.',
        ...bySecret,
        limits: [reading],
        answers: { 200: answer('The order.', 'OrderPage'), ...failures(429) },
        run: (ctx) => readOrderPage(deps, ctx),
      }),
      ...orderPapersRoutes(deps, reading),
      payRoute(deps, paying),
      route({
        id: 'withdraw',
        method: 'post',
        path: '/order-pages/:key/withdrawals',
        needs: 'public',
        summary: 'Withdraw from the contract, in full or in part',
        description:
          'Requests with the same `key` are one withdrawal. Of an item with vouchers `vouchers` says which of them end, by their ids. A receipt is sent by e-mail.',
        ...bySecret,
        limits: [asking],
        // Parsed below: what is wrong in it is answered to who has a right secret alone.
        input: requestBody('WithdrawalCreate', () => inSchema(withdrawalCreate)),
        answers: { 201: answer('The withdrawal.', 'Withdrawal'), ...failures(429) },
        run: async (ctx) => {
          const { id: orderId } = await orderByLink(knex, ctx, now());
          const declared = parseInput(withdrawalCreate, ctx.state.body);
          const made = await withdraw(bus, { ...declared, orderId }, actorOf(ctx));
          return presentWithdrawal(made);
        },
      }),
      ...orderDatesRoutes(deps, { reading, asking }),
      ...routesWithoutLink(deps, asking),
    ],
  };
}
