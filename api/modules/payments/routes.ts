import type { Knex } from 'knex';
import type { Logger } from 'pino';
import {
  openRefund,
  paymentCreate,
  paymentListItem,
  paymentUpdate,
  statementOutcome,
  statementReview,
  statementRow,
} from '../../contract/entities/payment.ts';
import { toHalere } from '../../contract/money.ts';
import type { Bus } from '../../platform/commands.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../platform/http/route.ts';
import { recordId } from '../../platform/http/validate.ts';
import type { CreateLimiter } from '../../platform/limiter.ts';
import { answer, failures, listAnswer } from '../../platform/openapi/answers.ts';
import { requestBody } from '../../platform/openapi/requestBody.ts';
import type { Cards } from './cards/cards.ts';
import { notificationRoute } from './cards/notificationRoute.ts';
import { bookByHand } from './commands/bookByHand.ts';
import { decidePayment } from './commands/decidePayment.ts';
import { notedPayment } from './notedPayment.ts';
import { findPayment, listPayments, paymentFields } from './readPayments.ts';
import { refundRoutes } from './refunds/routes.ts';
import { statementRoutes } from './statements/routes.ts';

interface PaymentsDeps {
  knex: Knex;
  bus: Bus;
  log: Logger;
  createLimiter: CreateLimiter;
  /** Null while no provider takes card payments. */
  cards: Cards | null;
  now(): Date;
}

/** Payments: booked by hand, from statements and by card, or waiting for a person to say whose they are. */
export const paymentsRoutes = (deps: PaymentsDeps): RouteGroup => {
  const { knex, bus, now } = deps;
  return {
    tag: { name: 'Payments', description: 'Incoming payments and refunds of orders.' },
    records: {
      PaymentListItem: paymentListItem,
      OpenRefund: openRefund,
      StatementRow: statementRow,
      StatementReview: statementReview,
      StatementOutcome: statementOutcome,
    },
    routes: [
      notificationRoute(deps),
      route({
        id: 'listPayments',
        method: 'get',
        path: '/payments',
        needs: 'read orders',
        summary: 'List payments',
        description:
          'Newest first. Those without an order say what they mean: `verdict` compares variable symbol and amount with the order as it is now.',
        list: paymentFields,
        answers: { 200: listAnswer('The payments.', 'PaymentListItem') },
        run: (ctx) => listPayments(knex, ctx, now()),
      }),
      route({
        id: 'bookPayment',
        method: 'post',
        path: '/payments',
        needs: 'write orders',
        summary: 'Book a payment by hand',
        input: requestBody('PaymentCreate', paymentCreate),
        answers: {
          201: answer('The payment.', 'PaymentListItem'),
          409: answer('The key was used for something else.', 'Error'),
          ...failures(404),
        },
        run: async (ctx, input) => {
          const id = await bookByHand(
            bus,
            notedPayment(input, toHalere(input.amount)),
            actorOf(ctx),
          );
          return findPayment(knex, id, now());
        },
      }),
      ...refundRoutes(deps),
      route({
        id: 'decidePayment',
        method: 'patch',
        path: '/payments/:key',
        needs: 'write orders',
        summary: 'Assign a payment to an order, or dismiss it',
        description: 'With a `reason`, a booked payment is moved to another order, or waits again.',
        input: requestBody('PaymentUpdate', paymentUpdate),
        answers: {
          200: answer('The payment.', 'PaymentListItem'),
          409: answer('It is already booked.', 'Error'),
        },
        run: async (ctx, decision) => {
          const paymentId = recordId(ctx.params.key);
          await decidePayment(bus, { ...decision, paymentId }, actorOf(ctx));
          return findPayment(knex, paymentId, now());
        },
      }),
      ...statementRoutes(deps),
    ],
  };
};
