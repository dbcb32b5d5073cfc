import type { Knex } from 'knex';
import { OrderDocument } from '../../../../db/models/orderDocument.ts';
import { creditNoteCreate } from '../../../contract/entities/orderDocument.ts';
import { toHalere } from '../../../contract/money.ts';
import { itemName } from '../../../contract/slots.ts';
import type { Bus } from '../../../platform/commands.ts';
import { conflict, invalidField, malformed } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { recordId } from '../../../platform/http/validate.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { fileAnswer } from '../../../platform/openapi/fileAnswer.ts';
import { inPath, query } from '../../../platform/openapi/listParameters.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import {
  INVOICE_TYPES,
  issueCreditNote,
  issueInvoice,
  reissueDocuments,
} from '../../documents/index.ts';
import { findOrder } from '../queries.ts';
import { shownOrder } from '../shownOrder.ts';
import { answerInvoice } from './answerInvoice.ts';
import { answerProforma } from './answerProforma.ts';
import { sendDocument } from './sendDocument.ts';

interface DocumentsDeps {
  knex: Knex;
  bus: Bus;
  now(): Date;
}

/** The documents of orders: a proforma made anew, and what was issued, which stays as it is. */
export const orderDocumentsRoutes = (deps: DocumentsDeps): Route[] => {
  const { knex, bus } = deps;
  const shown = (ctx: Context) => shownOrder(deps, ctx);
  return [
    route({
      id: 'getInvoice',
      method: 'get',
      path: '/orders/admin/orders/:key/invoice',
      needs: 'read orders',
      takesCookie: true,
      summary: 'Open the invoice of an order',
      parameters: [
        query('type', 'Kind of invoice; the final one when absent.', {
          type: 'string',
          enum: [...INVOICE_TYPES],
          default: 'final',
        }),
      ],
      answers: {
        200: fileAnswer(
          'The proforma as the order is now, or the kept bytes of the invoice; before it was issued, a preview without a number.',
          'application/pdf',
        ),
        ...failures(400, 404),
      },
      run: async (ctx) => {
        const type = INVOICE_TYPES.find((known) => known === (ctx.query.type ?? 'final'));
        if (!type) throw malformed();
        const order = await findOrder(knex, ctx.params.key);
        if (type === 'proforma') return answerProforma(ctx, knex, order);
        return answerInvoice(ctx, deps, order);
      },
    }),
    route({
      id: 'issueInvoice',
      method: 'post',
      path: '/orders/admin/orders/:key/invoice',
      needs: 'write orders',
      summary: 'Issue the invoice of an order',
      description:
        'Once: an invoice that was issued before stays as it is. A cancelled order has nothing to invoice.',
      answers: { 201: answer('The order with its documents.', 'Order'), ...failures(409) },
      run: async (ctx) => {
        const { id } = await findOrder(knex, ctx.params.key);
        await issueInvoice(bus, { orderId: id }, actorOf(ctx));
        return shown(ctx);
      },
    }),
    route({
      id: 'issueCreditNote',
      method: 'post',
      path: '/orders/admin/orders/:key/credit-note',
      needs: 'write orders',
      summary: 'Issue a credit note to the invoice of an order',
      description: 'Without an amount it gives back everything that is left of the invoice.',
      input: requestBody('CreditNoteCreate', creditNoteCreate),
      answers: {
        201: answer('The order with its documents.', 'Order'),
        ...failures(409),
      },
      run: async (ctx, { amount, item_id, reason }) => {
        const { id: orderId, locale, items = [] } = await findOrder(knex, ctx.params.key);
        const item = items.find(({ id }) => id === item_id);
        if (item_id !== null && !item) throw invalidField('item_id', 'credit.item');
        const halere = amount === undefined ? undefined : toHalere(amount);
        const ofItem = item &&
          halere !== undefined && {
            byRate: new Map([[item.vat_rate, halere]]),
            subject: itemName(item, locale),
          };
        const reduction = { orderId, halere, reason, ...ofItem };
        const issued = await issueCreditNote(bus, reduction, actorOf(ctx));
        if (!issued) throw conflict('credit.none');
        return shown(ctx);
      },
    }),
    route({
      id: 'reissueDocuments',
      method: 'post',
      path: '/orders/admin/orders/:key/corrected-documents',
      needs: 'write orders',
      summary: 'Issue the documents of a corrected order anew',
      description:
        'For documents that name the buyer as before the correction: each is credited whole and issued again for the same supply, with the buyer of now. Neither the price nor what is owed changes.',
      answers: { 201: answer('The order with its documents.', 'Order'), ...failures(409) },
      run: async (ctx) => {
        const { id: orderId } = await findOrder(knex, ctx.params.key);
        await reissueDocuments(bus, { orderId }, actorOf(ctx));
        return shown(ctx);
      },
    }),
    route({
      id: 'getDocument',
      method: 'get',
      path: '/orders/admin/orders/:key/documents/:file',
      needs: 'read orders',
      takesCookie: true,
      summary: 'Open a document that was issued',
      parameters: [
        inPath('file', 'The document’s id with `.pdf` or `.isdoc`.', {
          type: 'string',
          pattern: '^\\d+\\.(pdf|isdoc)$',
        }),
      ],
      answers: { 200: fileAnswer('The stored bytes.', 'application/pdf', 'application/xml') },
      run: async (ctx) => {
        const [, id = '', form] = /^(\d+)\.(pdf|isdoc)$/.exec(ctx.params.file ?? '') ?? [];
        const order = await findOrder(knex, ctx.params.key);
        const document = await OrderDocument.query(knex)
          .findById(recordId(id))
          .where({ order_id: order.id })
          .throwIfNotFound();
        sendDocument(ctx, document, form === 'isdoc' ? 'isdoc' : 'pdf');
      },
    }),
  ];
};
