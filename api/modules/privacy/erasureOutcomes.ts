import type { Order } from '../../../db/models/order.ts';
import type {
  ErasureOutcome,
  PersonalData,
  PersonalEntry,
  PersonalKind,
} from '../../contract/entities/personalData.ts';
import type { legalNumbers } from '../../contract/legal/facts.ts';
import { FIRST_STATUS, isCancelled, RECEIVED } from '../../contract/orderStatuses.ts';
import { formatOrderNumber } from '../../contract/orders.ts';
import type { Person } from './findPerson.ts';
import { keptUntil } from './retention.ts';

const NAMES = 20;

/**
 * What erasing does to an order: one that was sold is kept for accounting law, without the person; one
 * that never came to anything goes; one on its way has to be completed or cancelled first, and what is
 * owed to its customer has to be settled while the customer's contact is known.
 */
export function outcomeOf(order: Order, { beingPaid }: Person): Exclude<ErasureOutcome, 'kept'> {
  const isSold = RECEIVED.includes(order.status);
  const hasEnded = order.hidden_at !== null || isCancelled(order.status) || isSold;
  const isBooked = (order.documents ?? []).length > 0 || (order.payments ?? []).length > 0;
  if (beingPaid.has(order.id) || isOwed(order)) return 'open';
  if (hasEnded) return isBooked || isSold ? 'reduced' : 'deleted';
  return isBooked || order.status !== FIRST_STATUS ? 'open' : 'deleted';
}

/** The orders to which erasing does that. */
export const ordersWith = (outcome: ErasureOutcome, person: Person): Order[] =>
  person.orders.filter((order) => outcomeOf(order, person) === outcome);

/** Whether a withdrawal waits for its decision, or money for its way back. */
const isOwed = ({ owed_halere, withdrawals = [] }: Order): boolean =>
  owed_halere > 0 || withdrawals.some(({ state }) => state === 'received');

/** The moment from which the years of an order count: the last of it, its documents and its money. */
const lastOf = ({ created_at, documents = [], payments = [] }: Order): string =>
  [
    created_at,
    ...documents.map(({ issued_at }) => issued_at),
    ...payments.map(({ received_on }) => received_on),
  ]
    .sort()
    .at(-1) ?? created_at;

type Years = Pick<ReturnType<typeof legalNumbers>, 'orderYears' | 'documentYears'>;

/** An order with tax documents is kept for as long as these. */
const yearsOf = ({ documents = [] }: Order, { orderYears, documentYears }: Years): number =>
  documents.length > 0 ? documentYears : orderYears;

/** Whether a person of the team may still sign in, or join. */
export const staysInUse = ({ account }: Person): boolean =>
  account !== null && account.disabled_at === null;

/** What there is of a person, and what erasing would do to it. */
export function presentPerson(person: Person, years: Years): PersonalData {
  const { messages, replies, stockAlerts, slotAlerts, mails, events, account, links } = person;
  const untilOf = (some: readonly Order[]) =>
    some
      .map((order) => keptUntil(lastOf(order), yearsOf(order, years)))
      .sort()
      .at(-1) ?? null;
  const ofOrders = (outcome: ErasureOutcome): PersonalEntry[] => {
    const some = ordersWith(outcome, person);
    const stays = outcome === 'deleted' ? null : untilOf(some);
    const until = outcome === 'reduced' ? stays : null;
    const documents = some.flatMap((order) => order.documents ?? []);
    const payments = some.flatMap((order) => order.payments ?? []);
    const made = some.flatMap((order) => order.withdrawals ?? []);
    const document = outcome === 'reduced' ? 'kept' : outcome;
    return [
      entry('orders', outcome, numbersOf(some), until),
      entry('documents', document, names(documents, 'number_text'), until),
      entry('payments', outcome, names(payments, 'received_on'), until),
      entry('withdrawals', outcome, names(made, 'created_at'), until),
    ];
  };
  // Who may still sign in is locked out elsewhere first, with all that it ends.
  const ofAccount = staysInUse(person) ? 'kept' : 'reduced';
  const entries = [
    ...ofOrders('open'),
    ...ofOrders('deleted'),
    ...ofOrders('reduced'),
    { ...entry('order_links', 'deleted', []), count: links },
    entry('messages', 'deleted', names(messages, 'subject')),
    entry('replies', 'deleted', names(replies, 'created_at')),
    entry('stock_alerts', 'deleted', names(stockAlerts, 'created_at')),
    entry('date_alerts', 'deleted', names(slotAlerts, 'created_at')),
    entry('mails', 'deleted', names(mails, 'subject')),
    entry('security_events', ofAccount, names(events, 'at')),
    entry('account', ofAccount, account ? [account.username] : []),
  ].filter(({ count }) => count > 0);
  return { email: person.email, entries };
}

const numbersOf = (orders: readonly Order[]) => orders.map(({ id }) => formatOrderNumber(id));

const names = <Key extends string>(rows: readonly Record<Key, string>[], key: Key): string[] =>
  rows.map((row) => row[key]);

const entry = (
  kind: PersonalKind,
  outcome: ErasureOutcome,
  all: readonly string[],
  until: string | null = null,
): PersonalEntry => ({
  kind,
  outcome,
  count: all.length,
  until,
  names: all.filter(Boolean).slice(0, NAMES),
});
