import { setTimeout as passed } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { OrderDocument } from '../../../../db/models/orderDocument.ts';
import { pragueToday } from '../../../contract/dates.ts';
import { orderPage } from '../../../contract/entities/orderPage.ts';
import { withdrawal, withdrawalCreate } from '../../../contract/entities/withdrawal.ts';
import { sitePaths } from '../../../contract/sitePaths.ts';
import { isVoucher } from '../../../contract/vouchers.ts';
import type { Bus } from '../../../platform/commands.ts';
import { notFound } from '../../../platform/failure.ts';
import { perNetwork } from '../../../platform/http/perNetwork.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { sendPdf } from '../../../platform/http/sendFile.ts';
import { parseInput, recordId } from '../../../platform/http/validate.ts';
import type { CreateLimiter } from '../../../platform/limiter.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { fileAnswer } from '../../../platform/openapi/fileAnswer.ts';
import { inSchema } from '../../../platform/openapi/inSchema.ts';
import { query } from '../../../platform/openapi/listParameters.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { readOrderDates } from '../../dates/index.ts';
import type { PictureInfos } from '../../media/index.ts';
import type { Cards } from '../../payments/index.ts';
import { printVoucher, vouchersOf } from '../../vouchers/index.ts';
import { answerProforma } from '../orderDocuments/answerProforma.ts';
import { sendDocument } from '../orderDocuments/sendDocument.ts';
import { withdraw } from '../withdrawals/commands/withdraw.ts';
import { presentWithdrawal } from '../withdrawals/present.ts';
import { orderDatesRoutes } from './datesRoutes.ts';
import { offersProforma } from './offersProforma.ts';
import { presentOrderPage } from './present.ts';
import {
  bySecret,
  latestCard,
  mayHaveDates,
  orderByLink,
  picturesOf,
  readDeliveryAndWithdrawalDays,
  withPage,
} from './queries.ts';
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

/** How long a page waits for the card provider: customers are back before its notification. */
const CARD_MS = 1_500;

/** What customers do with their orders, by a secret link or without one. */
export function orderPagesRoutes(deps: OrderPagesDeps): RouteGroup {
  const { knex, bus, now, log, createLimiter, cards, pictures, publicUrl } = deps;
  const reading = perNetwork(createLimiter({ name: 'order-pages', points: 120, seconds: 60 }));
  const asking = perNetwork(createLimiter({ name: 'order-asks', points: 20, seconds: 600 }));
  const paying = perNetwork(createLimiter({ name: 'card-payments', points: 20, seconds: 600 }));

  const logUnchecked = (error: unknown) =>
    log.warn({ err: error }, 'a card payment could not be checked');

  async function cardPage(orderId: number, link: string): Promise<string | null> {
    if (!cards) return null;
    return cards.begin(orderId, link).catch((error) => {
      log.warn({ err: error }, 'a card payment could not be begun');
      return null;
    });
  }

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
        run: async (ctx) => {
          let order = await withPage(knex, await orderByLink(knex, ctx, now()));
          let card = await latestCard(knex, order);
          const takesCards = (await cards?.areTaken()) ?? false;
          if (cards && takesCards && card?.state === 'pending') {
            await Promise.race([passed(CARD_MS), cards.refresh(order.id).catch(logUnchecked)]);
            order = await withPage(knex, await orderByLink(knex, ctx, now()));
            card = await latestCard(knex, order);
          }
          const periods = await readDeliveryAndWithdrawalDays(knex, order.locale);
          const vouchers = order.items?.some(isVoucher) ? await vouchersOf(knex, order.id) : [];
          const shown = {
            pictures: await picturesOf(pictures, order),
            vouchers,
            dates: mayHaveDates(order) ? await readOrderDates(knex, order.id, now()) : undefined,
            now: now(),
          };
          return presentOrderPage(order, { card, takesCards, ...periods, ...shown });
        },
      }),
      route({
        id: 'getOrderPageInvoice',
        method: 'get',
        path: '/order-pages/:key/invoice',
        needs: 'public',
        summary: 'Open a document of the order',
        ...bySecret,
        limits: [reading],
        parameters: [
          query(
            'document',
            'The id of an issued one; when absent, the proforma that the page lists.',
            {
              type: 'integer',
            },
          ),
        ],
        answers: {
          200: fileAnswer('The document.', 'application/pdf'),
          ...failures(429),
        },
        run: async (ctx) => {
          const order = await withPage(knex, await orderByLink(knex, ctx, now()));
          if (ctx.query.document === undefined) {
            if (!offersProforma(order)) throw notFound('order.notFound');
            return answerProforma(ctx, knex, order);
          }
          const id = recordId(String(ctx.query.document));
          const issued = await OrderDocument.query(knex).findOne({ id, order_id: order.id });
          if (!issued) throw notFound('order.notFound');
          sendDocument(ctx, issued, 'pdf');
        },
      }),
      route({
        id: 'getOrderPageVoucher',
        method: 'get',
        path: '/order-pages/:key/vouchers/:id',
        needs: 'public',
        summary: 'Open a voucher of the order',
        description: 'As it is printed, unless it is cancelled; one that is over says so.',
        ...bySecret,
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'One of the page’s vouchers.',
            schema: { type: 'integer' },
          },
        ],
        limits: [reading],
        answers: { 200: fileAnswer('The voucher.', 'application/pdf'), ...failures(404, 429) },
        run: async (ctx) => {
          const { id: order_id, locale } = await orderByLink(knex, ctx, now());
          const id = recordId(ctx.params.id);
          const voucher = (await vouchersOf(knex, order_id)).find((each) => each.id === id);
          if (!voucher || voucher.cancelled_at !== null) throw notFound('voucher.notFound');
          const today = pragueToday(now());
          const { pdf, name } = await printVoucher(knex, voucher, { publicUrl, locale, today });
          sendPdf(ctx, pdf, name);
        },
      }),
      route({
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
          ctx.redirect((await cardPage(id, link)) ?? back);
        },
      }),
      route({
        id: 'withdraw',
        method: 'post',
        path: '/order-pages/:key/withdrawals',
        needs: 'public',
        summary: 'Withdraw from the contract, in full or in part',
        description:
          'Requests with the same `key` are one withdrawal. A receipt is sent by e-mail.',
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
