import {
  paymentCreate,
  paymentListItem,
  paymentRefund,
  paymentUpdate,
  statementDecisions,
  statementOutcome,
  statementReview,
  statementRow,
} from '../../../contract/entities/payment.ts';
import { paymentFields } from '../../payments/readPayments.ts';
import { answer, failures, listAnswer } from '../answers.ts';
import type { Part } from '../model.ts';
import { requestBody } from '../requestBody.ts';

const STATEMENT = [{ file: 'file', types: 'text/csv, application/json, text/plain' }] as const;

export const paymentsPart: Part = {
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
      answers: { 201: answer('The payment.', 'PaymentListItem') },
    },
    'post /payments/refunds': {
      id: 'bookRefund',
      summary: 'Note a refund, or have a card provider send it',
      description: 'Never more than came in for the order.',
      body: requestBody('PaymentRefund', paymentRefund),
      answers: { 201: answer('The refund, with an amount below zero.', 'PaymentListItem') },
    },
    'patch /payments/{key}': {
      id: 'decidePayment',
      summary: 'Say whose a payment is, or that it is nobody’s',
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
    StatementRow: statementRow,
    StatementReview: statementReview,
    StatementOutcome: statementOutcome,
  },
};
