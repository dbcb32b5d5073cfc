import { orderPage } from '../../../contract/entities/orderPage.ts';
import {
  orderLinksRequest,
  withdrawal,
  withdrawalByNumber,
  withdrawalCreate,
  withdrawalDecision,
} from '../../../contract/entities/withdrawal.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { query } from '../../../platform/openapi/listParameters.ts';
import type { Described, RouterPart } from '../../../platform/openapi/model.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';

const secret = { key: 'The secret of a link to the order.' } as const;
const accepted: Described['answers'] = {
  202: answer('Taken; the same whether it leads to anything.', { type: 'object' }),
  ...failures(429),
};

export const orderPagesPart: RouterPart = {
  tag: {
    name: 'Order pages',
    description: 'What customers see of their orders by a secret link, and withdrawals.',
  },
  routes: {
    'get /order-pages/{key}': {
      id: 'getOrderPage',
      summary: 'Read what an order’s page shows',
      description: 'A wrong, an unknown and an expired secret are answered alike.',
      ...secret,
      answers: { 200: answer('The order.', 'OrderPage'), ...failures(429) },
    },
    'get /order-pages/{key}/invoice': {
      id: 'getOrderPageInvoice',
      summary: 'Open a document of the order',
      ...secret,
      parameters: [
        query('document', 'The id of an issued one; the proforma when absent.', {
          type: 'integer',
        }),
      ],
      answers: {
        200: {
          description: 'The document.',
          content: {
            'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } },
          },
        },
        ...failures(429),
      },
    },
    'get /order-pages/{key}/pay': {
      id: 'payOrder',
      summary: 'Lead to the page of the card provider',
      description:
        'Goes on with a payment that is not finished. Leads back to the order’s page where nothing is to be paid by card, or the provider does not answer.',
      ...secret,
      answers: { 303: { description: 'Where the order is paid.' }, ...failures(429) },
    },
    'post /order-pages/{key}/withdrawals': {
      id: 'withdraw',
      summary: 'Withdraw from the contract, or from a part of it',
      description: 'The same `key` is one withdrawal. A receipt is sent by e-mail.',
      ...secret,
      body: requestBody('WithdrawalCreate', withdrawalCreate),
      answers: { 201: answer('The withdrawal.', 'Withdrawal'), ...failures(429) },
    },
    'post /order-links': {
      id: 'requestOrderLinks',
      summary: 'Have links to the orders of an address sent there',
      body: requestBody('OrderLinksRequest', orderLinksRequest),
      answers: accepted,
    },
    'post /withdrawals': {
      id: 'withdrawByNumber',
      summary: 'Withdraw from a contract by order number and e-mail',
      body: requestBody('WithdrawalByNumber', withdrawalByNumber),
      answers: accepted,
    },
    'put /withdrawals/{key}': {
      id: 'decideWithdrawal',
      summary: 'Settle or refuse a withdrawal',
      body: requestBody('WithdrawalDecision', withdrawalDecision),
      answers: { 200: answer('The withdrawal.', 'Withdrawal'), ...failures(409) },
    },
  },
  records: { OrderPage: orderPage, Withdrawal: withdrawal },
};
