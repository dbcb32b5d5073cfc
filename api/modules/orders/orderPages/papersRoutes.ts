import type { Knex } from 'knex';
import { OrderDocument } from '../../../../db/models/orderDocument.ts';
import { pragueToday } from '../../../contract/dates.ts';
import { notFound } from '../../../platform/failure.ts';
import type { Middleware } from '../../../platform/http/context.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { sendPdf } from '../../../platform/http/sendFile.ts';
import { recordId } from '../../../platform/http/validate.ts';
import { failures } from '../../../platform/openapi/answers.ts';
import { fileAnswer } from '../../../platform/openapi/fileAnswer.ts';
import { inPath, query } from '../../../platform/openapi/listParameters.ts';
import { printVoucher, vouchersOf } from '../../vouchers/index.ts';
import { answerProforma } from '../orderDocuments/answerProforma.ts';
import { sendDocument } from '../orderDocuments/sendDocument.ts';
import { offersProforma } from './offersProforma.ts';
import { bySecret, orderByLink, withPage } from './queries.ts';

interface OrderPapersDeps {
  knex: Knex;
  publicUrl: string;
  now(): Date;
}

/** The documents and vouchers of an order, for its buyer. */
export const orderPapersRoutes = (
  { knex, publicUrl, now }: OrderPapersDeps,
  reading: Middleware,
): Route[] => [
  route({
    id: 'getOrderPageInvoice',
    method: 'get',
    path: '/order-pages/:key/invoice',
    needs: 'public',
    summary: 'Open a document of the order',
    ...bySecret,
    limits: [reading],
    parameters: [
      query('document', 'The id of an issued one; when absent, the proforma that the page lists.', {
        type: 'integer',
      }),
    ],
    answers: {
      200: fileAnswer('The document.', 'application/pdf'),
      ...failures(429),
    },
    run: async (ctx) => {
      const order = await withPage(knex, await orderByLink(knex, ctx, now()));
      if (ctx.query.document === undefined) {
        if (!offersProforma(order)) throw notFound('order.notFound');
        return answerProforma(ctx, knex, order);
      }
      const id = recordId(String(ctx.query.document));
      const issued = await OrderDocument.query(knex).findOne({ id, order_id: order.id });
      if (!issued) throw notFound('order.notFound');
      sendDocument(ctx, issued, 'pdf');
    },
  }),
  route({
    id: 'getOrderPageVoucher',
    method: 'get',
    path: '/order-pages/:key/vouchers/:id',
    needs: 'public',
    summary: 'Open a voucher of the order',
    description: 'As it is printed, unless it is cancelled; one that is over says so.',
    ...bySecret,
    parameters: [inPath('id', 'One of the page’s vouchers.')],
    limits: [reading],
    answers: { 200: fileAnswer('The voucher.', 'application/pdf'), ...failures(404, 429) },
    run: async (ctx) => {
      const { id: order_id, locale } = await orderByLink(knex, ctx, now());
      const id = recordId(ctx.params.id);
      const voucher = (await vouchersOf(knex, order_id)).find((each) => each.id === id);
      if (!voucher || voucher.cancelled_at !== null) throw notFound('voucher.notFound');
      const today = pragueToday(now());
      const { pdf, name } = await printVoucher(knex, voucher, { publicUrl, locale, today });
      sendPdf(ctx, pdf, name);
    },
  }),
];
