import { readFile } from 'node:fs/promises';
import Router from '@koa/router';
import { Payment } from '../../../db/models/payment.ts';
import {
  paymentCreate,
  paymentRefund,
  paymentUpdate,
  refundOutcome,
  statementDecisions,
} from '../../contract/entities/payment.ts';
import { toHalere } from '../../contract/money.ts';
import type { PaymentInput } from '../../contract/types.ts';
import { conflict, invalidField } from '../../platform/failure.ts';
import type { Context, RequestState } from '../../platform/http/context.ts';
import { parseInput, recordId } from '../../platform/http/validate.ts';
import type { RouterDeps } from '../content/resources/router.ts';
import { bookByHand, type Noted } from './bookByHand.ts';
import { assignPayment } from './bookPayment.ts';
import { bookStatement, reviewStatement } from './importStatement.ts';
import { movePayment } from './movePayment.ts';
import { findPayment, listPayments } from './readPayments.ts';
import { refundThrough } from './refundThrough.ts';
import { listOpenRefunds, settleRefund } from './settleRefund.ts';
import { unreadable } from './statements/movement.ts';

/** Payments for administrators: booked by hand, from statements, or waiting for somebody to say whose they are. */
export function paymentsRouter(deps: RouterDeps): Router<RequestState> {
  const { knex, cache, now, body, cards } = deps;
  const router = new Router<RequestState>({ prefix: '/api/payments' });
  const statement = [body({ maxFiles: 1 })];

  router.get('/', async (ctx) => {
    ctx.body = await listPayments(knex, ctx, now());
  });

  router.post('/', body(), async (ctx) => {
    const input = parseInput(paymentCreate, ctx.state.body);
    const noted = notedOf(ctx, input, toHalere(input.amount));
    await answerBooked(ctx, await bookByHand(knex, noted, now()));
  });

  router.get('/refunds', async (ctx) => {
    ctx.body = await listOpenRefunds(knex, now());
  });

  router.post('/refunds', body(), async (ctx) => {
    const { through, ...input } = parseInput(paymentRefund, ctx.state.body);
    const noted = notedOf(ctx, input, -toHalere(input.amount));
    const refunding = { knex, now, provider: cards?.provider ?? null };
    const booked =
      through === null
        ? bookByHand(knex, noted, now())
        : refundThrough(refunding, { ...noted, through });
    await answerBooked(ctx, await booked);
  });

  router.patch('/refunds/:key', body(), async (ctx) => {
    const { state } = parseInput(refundOutcome, ctx.state.body);
    await settleRefund(knex, ctx.params.key ?? '', state === 'sent', now());
    cache.drop(['orders', 'payments']);
    ctx.body = await listOpenRefunds(knex, now());
  });

  router.post('/statements/review', ...statement, async (ctx) => {
    ctx.body = await reviewStatement(knex, await sentStatement(ctx), now());
  });

  router.post('/statements', ...statement, async (ctx) => {
    const { decisions } = parseInput(statementDecisions, ctx.state.body);
    const sent = await sentStatement(ctx);
    const orders = new Map(decisions.map(({ external_id, order_id }) => [external_id, order_id]));
    const orderOf = ({ movement }: { movement: { externalId: string } }) =>
      orders.get(movement.externalId) ?? null;
    const decided = { orderOf, userId: ctx.state.user?.id ?? null };
    ctx.body = await knex.transaction((trx) => bookStatement(trx, sent, decided, now()));
    cache.drop(['orders', 'payments']);
  });

  router.patch('/:id', body(), async (ctx) => {
    const payment = await Payment.query(knex).findById(recordId(ctx.params.id)).throwIfNotFound();
    const { order_id: orderId, state, reason } = parseInput(paymentUpdate, ctx.state.body);
    if (orderId === null && !state) throw invalidField('order_id', 'payment.order');
    const userId = ctx.state.user?.id ?? null;
    const isMove = payment.order_id !== null && reason !== '' && state !== 'dismissed';
    const isChanged = await knex.transaction(async (trx) => {
      if (isMove) {
        await movePayment(trx, payment.id, { orderId, reason, userId }, now());
        return true;
      }
      if (orderId !== null) {
        return (await assignPayment(trx, payment.id, { orderId, userId }, now())).isNew;
      }
      const decided_at = state === 'dismissed' ? now().toISOString() : null;
      const unbooked = Payment.query(trx).where({ id: payment.id }).whereNull('order_id');
      return (
        (await unbooked.patch({ state: state ?? payment.state, user_id: userId, decided_at })) > 0
      );
    });
    if (!isChanged) throw conflict('payment.booked');
    cache.drop(['orders', 'payments']);
    ctx.body = await findPayment(knex, payment.id, now());
  });

  async function answerBooked(ctx: Context, paymentId: number): Promise<void> {
    cache.drop(['orders', 'payments']);
    ctx.body = await findPayment(knex, paymentId, now());
    ctx.status = 201;
  }

  return router;
}

/** What a person noted in a form, with a signed amount. */
const notedOf = (ctx: Context, input: PaymentInput, halere: number): Noted => ({
  orderId: input.order_id,
  halere,
  receivedOn: input.received_on,
  note: input.note,
  key: input.key,
  userId: ctx.state.user?.id ?? null,
});

async function sentStatement(ctx: Context) {
  const [file] = [...ctx.state.files.values()].flat();
  if (!file) throw unreadable('statement.file');
  const { readStatement } = await import('./statements/readStatement.ts');
  return readStatement(await readFile(file.path));
}
