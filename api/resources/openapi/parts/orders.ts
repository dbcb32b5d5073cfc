import { PAYMENT_KINDS } from '../../../contract/constants.ts';
import { orderConflict, orderCreate, orderCreated } from '../../../contract/entities/order.ts';
import {
  order,
  orderItem,
  orderListItem,
  orderStatusChange,
  orderUpdate,
} from '../../../contract/entities/orderRecord.ts';
import { INVOICE_TYPES } from '../../../services/invoices/invoice.ts';
import { orderFields } from '../../orders/readOrders.ts';
import { answer, failures, listAnswer } from '../answers.ts';
import { inSchema } from '../inSchema.ts';
import { listParameters, ownParameter } from '../listParameters.ts';
import { type DescribedPath, type Parameter, type Part, schemaRef } from '../model.ts';
import { changesOf, keyParameter } from '../plainResource.ts';
import { requestBody } from '../requestBody.ts';

const create = requestBody('OrderCreate', inSchema(orderCreate));
const changes = changesOf({ update: orderUpdate, hasSlug: false, files: [] }, { name: 'Order' });

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'The same key is one order, however often it is sent, for 7 days. With another body it is 422.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
};

const checkout: DescribedPath = {
  post: {
    id: 'placeOrder',
    summary: 'Place an order',
    description:
      'The server trusts no price: if one of them or the total differs from its own by a haléř, the answer is 409 with the fresh ones. An item is named by the id or the slug of its product.',
    access: 'public',
    parameters: [idempotencyKey],
    body: create.body,
    answers: {
      201: answer('The order is stored.', schemaRef('OrderCreated')),
      409: answer('Prices differ, or a product is not on offer.', schemaRef('OrderConflict')),
      ...failures(400, 413, 415, 422, 429),
    },
  },
};

const list: DescribedPath = {
  get: {
    id: 'listOrders',
    summary: 'List orders',
    description: `Newest first. \`q\` also finds an order's number. Kinds of payment: ${PAYMENT_KINDS.join(', ')}.`,
    access: 'administrator',
    parameters: listParameters(orderFields),
    answers: { 200: listAnswer('The orders.', schemaRef('OrderListItem')), ...failures(400) },
  },
};

const status = {
  summary: 'Change the status of an order',
  description: 'Any status may follow any other. Nothing else of an order can be changed.',
};

const one: DescribedPath = {
  get: {
    id: 'getOrder',
    summary: 'Read one order',
    access: 'administrator',
    parameters: [keyParameter(false)],
    answers: { 200: answer('The order.', schemaRef('Order')), ...failures(404) },
  },
  put: { ...changes.put, ...status },
  patch: { ...changes.patch, ...status },
  delete: changes.delete,
};

const invoice: DescribedPath = {
  get: {
    id: 'getInvoice',
    summary: 'Open the invoice of an order',
    access: 'invoice',
    parameters: [
      keyParameter(false),
      ownParameter('type', 'Which invoice; the final one when absent.', {
        type: 'string',
        enum: [...INVOICE_TYPES],
        default: 'final',
      }),
    ],
    answers: {
      200: {
        description: 'The invoice.',
        content: {
          'application/pdf': {
            schema: { type: 'string', contentMediaType: 'application/pdf' },
          },
        },
      },
      ...failures(400, 404),
    },
  },
};

/** The checkout's call, and orders and invoices for administrators. */
export const ordersPart: Part = {
  tag: { name: 'Orders', description: 'The checkout, and the orders that it made.' },
  paths: {
    '/orders': checkout,
    '/orders/admin/orders': list,
    '/orders/admin/orders/{key}': one,
    '/orders/admin/orders/{key}/invoice': invoice,
  },
  records: {
    Order: order,
    OrderListItem: orderListItem,
    OrderItem: orderItem,
    OrderStatusChange: orderStatusChange,
    OrderCreated: orderCreated,
    OrderConflict: orderConflict,
  },
  inputs: { ...create.inputs, ...changes.inputs },
};
