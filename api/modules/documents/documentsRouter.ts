import Router from '@koa/router';
import { OrderDocument } from '../../../db/models/orderDocument.ts';
import { creditNoteCreate } from '../../contract/entities/orderDocument.ts';
import { toHalere } from '../../contract/money.ts';
import { Failure, malformed } from '../../platform/failure.ts';
import type { Context, RequestState } from '../../platform/http/context.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { parseInput, recordId } from '../../platform/http/validate.ts';
import type { RouterDeps } from '../content/resources/router.ts';
import { findOrder, presentOrder } from '../orders/readOrders.ts';
import { answerInvoice } from './answerInvoice.ts';
import { issueCreditNote } from './commands/issueCreditNote.ts';
import { issueInvoice } from './commands/issueInvoice.ts';
import { INVOICE_TYPES } from './invoice.ts';
import { sendDocument } from './sendDocument.ts';

/** The documents of orders: a proforma made anew, and what was issued, which stays as it is. */
export function documentsRouter(deps: RouterDeps): Router<RequestState> {
  const { knex, body, bus } = deps;
  const router = new Router<RequestState>({ prefix: '/api/orders/admin/orders/:id' });

  router.get('/invoice', async (ctx) => {
    const type = INVOICE_TYPES.find((known) => known === (ctx.query.type ?? 'final'));
    if (!type) throw malformed();
    const order = await findOrder(knex, ctx.params.id ?? '');
    await answerInvoice(ctx, deps, order, type);
  });

  router.get('/documents/:file', async (ctx) => {
    const [, id = '', form] = /^(\d+)\.(pdf|isdoc)$/.exec(ctx.params.file ?? '') ?? [];
    const order = await findOrder(knex, ctx.params.id ?? '');
    const document = await OrderDocument.query(knex)
      .findById(recordId(id))
      .where({ order_id: order.id })
      .throwIfNotFound();
    sendDocument(ctx, document, form === 'isdoc' ? 'isdoc' : 'pdf');
  });

  const answerIssued = async (ctx: Context, id: number) => {
    ctx.status = 201;
    ctx.body = presentOrder(await findOrder(knex, String(id)), ctx.state.locale);
  };

  router.post('/invoice', async (ctx) => {
    const { id } = await findOrder(knex, ctx.params.id ?? '');
    await issueInvoice(bus, { orderId: id }, actorOf(ctx));
    await answerIssued(ctx, id);
  });

  router.post('/credit-note', body(), async (ctx) => {
    const { amount, reason } = parseInput(creditNoteCreate, ctx.state.body);
    const { id } = await findOrder(knex, ctx.params.id ?? '');
    const halere = amount === undefined ? undefined : toHalere(amount);
    const made = await issueCreditNote(bus, { orderId: id, halere, reason }, actorOf(ctx));
    if (!made) throw new Failure(409, { key: 'credit.none' });
    await answerIssued(ctx, id);
  });

  return router;
}
