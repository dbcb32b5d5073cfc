import Router from '@koa/router';
import type { Knex } from 'knex';
import { AgreedText } from '../../../db/models/agreedText.ts';
import type { Order } from '../../../db/models/order.ts';
import { orderUpdate } from '../../contract/entities/orderRecord.ts';
import type { AgreedText as WireText } from '../../contract/types.ts';
import { conflict, notFound } from '../../platform/failure.ts';
import type { Context, Middleware, RequestState } from '../../platform/http/context.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { bringsOlderVersion, parseInput } from '../../platform/http/validate.ts';
import { answerPrivateList } from '../../platform/lists/listAnswer.ts';
import type { RouterDeps } from '../content/resources/router.ts';
import { setHidden } from './hiding.ts';
import { findOrder, listOrders, presentOrder } from './readOrders.ts';
import { updateOrder } from './updateOrder.ts';

export function adminOrdersRouter(deps: RouterDeps): Router<RequestState> {
  const { knex, cache, now, body } = deps;
  const router = new Router<RequestState>({ prefix: '/api/orders/admin/orders' });

  router.get('/', async (ctx) => {
    await answerPrivateList(deps, ctx, 'orders', await listOrders(knex, ctx));
  });

  router.get('/:id', async (ctx) => {
    ctx.body = presentOrder(await findOrder(knex, ctx.params.id ?? ''), ctx.state.locale);
  });

  router.get('/:id/terms', async (ctx) => {
    const { terms_digest: digest } = await findOrder(knex, ctx.params.id ?? '');
    const text = await AgreedText.query(knex)
      .modify('texts')
      .findById(digest ?? '')
      .throwIfNotFound();
    ctx.body = {
      digest: text.digest,
      kind: text.kind,
      locale: text.locale,
      valid_from: text.valid_from,
      content: text.content,
      withdrawal: text.withdrawal,
    } satisfies WireText;
  });

  const update: Middleware = async (ctx) => {
    const current = await findOrder(knex, ctx.params.id ?? '');
    await changeOrder(knex, ctx, current, now());
    cache.drop(['orders']);
    ctx.body = presentOrder(await findOrder(knex, String(current.id)), ctx.state.locale);
  };
  router.put('/:id', body(), update);
  router.patch('/:id', body(), update);

  router.delete('/:id', async (ctx) => {
    const order = await findOrder(knex, ctx.params.id ?? '');
    if (order.hidden_at !== null) throw notFound('order.notFound');
    await setHidden(knex, order.id, true, { sender: actorOf(ctx), now: now() });
    cache.drop(['orders']);
    ctx.body = presentOrder(order, ctx.state.locale);
  });

  router.post('/:id/restore', async (ctx) => {
    const { id } = await findOrder(knex, ctx.params.id ?? '');
    await setHidden(knex, id, false, { sender: actorOf(ctx), now: now() });
    cache.drop(['orders']);
    ctx.body = presentOrder(await findOrder(knex, String(id)), ctx.state.locale);
  });

  return router;
}

/**
 * Sets the status, which it records and has the customer told of, and the tracking; throws a 409 with
 * the current order on an older version.
 */
async function changeOrder(knex: Knex, ctx: Context, current: Order, now: Date): Promise<void> {
  const { body, user, locale } = ctx.state;
  const { id, version } = current;
  const older = async () =>
    conflict('error.conflict', {
      record: presentOrder(await findOrder(knex, String(id)), locale),
    });
  if (bringsOlderVersion(body.version, version)) throw await older();
  const kept = { tracking_number: current.tracking_number, tracking_url: current.tracking_url };
  const { tell_customer, ...input } = parseInput(orderUpdate, {
    ...kept,
    ...body,
    status: body.status ?? current.status,
  });
  const doing = { now, userId: user?.id ?? null, tellsCustomer: tell_customer };
  const isChanged = await knex.transaction((trx) => updateOrder(trx, current, input, doing));
  if (!isChanged) throw await older();
}
