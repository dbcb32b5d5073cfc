import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import Router from '@koa/router';
import { Order } from '../../../db/models/order.ts';
import { Payment } from '../../../db/models/payment.ts';
import {
  paymentCreate,
  paymentRefund,
  paymentUpdate,
  statementDecisions,
} from '../../contract/entities/payment.ts';
import { toHalere } from '../../contract/money.ts';
import type { PaymentInput, RefundInput } from '../../contract/types.ts';
import type { Context, RequestState } from '../../http/context.ts';
import { parseInput, recordId } from '../../http/validate.ts';
import { conflict, invalidField } from '../../services/failure.ts';
import { assignPayment, bookPayment } from '../../services/payments/bookPayment.ts';
import { bookStatement, reviewStatement } from '../../services/payments/importStatement.ts';
import { refundThrough } from '../../services/payments/refundThrough.ts';
import { unreadable } from '../../services/payments/statements/movement.ts';
import type { RouterDeps } from '../crud/router.ts';
import { findPayment, listPayments } from './readPayments.ts';

/** Payments for administrators: booked by hand, from statements, or waiting for somebody to say whose they are. */
export function paymentsRouter(deps: RouterDeps): Router<RequestState> {
  const { knex, cache, now, body } = deps;
  const router = new Router<RequestState>({ prefix: '/api/payments' });
  const statement = [body({ maxFiles: 1 })];

  router.get('/', async (ctx) => {
    ctx.body = await listPayments(knex, ctx);
  });

  router.post('/', body(), async (ctx) => {
    const input = parseInput(paymentCreate, ctx.state.body);
    ctx.body = await book(ctx, input, { halere: toHalere(input.amount) });
    ctx.status = 201;
  });

  router.post('/refunds', body(), async (ctx) => {
    const input = parseInput(paymentRefund, ctx.state.body);
    const halere = toHalere(input.amount);
    const through = await sendBack(deps, input, halere);
    ctx.body = await book(ctx, input, { halere: -halere, ...through });
    ctx.status = 201;
  });

  router.post('/statements/review', ...statement, async (ctx) => {
    ctx.body = await reviewStatement(knex, await sentStatement(ctx));
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
    const { order_id: orderId, state } = parseInput(paymentUpdate, ctx.state.body);
    if (orderId === null && !state) throw invalidField('order_id', 'payment.order');
    const userId = ctx.state.user?.id ?? null;
    const isChanged = await knex.transaction(async (trx) => {
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
    ctx.body = await findPayment(knex, payment.id);
  });

  /** Books what a person noted; the same key is booked once. */
  async function book(
    ctx: Context,
    { order_id: orderId, received_on: receivedOn, note, key }: PaymentInput,
    money: { halere: number; source?: 'card'; externalId?: string },
  ) {
    const userId = ctx.state.user?.id ?? null;
    const payment = {
      ...{ source: 'hand' as const, externalId: key || randomUUID() },
      ...{ orderId, receivedOn, note, userId, variableSymbol: String(orderId) },
      ...money,
    };
    const { paymentId } = await knex.transaction((trx) => bookPayment(trx, payment, now()));
    cache.drop(['orders', 'payments']);
    return findPayment(knex, paymentId);
  }

  return router;
}

/** Has the provider of a card payment send the money back, where that is asked for. */
async function sendBack(deps: RouterDeps, input: RefundInput, halere: number) {
  const { order_id, through, key } = input;
  const { knex, now, cards } = deps;
  if (through === null) return {};
  const payment = await Payment.query(knex)
    .findOne({ id: through, order_id, source: 'card' })
    .throwIfNotFound();
  const order = await Order.query(knex).findById(order_id).throwIfNotFound();
  if (halere > Math.min(payment.halere, order.paid_halere - order.refunded_halere)) {
    throw invalidField('amount', 'payment.tooMuchBack');
  }
  const refunding = { knex, now, provider: cards?.provider ?? null };
  return {
    source: 'card' as const,
    externalId: await refundThrough(refunding, payment, halere, key || randomUUID()),
  };
}

async function sentStatement(ctx: Context) {
  const [file] = [...ctx.state.files.values()].flat();
  if (!file) throw unreadable('statement.file');
  const { readStatement } = await import('../../services/payments/statements/readStatement.ts');
  return readStatement(await readFile(file.path));
}
