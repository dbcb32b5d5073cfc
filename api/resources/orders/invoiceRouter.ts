import Router from '@koa/router';
import type { Knex } from 'knex';
import { oldestRunning, Session } from '../../../db/models/user.ts';
import type { Context, Middleware, RequestState } from '../../http/context.ts';
import { malformed, unauthorized } from '../../services/failure.ts';
import { INVOICE_TYPES, invoiceOf } from '../../services/invoices/invoice.ts';
import { readSeller } from '../../services/invoices/seller.ts';
import { INVOICE_COOKIE, readInvoiceCookie } from '../../services/sessions/tokens.ts';
import { findOrder } from './readOrders.ts';

export interface InvoiceDeps {
  knex: Knex;
  secret: Uint8Array;
  now(): Date;
  /** The site's address, which stands at the foot of each page. */
  publicUrl: string;
}

/** The proforma and final invoice of an order as a PDF (back-office §7). */
export function invoiceRouter(deps: InvoiceDeps): Router<RequestState> {
  const { knex, publicUrl } = deps;
  const router = new Router<RequestState>();
  const mayRead = bearerOrCookie(deps);

  router.get('/api/orders/admin/orders/:id/invoice', mayRead, async (ctx) => {
    const asked = ctx.query.type ?? 'final';
    const type = INVOICE_TYPES.find((known) => known === asked);
    if (!type) throw malformed();
    const order = await findOrder(knex, ctx.params.id ?? '');
    const invoice = invoiceOf(order, await readSeller(knex, order.locale), type, publicUrl);
    const { renderInvoice } = await import('../../services/invoices/renderInvoice.ts');
    ctx.set('content-disposition', `inline; filename="${invoice.fileName}"`);
    ctx.set('cache-control', 'no-store');
    ctx.set('x-content-type-options', 'nosniff');
    ctx.type = 'application/pdf';
    ctx.body = await renderInvoice(invoice);
  });

  return router;
}

/** The link opens in a new tab without a bearer: there the cookie stands in (decisions, Sign-in). */
function bearerOrCookie(deps: InvoiceDeps): Middleware {
  return async function bearerOrCookieMiddleware(ctx, next) {
    if (!ctx.state.user && !(await hasLivingCookie(ctx, deps))) throw unauthorized();
    return next();
  };
}

async function hasLivingCookie(ctx: Context, { knex, secret, now }: InvoiceDeps): Promise<boolean> {
  const cookie = ctx.cookies.get(INVOICE_COOKIE);
  const claims = cookie ? await readInvoiceCookie(secret, cookie, now()) : null;
  if (!claims) return false;
  const session = await Session.query(knex)
    .findById(claims.sessionId)
    .where({ user_id: claims.userId })
    .modify('running', oldestRunning(now()));
  return session !== undefined;
}
