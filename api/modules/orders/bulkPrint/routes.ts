import type { Knex } from 'knex';
import { Order } from '../../../../db/models/order.ts';
import { OrderDocument } from '../../../../db/models/orderDocument.ts';
import { LIMITS } from '../../../contract/constants.ts';
import { isLocale, type Locale } from '../../../contract/locales.ts';
import { sellerNameOf } from '../../../contract/siteNames.ts';
import { malformed, notFound } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { sendFile, sendPdf } from '../../../platform/http/sendFile.ts';
import { failures } from '../../../platform/openapi/answers.ts';
import { fileAnswer } from '../../../platform/openapi/fileAnswer.ts';
import { query } from '../../../platform/openapi/listParameters.ts';
import { bookingsOfOrders } from '../../dates/index.ts';
import { fileNameOf, lookOf, readSeller } from '../../documents/index.ts';
import type { Printing } from './ticked.ts';
import { zipOf } from './zip.ts';

export interface BulkPrintDeps {
  knex: Knex;
  now(): Date;
}

const IDS = query('ids', `Ids of orders, at most ${LIMITS.ordersPrinted}, separated by commas.`, {
  type: 'string',
  pattern: '^\\d+(,\\d+)*$',
});

export const LANGUAGE = query('language', 'That of `Accept-Language` when absent.', {
  type: 'string',
  enum: ['cs', 'en'],
});

/** What an order on a packing list is read with. */
export const PRINTED = '[items, withdrawals.items]';

/** What lists are printed with, in a language. */
export async function printingOf({ knex, now }: BulkPrintDeps, locale: Locale): Promise<Printing> {
  const seller = await readSeller(knex, locale);
  return {
    locale,
    look: await lookOf(knex, seller),
    sellerName: sellerNameOf(seller),
    now: now(),
  };
}

/** What is printed of several orders at once. */
export const bulkPrintRoutes = ({ knex, now }: BulkPrintDeps): Route[] => [
  route({
    id: 'getPackingList',
    method: 'get',
    path: '/orders/admin/orders/print/packing-list',
    needs: 'read orders',
    takesCookie: true,
    summary: 'Print a packing list of orders',
    parameters: [IDS, LANGUAGE],
    answers: { 200: fileAnswer('The list.', 'application/pdf'), ...failures(400, 404) },
    run: async (ctx) => {
      const ids = idsOf(ctx);
      const { language } = ctx.query;
      const locale = isLocale(language) ? language : ctx.state.locale;
      const found = await Order.query(knex).findByIds(ids).withGraphFetched(PRINTED);
      if (found.length === 0) throw notFound('order.notFound');
      const orders = inOrder(found, ids, ({ id }) => id);
      // Loaded when a list is asked for: fonts and pdfkit would slow the server's start.
      const { renderPackingList } = await import('./renderPackingList.ts');
      const bookings = await bookingsOfOrders(knex, ids);
      const printing = await printingOf({ knex, now }, locale);
      const pdf = await renderPackingList(orders, bookings, printing);
      sendPdf(ctx, pdf, 'packing-list.pdf');
    },
  }),
  route({
    id: 'getDocumentsOfOrders',
    method: 'get',
    path: '/orders/admin/orders/print/documents.zip',
    needs: 'read orders',
    summary: 'Download the documents of orders',
    description:
      'All that was issued for them: invoices, documents on payments, credit and debit notes. `X-Total-Count` is how many of the orders have any.',
    parameters: [IDS],
    answers: { 200: fileAnswer('The PDFs.', 'application/zip'), ...failures(400, 404) },
    run: async (ctx) => {
      const ids = idsOf(ctx);
      const documents = await OrderDocument.query(knex)
        .select('order_id', 'facts', 'pdf')
        .whereIn('order_id', ids)
        .orderBy('id');
      if (documents.length === 0) throw notFound('order.noDocuments');
      const files = inOrder(documents, ids, ({ order_id }) => order_id);
      const named = files.map(({ facts, pdf }) => ({ name: fileNameOf(facts), bytes: pdf }));
      sendFile(ctx, zipOf(named), 'attachment; filename="documents.zip"');
      ctx.type = 'application/zip';
      ctx.set('x-total-count', String(new Set(files.map(({ order_id }) => order_id)).size));
    },
  }),
];

function idsOf(ctx: Context): number[] {
  const ids = String(ctx.query.ids ?? '');
  if (!/^\d{1,10}(,\d{1,10})*$/.test(ids)) throw malformed();
  const unique = [...new Set(ids.split(',').map(Number))];
  if (unique.length > LIMITS.ordersPrinted) throw malformed();
  return unique;
}

/** As they were asked for. */
const inOrder = <Row>(rows: readonly Row[], ids: readonly number[], idOf: (row: Row) => number) =>
  rows.toSorted((one, other) => ids.indexOf(idOf(one)) - ids.indexOf(idOf(other)));
