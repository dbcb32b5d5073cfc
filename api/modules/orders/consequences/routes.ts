import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { Order } from '../../../../db/models/order.ts';
import { Payment } from '../../../../db/models/payment.ts';
import { Withdrawal } from '../../../../db/models/withdrawal.ts';
import { ordersDeletion, ordersStatus } from '../../../contract/entities/orderConsequences.ts';
import { orderCorrection } from '../../../contract/entities/orderCorrection.ts';
import { paymentCreate, paymentRefund, paymentUpdate } from '../../../contract/entities/payment.ts';
import { withdrawalDecision } from '../../../contract/entities/withdrawal.ts';
import { toHalere } from '../../../contract/money.ts';
import type { Bus, CommandContext } from '../../../platform/commands.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { recordId } from '../../../platform/http/validate.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { changeBody } from '../../../platform/openapi/changeBody.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { reissueDocuments } from '../../documents/index.ts';
import { bookByHand, bookRefund, decidePayment, reserveRefund } from '../../payments/index.ts';
import { correctOrder } from '../commands/correctOrder.ts';
import { hideOrder } from '../commands/hideOrder.ts';
import { updateOrder } from '../commands/updateOrder.ts';
import { parseCorrection } from '../parseCorrection.ts';
import { findOrder } from '../queries.ts';
import { decideWithdrawal } from '../withdrawals/commands/decideWithdrawal.ts';
import { previewEffects } from './previewEffects.ts';

const PATH = '/orders/admin/consequences';
/** Stands for the reason of a move, which the dialog previews before it is typed. */
const UNTYPED_REASON = '–';
const answers = { 200: answer('What it would cause.', 'OrderConsequences') };

/** What actions would cause; each takes its action’s own body, runs the action and rolls it back. */
export const consequencesRoutes = ({ knex, bus }: { knex: Knex; bus: Bus }): Route[] => [
  route({
    id: 'previewOrderStatus',
    method: 'post',
    path: `${PATH}/status`,
    needs: 'write orders',
    summary: 'Say what a status of orders would cause',
    description: 'Nothing is changed. Orders that are not there are left out.',
    input: requestBody('OrdersStatus', ordersStatus),
    answers: { ...answers, ...failures(409) },
    run: async (ctx, { ids, status, tell_customer }) => {
      const action = async (trx: Knex.Transaction, id: number, context: CommandContext) => {
        const current = await Order.query(trx).findById(id).throwIfNotFound();
        const isQuiet = tell_customer === false;
        await updateOrder.within(trx, { current, changes: { status }, isQuiet }, context);
      };
      return previewEffects(bus, { orderIds: await knownOf(knex, ids), action }, actorOf(ctx));
    },
  }),
  route({
    id: 'previewOrderDeletion',
    method: 'post',
    path: `${PATH}/deletion`,
    needs: 'write orders',
    summary: 'Say what deleting orders would cause',
    description: 'Nothing is changed. Orders that are not there are left out.',
    input: requestBody('OrdersDeletion', ordersDeletion),
    answers,
    run: async (ctx, { ids }) => {
      const action = (trx: Knex.Transaction, id: number, context: CommandContext) =>
        hideOrder.within(trx, { id }, context);
      return previewEffects(bus, { orderIds: await knownOf(knex, ids), action }, actorOf(ctx));
    },
  }),
  route({
    id: 'previewOrderCorrection',
    method: 'post',
    path: `${PATH}/correction/:key`,
    needs: 'write orders',
    summary: 'Say what correcting the customer’s data would cause',
    description: 'Nothing is changed.',
    input: changeBody('OrderCorrection', orderCorrection),
    answers: { ...answers, ...failures(404, 409) },
    run: async (ctx) => {
      const current = await findOrder(knex, ctx.params.key);
      const changes = parseCorrection(current, ctx.state.body);
      const action = (trx: Knex.Transaction, _: number, context: CommandContext) =>
        correctOrder.within(trx, { current, changes }, context);
      return previewEffects(bus, { orderIds: [current.id], action }, actorOf(ctx));
    },
  }),
  route({
    id: 'previewReissue',
    method: 'post',
    path: `${PATH}/corrected-documents/:key`,
    needs: 'write orders',
    summary: 'Say what issuing corrected documents would cause',
    description: 'Nothing is changed.',
    answers: { ...answers, ...failures(404, 409) },
    run: async (ctx) => {
      const { id } = await findOrder(knex, ctx.params.key);
      const action = (trx: Knex.Transaction, orderId: number, context: CommandContext) =>
        reissueDocuments.within(trx, { orderId }, context);
      return previewEffects(bus, { orderIds: [id], action }, actorOf(ctx));
    },
  }),
  route({
    id: 'previewPayment',
    method: 'post',
    path: `${PATH}/payment`,
    needs: 'write orders',
    summary: 'Say what a payment booked by hand would cause',
    description: 'Nothing is changed.',
    input: requestBody('PaymentCreate', paymentCreate),
    answers: { ...answers, ...failures(404) },
    run: async (ctx, { order_id, amount, received_on: receivedOn, note }) => {
      const action = (trx: Knex.Transaction, orderId: number, context: CommandContext) =>
        bookByHand.within(
          trx,
          { orderId, halere: toHalere(amount), receivedOn, note, key: '' },
          context,
        );
      return previewEffects(bus, { orderIds: [order_id], action }, actorOf(ctx));
    },
  }),
  route({
    id: 'previewPaymentDecision',
    method: 'post',
    path: `${PATH}/payments/:key`,
    needs: 'write orders',
    summary: 'Say what assigning or moving a payment would cause',
    description: 'Nothing is changed. The `reason` of a move may be absent yet.',
    input: requestBody('PaymentUpdate', paymentUpdate),
    answers: { ...answers, ...failures(404, 409) },
    run: async (ctx, { reason, ...decision }) => {
      const paymentId = recordId(ctx.params.key);
      const { order_id: from } = await Payment.query(knex).findById(paymentId).throwIfNotFound();
      const action = (trx: Knex.Transaction, _: number, context: CommandContext) =>
        decidePayment.within(
          trx,
          { ...decision, reason: reason || UNTYPED_REASON, paymentId },
          context,
        );
      // Run once for each of the two orders, of which each run looks at one.
      const orderIds = [from, decision.order_id].filter((id) => id !== null);
      return previewEffects(bus, { orderIds, action }, actorOf(ctx));
    },
  }),
  route({
    id: 'previewRefund',
    method: 'post',
    path: `${PATH}/refund`,
    needs: 'write orders',
    summary: 'Say what a refund would cause',
    description: 'Nothing is changed, and no card provider is asked.',
    input: requestBody('PaymentRefund', paymentRefund),
    answers: { ...answers, ...failures(404) },
    run: async (ctx, { order_id, amount, received_on: receivedOn, note, through }) => {
      const key = randomUUID();
      const action = async (trx: Knex.Transaction, orderId: number, context: CommandContext) => {
        const noted = { orderId, halere: -toHalere(amount), receivedOn, note, key };
        if (through === null) return bookByHand.within(trx, noted, context);
        await reserveRefund.within(trx, { ...noted, through, hasProvider: true }, context);
        return bookRefund.within(trx, { key }, context);
      };
      return previewEffects(bus, { orderIds: [order_id], action }, actorOf(ctx));
    },
  }),
  route({
    id: 'previewWithdrawalDecision',
    method: 'post',
    path: `${PATH}/withdrawals/:key`,
    needs: 'write orders',
    summary: 'Say what settling or refusing a withdrawal would cause',
    description: 'Nothing is changed.',
    input: requestBody('WithdrawalDecision', withdrawalDecision),
    answers: { ...answers, ...failures(404, 409) },
    run: async (ctx, decision) => {
      const id = recordId(ctx.params.key);
      const { order_id } = await Withdrawal.query(knex).findById(id).throwIfNotFound();
      const action = (trx: Knex.Transaction, _: number, context: CommandContext) =>
        decideWithdrawal.within(trx, { ...decision, id }, context);
      return previewEffects(bus, { orderIds: [order_id], action }, actorOf(ctx));
    },
  }),
];

/** Those of the orders that are there, each once. */
async function knownOf(knex: Knex, ids: readonly number[]): Promise<number[]> {
  const known = await Order.query(knex)
    .select('id')
    .whereIn('id', [...ids])
    .orderBy('id');
  return known.map(({ id }) => id);
}
