import type { Knex } from 'knex';
import {
  type DirectQuery,
  directQuery,
  fromLists,
  integerOf,
  jsonList,
  textOf,
} from '../../../db/directTransaction.ts';
import { type MailFacts, OutboxMail } from '../../../db/models/outboxMail.ts';
import type { Locale } from '../../contract/locales.ts';
import type { MailKind, OrderMailKind } from '../../contract/mailKinds.ts';
import { isToTeam, queueOf, withAlso } from './kinds.ts';
import { readTeamAddress, TEAM_ADDRESS } from './teamAddress.ts';

/**
 * Queues a mail about each order, in the transaction of what it reports. The text is written when it is
 * sent. With `placed` goes the team's mail, where the team has an address. No mail is queued about a deleted
 * order: its customer must not get any.
 */
export async function enqueueOrderMail(
  db: Knex | DirectQuery,
  kind: OrderMailKind,
  orderIds: readonly number[],
  now: Date,
  facts: MailFacts = {},
): Promise<void> {
  if (orderIds.length === 0) return;
  const kinds = withAlso(kind).map((each) => [each, queueOf(each)]);
  const values = [
    now.toISOString(),
    JSON.stringify(facts),
    JSON.stringify(kinds),
    jsonList(orderIds),
  ];
  await directQuery(db)(OF_ORDERS, values);
}

/**
 * Queues a mail that says how an order is now, in the place of those of its kind that wait to be sent: they
 * would say the same. One that is being sent may have been written before.
 */
export async function renewOrderMail(
  trx: Knex.Transaction,
  kind: OrderMailKind,
  orderId: number,
  now: Date,
): Promise<void> {
  await OutboxMail.query(trx)
    .where({ order_id: orderId, kind })
    .where((unsent) => unsent.whereNotNull('queue').orWhere((put) => put.modify('delayed')))
    .delete();
  await enqueueOrderMail(trx, kind, [orderId], now);
}

interface NewMail
  extends Partial<
    Pick<OutboxMail, 'to' | 'facts' | 'order_id' | 'reply_id' | 'contact_message_id'>
  > {
  kind: MailKind;
  locale?: Locale | null;
}

/** Queues another mail and returns its id; one to the team only where the team has an address. */
export async function enqueueMail(trx: Knex, mail: NewMail, now: Date): Promise<number | null> {
  if (isToTeam(mail.kind) && (await readTeamAddress(trx)) === '') return null;
  const at = now.toISOString();
  const { id } = await OutboxMail.query(trx).insert({
    to: '',
    subject: '',
    facts: {},
    attempts: 0,
    next_attempt_at: at,
    created_at: at,
    queue: queueOf(mail.kind),
    ...mail,
  });
  return id;
}

const IS_TO_CUSTOMER = `${textOf('kind')} not like 'team%'`;

const OF_ORDERS = fromLists(
  (list) =>
    'insert into outbox ("to", subject, next_attempt_at, created_at, facts, kind, queue, order_id) ' +
    `select case when ${IS_TO_CUSTOMER} then customer_email else '' end, ` +
    `'', $1, $1, $2, ${textOf('kind')}, ${textOf('kind', 1)}, orders.id ` +
    `from ${list('$3')} as kind cross join ${list('$4')} as placed ` +
    `join orders on orders.id = ${integerOf('placed')} ` +
    // Erased customers have no address.
    'where orders.hidden_at is null and orders.erased_at is null ' +
    `and (${IS_TO_CUSTOMER} or ${TEAM_ADDRESS} <> '')`,
);

/**
 * After a customer's address was corrected: mails of the order that still wait go to the new one, and so
 * does the confirmation, unless it is among them.
 */
export async function redirectOrderMails(
  trx: Knex.Transaction,
  { orderId, to }: { orderId: number; to: string },
  now: Date,
): Promise<void> {
  const waiting = await OutboxMail.query(trx)
    .select('id', 'kind')
    .modify('waiting')
    .where({ order_id: orderId });
  const own = waiting.filter(({ kind }) => !isToTeam(kind));
  const ids = own.map(({ id }) => id);
  if (ids.length > 0) await OutboxMail.query(trx).whereIn('id', ids).patch({ to });
  if (own.some(({ kind }) => kind === 'placed')) return;
  await enqueueMail(trx, { kind: 'placed', to, order_id: orderId }, now);
}

/** Deletes an order's mails that are still waiting, in the transaction that hides it. */
export const cancelOrderMails = (trx: Knex.Transaction, orderId: number): Promise<number> =>
  OutboxMail.query(trx)
    .where({ order_id: orderId })
    .whereNotNull('next_attempt_at')
    .delete()
    .then(Number);
