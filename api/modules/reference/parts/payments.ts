import {
  openRefund,
  paymentCreate,
  paymentListItem,
  paymentRefund,
  paymentUpdate,
  refundOutcome,
  statementDecisions,
  statementOutcome,
  statementReview,
  statementRow,
} from '../../../contract/entities/payment.ts';
import { answer, arrayOf, failures, listAnswer } from '../../../platform/openapi/answers.ts';
import type { RouterPart } from '../../../platform/openapi/model.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { paymentFields } from '../../payments/readPayments.ts';

const STATEMENT = [{ file: 'file', types: 'text/csv, application/json, text/plain' }] as const;

export const paymentsPart: RouterPart = {
  tag: { name: 'Payments', description: 'What came in for orders and what went back.' },
  routes: {
    'post /card-payments/notifications': {
      id: 'notifyCardPayment',
      summary: 'Tell of a change of a card payment',
      description:
        'For the card provider, which sends a form. Nothing but the payment’s id is read of it: the provider is asked how the payment stands.',
      answers: {
        200: {
          description: 'Understood; an unknown payment is as well.',
          content: { 'text/plain': { schema: { type: 'string' } } },
        },
        503: {
          description: 'The provider could not be asked: it is to tell again.',
          content: { 'text/plain': { schema: { type: 'string' } } },
        },
        ...failures(404, 429),
      },
    },
    'get /payments': {
      id: 'listPayments',
      summary: 'List payments',
      description:
        'Newest first. Those without an order say what they mean: `verdict` compares variable symbol and amount with the order as it is now.',
      list: paymentFields,
      answers: { 200: listAnswer('The payments.', 'PaymentListItem') },
    },
    'post /payments': {
      id: 'bookPayment',
      summary: 'Book a payment by hand',
      body: requestBody('PaymentCreate', paymentCreate),
      answers: {
        201: answer('The payment.', 'PaymentListItem'),
        409: answer('The key belongs to something else.', 'Error'),
      },
    },
    'post /payments/refunds': {
      id: 'bookRefund',
      summary: 'Note a refund, or have a card provider send it',
      description:
        'Never more than came in for the order. A provider’s money is reserved before it is asked: where its answer gets lost, the refund is among those that are open.',
      body: requestBody('PaymentRefund', paymentRefund),
      answers: {
        201: answer('The refund, with an amount below zero.', 'PaymentListItem'),
        409: answer('The key belongs to something else.', 'Error'),
      },
    },
    'get /payments/refunds': {
      id: 'listOpenRefunds',
      summary: 'List refunds that are not booked yet',
      description: 'What a card provider was asked to send back, oldest first.',
      answers: { 200: answer('The refunds.', arrayOf('OpenRefund')) },
    },
    'patch /payments/refunds/{key}': {
      id: 'settleRefund',
      summary: 'Say whether a refund whose answer got lost went',
      body: requestBody('RefundOutcome', refundOutcome),
      answers: {
        200: answer('The refunds that are open still.', arrayOf('OpenRefund')),
        409: answer('The provider may still answer, or it is booked.', 'Error'),
      },
    },
    'patch /payments/{key}': {
      id: 'decidePayment',
      summary: 'Say whose a payment is, or that it is nobody’s',
      description: 'With a `reason` a booked one is given to another order, or waits again.',
      body: requestBody('PaymentUpdate', paymentUpdate),
      answers: {
        200: answer('The payment.', 'PaymentListItem'),
        409: answer('It is booked already.', 'Error'),
      },
    },
    'post /payments/statements/review': {
      id: 'reviewStatement',
      summary: 'Read a bank statement without booking anything',
      description: 'Fio’s list of movements in CSV or JSON, or GPC (ABO) in windows-1250.',
      body: requestBody('Statement', { type: 'object', properties: {} }, STATEMENT),
      answers: { 200: answer('What each movement means.', 'StatementReview') },
    },
    'post /payments/statements': {
      id: 'bookStatement',
      summary: 'Book a bank statement',
      description:
        'All or nothing. A movement is booked once, however often it is sent; incoming ones without a decision are kept and wait.',
      body: requestBody('StatementDecisions', statementDecisions, STATEMENT),
      answers: { 200: answer('How many were booked.', 'StatementOutcome'), ...failures(404) },
    },
  },
  records: {
    PaymentListItem: paymentListItem,
    OpenRefund: openRefund,
    StatementRow: statementRow,
    StatementReview: statementReview,
    StatementOutcome: statementOutcome,
  },
};
