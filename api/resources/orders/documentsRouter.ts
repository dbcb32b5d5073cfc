import Router from '@koa/router';
import type { Knex } from 'knex';
import { OrderDocument } from '../../../db/models/orderDocument.ts';
import { oldestRunning, Session } from '../../../db/models/user.ts';
import { creditNoteCreate } from '../../contract/entities/orderDocument.ts';
import { toHalere } from '../../contract/money.ts';
import type { Context, Middleware, RequestState } from '../../http/context.ts';
import { administrator } from '../../http/session.ts';
import { parseInput, recordId } from '../../http/validate.ts';
import { Failure, malformed, notFound, unauthorized } from '../../services/failure.ts';
import { INVOICE_TYPES } from '../../services/invoices/invoice.ts';
import { issueCreditNote, issueInvoice } from '../../services/invoices/issue.ts';
import { INVOICE_COOKIE, readInvoiceCookie } from '../../services/sessions/tokens.ts';
import type { RouterDeps } from '../crud/router.ts';
import { answerInvoice } from './answerInvoice.ts';
import { findOrder, presentOrder } from './readOrders.ts';
import { sendDocument } from './sendDocument.ts';

interface DocumentsDeps extends RouterDeps {
  secret: Uint8Array;
  now(): Date;
}

/** The documents of orders: a proforma made anew, and what was issued, which stays as it is. */
export function documentsRouter(deps: DocumentsDeps): Router<RequestState> {
  const { knex, cache, now, body } = deps;
  const router = new Router<RequestState>({ prefix: '/api/orders/admin/orders/:id' });
  const reader = orInvoiceCookie(deps);

  router.get('/invoice', reader, async (ctx) => {
    const type = INVOICE_TYPES.find((known) => known === (ctx.query.type ?? 'final'));
    if (!type) throw malformed();
    const order = await findOrder(knex, ctx.params.id ?? '');
    await answerInvoice(ctx, deps, order, type);
  });

  router.get('/documents/:file', reader, async (ctx) => {
    const [, id = '', form] = /^(\d+)\.(pdf|isdoc)$/.exec(ctx.params.file ?? '') ?? [];
    const order = await findOrder(knex, ctx.params.id ?? '');
    const document = await OrderDocument.query(knex)
      .findById(recordId(id) ?? 0)
      .where({ order_id: order.id });
    if (!document) throw notFound();
    sendDocument(ctx, document, form === 'isdoc' ? 'isdoc' : 'pdf');
  });

  const issue = async (
    ctx: Context,
    work: (trx: Knex.Transaction, id: number) => Promise<void>,
  ) => {
    const { id } = await findOrder(knex, ctx.params.id ?? '');
    await knex.transaction((trx) => work(trx, id));
    cache.drop(['orders']);
    ctx.status = 201;
    ctx.body = presentOrder(await findOrder(knex, String(id)), ctx.state.locale);
  };

  router.post('/invoice', administrator, (ctx) =>
    issue(ctx, async (trx, id) => {
      await issueInvoice(trx, id, now(), ctx.state.user?.id);
    }),
  );

  router.post('/credit-note', administrator, body(), async (ctx) => {
    const { amount, reason } = parseInput(creditNoteCreate, ctx.state.body);
    const correction = { reason, ...(amount !== undefined && { halere: toHalere(amount) }) };
    await issue(ctx, async (trx, id) => {
      const made = await issueCreditNote(trx, id, correction, now(), ctx.state.user?.id);
      if (!made) throw new Failure(409, { key: 'credit.none' });
    });
  });

  return router;
}

/** Also lets in the cookie of a running session: a document opens in a tab without a bearer. */
const orInvoiceCookie = (deps: DocumentsDeps): Middleware =>
  async function orInvoiceCookieMiddleware(ctx, next) {
    if (!ctx.state.user && !(await hasValidCookie(ctx, deps))) throw unauthorized();
    return next();
  };

async function hasValidCookie(ctx: Context, { knex, secret, now }: DocumentsDeps) {
  const cookie = ctx.cookies.get(INVOICE_COOKIE);
  const claims = cookie ? await readInvoiceCookie(secret, cookie, now()) : null;
  if (!claims) return false;
  const session = await Session.query(knex)
    .findById(claims.sessionId)
    .where({ user_id: claims.userId })
    .modify('running', oldestRunning(now()));
  return session !== undefined;
}
