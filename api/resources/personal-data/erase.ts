import type { Knex } from 'knex';
import { ContactMessage } from '../../../db/models/contactMessage.ts';
import { IdempotencyKey, Order } from '../../../db/models/order.ts';
import { OrderDocument } from '../../../db/models/orderDocument.ts';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { Payment } from '../../../db/models/payment.ts';
import { SecurityEvent } from '../../../db/models/securityEvent.ts';
import type { Locale } from '../../contract/locales.ts';
import { fold } from '../../contract/slug.ts';
import { eraseAccount } from '../../services/accounts/changeAccount.ts';
import { deleteOrders } from '../../services/retention.ts';
import { fateOf, staysInUse } from './fates.ts';
import type { Person } from './findPerson.ts';
import { mentions, without } from './mentions.ts';

/**
 * Erases a person in the given transaction: what the law wants kept stays, without any contact. An
 * account of the team has to be disabled before.
 */
export async function erasePerson(
  trx: Knex,
  person: Person,
  locale: Locale,
  now: Date,
): Promise<void> {
  const { orders, messages, mails, movements, events, account, email } = person;
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  await OutboxMail.query(trx).whereIn('id', ids(mails)).delete();
  await ContactMessage.query(trx).whereIn('id', ids(messages)).delete();
  for (const { id, message, note, payer } of movements) {
    const texts = { message: without(message, email), note: without(note, email) };
    await Payment.query(trx)
      .findById(id)
      .patch({ ...texts, payer: without(payer, email) });
  }
  const by = (fate: string) => orders.filter((order) => fateOf(order, person) === fate);
  await deleteOrders(trx, ids(by('deleted')));
  const reduced = by('reduced');
  for (const order of reduced) await reduceOrder(trx, order, now);
  await reduceParts(trx, ids(reduced));
  if (staysInUse(person)) return;
  for (const event of events) await reduceEvent(trx, event, email);
  if (account) await eraseAccount(trx, account.id, locale, now);
}

/** An invoice names its customer by itself; without one the order goes on naming who bought. */
async function reduceOrder(trx: Knex, order: Order, now: Date): Promise<void> {
  const isNamed = (order.documents ?? []).length > 0;
  const nobody = { company_name: '', company_ico: '', company_dic: '' };
  const named = [order.customer_name, order.company_name].filter(Boolean);
  await Order.query(trx)
    .findById(order.id)
    .patch({
      ...{ customer_email: '', customer_phone: '', tracking_number: '', tracking_url: '' },
      ...(isNamed && { customer_name: '', customer_address: '', ...nobody }),
      ...{ search: isNamed ? '' : fold(named.join('\n')), erased_at: now.toISOString() },
      version: order.version + 1,
    });
  const documents = await OrderDocument.query(trx)
    .select('id', 'facts')
    .where({ order_id: order.id });
  for (const { id, facts } of documents) {
    // Those of earlier versions have e-mail and phone as well.
    const { name, address } = facts.customer;
    await OrderDocument.query(trx)
      .findById(id)
      .patch({ facts: { ...facts, customer: { name, address } } });
  }
}

async function reduceParts(trx: Knex, orders: readonly number[]): Promise<void> {
  await trx('order_links').whereIn('order_id', orders).delete();
  await IdempotencyKey.query(trx)
    .whereIn('order_id', [...orders])
    .delete();
  await trx('withdrawals').whereIn('order_id', orders).update({ note: '', reason: '' });
  await trx('payments').whereIn('order_id', orders).update({ message: '', note: '' });
  await trx('card_payments').whereIn('order_id', orders).update({ redirect: '' });
  await trx('card_refunds').whereIn('order_id', orders).update({ note: '' });
  await trx('payment_moves')
    .whereIn('payment_id', trx('payments').select('id').whereIn('order_id', orders))
    .orWhereIn('from_order_id', orders)
    .update({ reason: '' });
}

async function reduceEvent(trx: Knex, event: SecurityEvent, email: string): Promise<void> {
  const isTheirs = mentions(event.email, email);
  const facts = Object.entries(event.facts).map(([name, value]) => [
    name,
    typeof value === 'string' ? without(value, email) : value,
  ]);
  const told = facts.map(([, value]) => value).join('\n');
  await SecurityEvent.query(trx)
    .findById(event.id)
    .patch({
      ...{ username: without(event.username, email), facts: Object.fromEntries(facts) },
      search: without(event.search, fold(email)),
      // Counted on under another line: this one no longer says whose it was.
      bucket: null,
      ...(isTheirs && { ...NOBODY, search: fold(told) }),
    });
}

const NOBODY = { username: '', email: '', address: '', agent: '' };
