import { PAYMENT_KINDS } from '../../../contract/constants.ts';
import { agreedText } from '../../../contract/entities/legalText.ts';
import { orderConflict, orderCreate, orderCreated } from '../../../contract/entities/order.ts';
import { creditNoteCreate, orderDocument } from '../../../contract/entities/orderDocument.ts';
import {
  order,
  orderItem,
  orderListItem,
  orderStatusChange,
  orderUpdate,
} from '../../../contract/entities/orderRecord.ts';
import { payment } from '../../../contract/entities/payment.ts';
import { answer, failures, listAnswer } from '../../../platform/openapi/answers.ts';
import { query } from '../../../platform/openapi/listParameters.ts';
import type { Answer, RouterPart } from '../../../platform/openapi/model.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { changesOf } from '../../content/resources/describe.ts';
import { INVOICE_TYPES } from '../../documents/index.ts';
import { orderFields } from '../../orders/readOrders.ts';

const path = 'orders/admin/orders';

const fileAnswer = (description: string, ...types: string[]): Answer => ({
  description,
  content: Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
  ),
});

export const ordersPart: RouterPart = {
  tag: { name: 'Orders', description: 'The checkout, and the orders that it made.' },
  routes: {
    'post /orders': {
      id: 'placeOrder',
      summary: 'Place an order',
      description:
        'The server trusts no price: if one of them or the total differs from its own by a haléř, the answer is 409 with the fresh ones. An item is named by the id or the slug of its product.',
      parameters: [
        {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'The same key is one order, however often it is sent, for 7 days. With another body it is 422.',
          schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
        },
      ],
      body: requestBody('OrderCreate', orderCreate),
      answers: {
        201: answer('The order is stored.', 'OrderCreated'),
        409: answer('Prices differ, or a product is not on offer.', 'OrderConflict'),
        ...failures(429),
      },
    },
    [`get /${path}`]: {
      id: 'listOrders',
      summary: 'List orders',
      description: `Newest first. \`q\` also finds an order's number. Kinds of payment: ${PAYMENT_KINDS.join(', ')}.`,
      list: orderFields,
      answers: { 200: listAnswer('The orders.', 'OrderListItem') },
    },
    [`get /${path}/{key}`]: {
      id: 'getOrder',
      summary: 'Read one order',
      answers: { 200: answer('The order.', 'Order') },
    },
    ...changesOf(
      { path, update: orderUpdate, hasSlug: false, files: [] },
      {
        name: 'Order',
        change: {
          summary: 'Change the status of an order',
          description: 'Any status may follow any other. Nothing else of an order can be changed.',
        },
      },
    ),
    [`get /${path}/{key}/terms`]: {
      id: 'getAgreedTerms',
      summary: 'Read the terms that an order agreed to',
      description:
        'Word for word, in the order’s language. Orders from before they were kept have none.',
      answers: { 200: answer('The text.', 'AgreedText') },
    },
    [`get /${path}/{key}/invoice`]: {
      id: 'getInvoice',
      summary: 'Open the invoice of an order',
      parameters: [
        query('type', 'Which invoice; the final one when absent.', {
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
    },
    [`post /${path}/{key}/invoice`]: {
      id: 'issueInvoice',
      summary: 'Issue the invoice of an order',
      description:
        'Once: an invoice that was issued before stays as it is. A cancelled order has nothing to invoice.',
      answers: { 201: answer('The order with its documents.', 'Order'), ...failures(409) },
    },
    [`post /${path}/{key}/credit-note`]: {
      id: 'issueCreditNote',
      summary: 'Issue a credit note to the invoice of an order',
      description: 'Without an amount it gives back everything that is left of the invoice.',
      body: requestBody('CreditNoteCreate', creditNoteCreate),
      answers: {
        201: answer('The order with its documents.', 'Order'),
        ...failures(409),
      },
    },
    [`get /${path}/{key}/documents/{file}`]: {
      id: 'getDocument',
      summary: 'Open a document that was issued',
      parameters: [
        {
          name: 'file',
          in: 'path',
          required: true,
          description: 'The document’s id with `.pdf` or `.isdoc`.',
          schema: { type: 'string', pattern: '^\\d+\\.(pdf|isdoc)$' },
        },
      ],
      answers: { 200: fileAnswer('The kept bytes.', 'application/pdf', 'application/xml') },
    },
    [`post /${path}/{key}/restore`]: {
      id: 'restoreOrder',
      summary: 'Bring a deleted order back',
      description: 'Deleting hides an order: it is kept, and listed with a filter on `hidden_at`.',
      answers: { 200: answer('The order.', 'Order') },
    },
  },
  records: {
    Order: order,
    OrderListItem: orderListItem,
    OrderItem: orderItem,
    OrderDocument: orderDocument,
    OrderStatusChange: orderStatusChange,
    Payment: payment,
    AgreedText: agreedText,
    OrderCreated: orderCreated,
    OrderConflict: orderConflict,
  },
};
