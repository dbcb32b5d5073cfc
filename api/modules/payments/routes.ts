import { readFile } from 'node:fs/promises';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import {
  openRefund,
  paymentCreate,
  paymentListItem,
  paymentRefund,
  paymentUpdate,
  refundOutcome,
  statementDecisions,
  statementOutcome,
  statementReview,
  statementRow,
} from '../../contract/entities/payment.ts';
import { toHalere } from '../../contract/money.ts';
import type { PaymentInput } from '../../contract/types.ts';
import type { Bus } from '../../platform/commands.ts';
import { unreadableFile } from '../../platform/failure.ts';
import type { Context } from '../../platform/http/context.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../platform/http/route.ts';
import { recordId } from '../../platform/http/validate.ts';
import type { CreateLimiter } from '../../platform/limiter.ts';
import { answer, arrayOf, failures, listAnswer } from '../../platform/openapi/answers.ts';
import { requestBody } from '../../platform/openapi/requestBody.ts';
import { reviewStatement } from './bookStatement.ts';
import type { Cards } from './cards/cards.ts';
import { notificationRoute } from './cards/notificationRoute.ts';
import { bookByHand, type ManualPayment } from './commands/bookByHand.ts';
import { decidePayment } from './commands/decidePayment.ts';
import { importStatement } from './commands/importStatement.ts';
import { findPayment, listPayments, paymentFields } from './readPayments.ts';
import { settleRefund } from './refunds/commands/settleRefund.ts';
import { listOpenRefunds } from './refunds/queries.ts';
import { refundThrough } from './refunds/refundThrough.ts';

interface PaymentsDeps {
  knex: Knex;
  bus: Bus;
  log: Logger;
  createLimiter: CreateLimiter;
  /** Null while no provider takes card payments. */
  cards: Cards | null;
  now(): Date;
}

const STATEMENT = [{ file: 'file', types: 'text/csv, application/json, text/plain' }] as const;

/** Payments: booked by hand, from statements and by card, or waiting for a person to say whose they are. */
export const paymentsRoutes = (deps: PaymentsDeps): RouteGroup => {
  const { knex, bus, cards, now } = deps;
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
          const id = await bookByHand(bus, notedOf(input, toHalere(input.amount)), actorOf(ctx));
          return findPayment(knex, id, now());
        },
      }),
      route({
        id: 'bookRefund',
        method: 'post',
        path: '/payments/refunds',
        needs: 'write orders',
        summary: 'Record a refund, or have a card provider send it',
        description:
          'Never more than came in for the order. A provider’s money is reserved before it is asked: where its answer gets lost, the refund is among those that are open.',
        input: requestBody('PaymentRefund', paymentRefund),
        answers: {
          201: answer('The refund, with an amount below zero.', 'PaymentListItem'),
          409: answer('The key was used for something else.', 'Error'),
          ...failures(404),
        },
        run: async (ctx, { through, ...input }) => {
          const noted = notedOf(input, -toHalere(input.amount));
          const actor = actorOf(ctx);
          const provider = cards?.provider ?? null;
          const id =
            through === null
              ? await bookByHand(bus, noted, actor)
              : await refundThrough({ knex, bus, provider }, { ...noted, through }, actor);
          return findPayment(knex, id, now());
        },
      }),
      route({
        id: 'listOpenRefunds',
        method: 'get',
        path: '/payments/refunds',
        needs: 'read orders',
        summary: 'List refunds that are not booked yet',
        description: 'Refunds requested from the card provider, oldest first.',
        answers: { 200: answer('The refunds.', arrayOf('OpenRefund')) },
        run: () => listOpenRefunds(knex, now()),
      }),
      route({
        id: 'settleRefund',
        method: 'patch',
        path: '/payments/refunds/:key',
        needs: 'write orders',
        summary: 'Confirm whether an unanswered refund was sent',
        input: requestBody('RefundOutcome', refundOutcome),
        answers: {
          200: answer('The refunds still open.', arrayOf('OpenRefund')),
          409: answer('The provider may still answer, or the refund is booked.', 'Error'),
        },
        run: async (ctx, { state }) => {
          const key = ctx.params.key ?? '';
          await settleRefund(bus, { key, hasGone: state === 'sent' }, actorOf(ctx));
          return listOpenRefunds(knex, now());
        },
      }),
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
      route({
        id: 'reviewStatement',
        method: 'post',
        path: '/payments/statements/review',
        needs: 'write orders',
        summary: 'Read a bank statement without booking anything',
        description: 'Fio’s list of transactions in CSV or JSON, or GPC (ABO) in windows-1250.',
        input: requestBody('Statement', () => ({ type: 'object', properties: {} }), STATEMENT),
        answers: { 200: answer('The verdict on each movement.', 'StatementReview') },
        run: async (ctx) => reviewStatement(knex, await sentStatement(ctx), now()),
      }),
      route({
        id: 'bookStatement',
        method: 'post',
        path: '/payments/statements',
        needs: 'write orders',
        summary: 'Book a bank statement',
        description:
          'All or nothing. A movement is booked once, however often it is sent; incoming ones without a decision are stored and wait.',
        input: requestBody('StatementDecisions', statementDecisions, STATEMENT),
        answers: {
          200: answer('Numbers of booked and stored movements.', 'StatementOutcome'),
          ...failures(404),
        },
        run: async (ctx, { decisions }) => {
          const orders = new Map(
            decisions.map(({ external_id, order_id }) => [external_id, order_id]),
          );
          const statement = await sentStatement(ctx);
          return importStatement(bus, { statement, orders }, actorOf(ctx));
        },
      }),
    ],
  };
};

/** What a person noted in a form, with a signed amount. */
const notedOf = (input: PaymentInput, halere: number): ManualPayment => ({
  orderId: input.order_id,
  halere,
  receivedOn: input.received_on,
  note: input.note,
  key: input.key,
});

async function sentStatement(ctx: Context) {
  const [file] = [...ctx.state.files.values()].flat();
  if (!file) throw unreadableFile('statement.file');
  const { readStatement } = await import('./statements/readStatement.ts');
  return readStatement(await readFile(file.path));
}
