import { expect, it } from 'vitest';
import { Order } from '../../../db/models/order.ts';
import type { OrderStatus } from '../../contract/orderStatuses.ts';
import { outcomeOf } from './erasureOutcomes.ts';
import type { Person } from './findPerson.ts';

const nobody: Person = {
  email: 'eva@example.com',
  orders: [],
  messages: [],
  replies: [],
  stockAlerts: [],
  slotAlerts: [],
  bookings: [],
  mails: [],
  events: [],
  account: null,
  links: 0,
  movements: [],
  corrections: [],
  beingPaid: new Set(),
};

const booked = { payments: [{ halere: 100 }] };

it.each<[OrderStatus, bare: string, booked: string]>([
  ['pending', 'deleted', 'open'],
  ['processing', 'open', 'open'],
  ['shipped', 'open', 'open'],
  ['completed', 'reduced', 'reduced'],
  ['done', 'reduced', 'reduced'],
  ['cancelled', 'deleted', 'reduced'],
])('an order that is %s is %s without payments, %s with one', (status, bare, withPayment) => {
  const of = (parts: object) =>
    outcomeOf(Order.fromJson({ id: 1, status, owed_halere: 0, hidden_at: null, ...parts }), nobody);
  expect([of({}), of(booked)]).toEqual([bare, withPayment]);
});
