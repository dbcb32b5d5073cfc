import type { Knex } from 'knex';
import { paymentRefund, refundOutcome } from '../../../contract/entities/payment.ts';
import { toHalere } from '../../../contract/money.ts';
import type { Bus } from '../../../platform/commands.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { answer, arrayOf, failures } from '../../../platform/openapi/answers.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import type { Cards } from '../cards/cards.ts';
import { bookByHand } from '../commands/bookByHand.ts';
import { notedPayment } from '../notedPayment.ts';
import { findPayment } from '../readPayments.ts';
import { settleRefund } from './commands/settleRefund.ts';
import { listOpenRefunds } from './queries.ts';
import { refundThrough } from './refundThrough.ts';

interface RefundsDeps {
  knex: Knex;
  bus: Bus;
  /** Null while no provider takes card payments. */
  cards: Pick<Cards, 'provider'> | null;
  now(): Date;
}

/** Money that goes back: by hand, or through the card provider, whose answer may be missing. */
export const refundRoutes = ({ knex, bus, cards, now }: RefundsDeps): Route[] => [
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
      const noted = notedPayment(input, -toHalere(input.amount));
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
];
