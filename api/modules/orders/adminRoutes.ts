import type { Knex } from 'knex';
import type { Order } from '../../../db/models/order.ts';
import { PAYMENT_KINDS } from '../../contract/constants.ts';
import { pragueToday } from '../../contract/dates.ts';
import { itemDedication, voucherDedication } from '../../contract/entities/dedication.ts';
import { orderCorrection } from '../../contract/entities/orderCorrection.ts';
import { orderUpdate } from '../../contract/entities/orderRecord.ts';
import type { ResponseCache } from '../../platform/cache/responseCache.ts';
import type { Bus } from '../../platform/commands.ts';
import { notFound } from '../../platform/failure.ts';
import { changedRecord } from '../../platform/http/changedRecord.ts';
import type { Context } from '../../platform/http/context.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { putAndPatch, type Route, route } from '../../platform/http/route.ts';
import { parseInput, recordId } from '../../platform/http/validate.ts';
import { answerPrivateList } from '../../platform/lists/listAnswer.ts';
import { answer, failures, listAnswer, olderVersion } from '../../platform/openapi/answers.ts';
import { changeBody } from '../../platform/openapi/changeBody.ts';
import { inPath } from '../../platform/openapi/listParameters.ts';
import { schemaRef } from '../../platform/openapi/model.ts';
import { requestBody } from '../../platform/openapi/requestBody.ts';
import { correctDedication, type Dedicated } from './commands/correctDedication.ts';
import { correctOrder } from './commands/correctOrder.ts';
import { hideOrder } from './commands/hideOrder.ts';
import { restoreOrder } from './commands/restoreOrder.ts';
import { updateOrder } from './commands/updateOrder.ts';
import { orderFields, orderLists } from './listOrders.ts';
import { parseCorrection } from './parseCorrection.ts';
import { presentListItem, presentOrder } from './present.ts';
import { findOrder } from './queries.ts';
import { shownOrder } from './shownOrder.ts';

interface AdminOrdersDeps {
  knex: Knex;
  cache: ResponseCache;
  bus: Bus;
  now(): Date;
}

/** Orders in the back-office. */
export const adminOrdersRoutes = (deps: AdminOrdersDeps): Route[] => {
  const { knex, bus, now } = deps;
  const listOrders = orderLists(deps);
  const shown = (ctx: Context) => shownOrder(deps, ctx);

  /** The order after a change that starts from the stored one. */
  const changed = async (ctx: Context, change: (current: Order) => Promise<boolean>) => {
    const current = await findOrder(knex, ctx.params.key);
    return changedRecord(ctx, {
      version: current.version,
      write: () => change(current),
      shown: () => shown(ctx),
    });
  };

  /** The order after a dedication was corrected. */
  const dedicated = async (ctx: Context, of: Dedicated, dedication: string) => {
    const orderId = recordId(ctx.params.key);
    await correctDedication(bus, { orderId, of, dedication }, actorOf(ctx));
    return shown(ctx);
  };

  return [
    route({
      id: 'listOrders',
      method: 'get',
      path: '/orders/admin/orders',
      needs: 'read orders',
      summary: 'List orders',
      description: `Newest first. \`updated_at_gte\` finds those that were placed, changed or paid since a time; add \`hidden_at_gte\` for those deleted since. \`q\` also finds numbers of orders, phones, parcels and documents, and products. Kinds of payment: ${PAYMENT_KINDS.join(', ')}.`,
      list: orderFields,
      answers: { 200: listAnswer('The orders.', 'OrderListItem') },
      run: async (ctx) => {
        const { orders, ...list } = await listOrders(ctx);
        const today = pragueToday(now());
        const records = orders.map((order) => presentListItem(order, today));
        await answerPrivateList(deps, ctx, 'orders', { ...list, records });
      },
    }),
    route({
      id: 'getOrder',
      method: 'get',
      path: '/orders/admin/orders/:key',
      needs: 'read orders',
      summary: 'Read one order',
      answers: { 200: answer('The order.', 'Order') },
      run: shown,
    }),
    ...putAndPatch(
      { put: 'putOrder', patch: 'patchOrder' },
      {
        path: '/orders/admin/orders/:key',
        needs: 'write orders',
        summary: 'Change status, parcel or the team’s note of an order',
        description:
          'Any status may follow any other; a deleted order keeps its own. Of other fields, the parcel’s and the team’s own note are written here; what a customer filled in is corrected by a call of its own.',
        input: changeBody('OrderUpdate', orderUpdate),
        answers: {
          200: answer('The current record.', 'Order'),
          409: olderVersion(
            'An older `version` was sent; `record` is the current record then. Or it is another status of a deleted order.',
            schemaRef('Order'),
          ),
        },
        run: (ctx) => {
          const { body } = ctx.state;
          return changed(ctx, (current) => {
            const { tell_customer, ...changes } = parseInput(orderUpdate, {
              tracking_number: current.tracking_number,
              tracking_url: current.tracking_url,
              internal_note: current.internal_note,
              ...body,
              status: body.status ?? current.status,
            });
            const update = { current, changes, isQuiet: tell_customer === false };
            return updateOrder(bus, update, actorOf(ctx));
          });
        },
      },
    ),
    route({
      id: 'correctOrder',
      method: 'post',
      path: '/orders/admin/orders/:key/correction',
      needs: 'write orders',
      summary: 'Correct the customer’s data of an order',
      description:
        'Until it is shipped, by the rules of checkout; the audit trail keeps what it was. Issued documents stay as they are. A new e-mail address gets the order’s mails that wait and its confirmation; earlier links to the order’s page end.',
      input: changeBody('OrderCorrection', orderCorrection),
      answers: {
        200: answer('The current record.', 'Order'),
        409: olderVersion(
          'The order is shipped or no longer valid, or an older `version` was sent; `record` is the current record then.',
          schemaRef('Order'),
        ),
      },
      run: (ctx) =>
        changed(ctx, (current) => {
          const changes = parseCorrection(current, ctx.state.body);
          return correctOrder(bus, { current, changes }, actorOf(ctx));
        }),
    }),
    route({
      id: 'correctItemDedication',
      method: 'put',
      path: '/orders/admin/orders/:key/items/:item/dedication',
      needs: 'write orders',
      summary: 'Correct what the vouchers of an item will say',
      description:
        'Until they are issued; then each has its own. The audit trail keeps what it was.',
      parameters: [inPath('item', 'An item of the order, with vouchers.')],
      input: requestBody('ItemDedication', itemDedication),
      answers: { 200: answer('The current record.', 'Order'), ...failures(404, 409) },
      run: (ctx, { dedication }) => dedicated(ctx, { item: recordId(ctx.params.item) }, dedication),
    }),
    route({
      id: 'correctVoucherDedication',
      method: 'put',
      path: '/orders/admin/orders/:key/vouchers/:voucher/dedication',
      needs: 'write orders',
      summary: 'Correct what an issued voucher says',
      description:
        'While it is neither used nor cancelled. The customer gets it by mail, unless `tell_customer` is false.',
      parameters: [inPath('voucher', 'A voucher of the order.')],
      input: requestBody('VoucherDedication', voucherDedication),
      answers: { 200: answer('The current record.', 'Order'), ...failures(404, 409) },
      run: (ctx, { dedication, tell_customer }) => {
        const isQuiet = tell_customer === false;
        return dedicated(ctx, { voucher: recordId(ctx.params.voucher), isQuiet }, dedication);
      },
    }),
    route({
      id: 'deleteOrder',
      method: 'delete',
      path: '/orders/admin/orders/:key',
      needs: 'write orders',
      summary: 'Delete an order',
      answers: { 200: answer('The deleted record.', 'Order') },
      run: async (ctx) => {
        const order = await findOrder(knex, ctx.params.key);
        if (order.hidden_at !== null) throw notFound('order.notFound');
        await hideOrder(bus, { id: order.id }, actorOf(ctx));
        return presentOrder(order, ctx.state.locale, pragueToday(now()));
      },
    }),
    route({
      id: 'restoreOrder',
      method: 'post',
      path: '/orders/admin/orders/:key/restore',
      needs: 'write orders',
      summary: 'Bring a deleted order back',
      description: 'Deleting hides an order: it is kept, and listed with a filter on `hidden_at`.',
      answers: { 200: answer('The order.', 'Order') },
      run: async (ctx) => {
        const { id } = await findOrder(knex, ctx.params.key);
        await restoreOrder(bus, { id }, actorOf(ctx));
        return shown(ctx);
      },
    }),
  ];
};
