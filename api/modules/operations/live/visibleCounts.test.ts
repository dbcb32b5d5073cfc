import { expect, it } from 'vitest';
import type { Principal } from '../../../platform/http/context.ts';
import { visibleCounts } from './visibleCounts.ts';

const MESSAGES = { unread_messages: 1, latest_message: 2 };
const ORDERS = { new_orders: 3, latest_order: 4 };
/** Paths below `/api`, the last one a tag that is no resource. */
const written = [
  'team-members',
  'orders',
  'slots',
  'contact-messages',
  'pickup-points',
  'users',
  'api-tokens',
  'mails',
  'home-sections',
];
const forReaders = ['team-members', 'orders', 'slots', 'contact-messages', 'pickup-points'];
/** What shows something of the ones before. */
const also = ['revisions', 'discount-codes'];
const event = { ...MESSAGES, ...ORDERS, written };

const user = { id: 1, username: 'x', email: '', sessionId: '', mustEnrol: false };
const person = (role: 'owner' | 'reader' | 'editor' | 'crew'): Principal => ({
  role,
  user: { ...user, role },
});
const token = (...scopes: 'orders'[]): Principal => ({ scopes, token: { id: 1, name: 'x' } });

it.each([
  [
    'an owner',
    person('owner'),
    { ...MESSAGES, ...ORDERS, written: [...forReaders, 'users', 'api-tokens', 'mails', ...also] },
  ],
  [
    'a reader',
    person('reader'),
    { ...MESSAGES, ...ORDERS, written: [...forReaders, 'mails', ...also] },
  ],
  ['an editor', person('editor'), { written: ['team-members', 'pickup-points', 'revisions'] }],
  ['a crew member', person('crew'), { written: [] }],
  [
    'a token for orders',
    token('orders'),
    { ...ORDERS, written: ['orders', 'slots', 'discount-codes'] },
  ],
])('of an event %s sees', (_, principal, visible) => {
  expect(visibleCounts(principal, event)).toEqual(visible);
});

it('leaves open what was written where that is not known', () => {
  expect(visibleCounts(person('editor'), { ...MESSAGES, ...ORDERS })).toEqual({});
});
