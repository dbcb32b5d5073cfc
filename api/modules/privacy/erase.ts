import type { Knex } from 'knex';
import { ContactMessage } from '../../../db/models/contactMessage.ts';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { Payment } from '../../../db/models/payment.ts';
import { Revision } from '../../../db/models/revision.ts';
import { SecurityEvent } from '../../../db/models/securityEvent.ts';
import { SlotAlert } from '../../../db/models/slot.ts';
import { StockAlert } from '../../../db/models/stock.ts';
import type { Locale } from '../../contract/locales.ts';
import { fold } from '../../contract/slug.ts';
import { eraseAccount } from '../accounts/index.ts';
import { reduceOrders } from '../orders/index.ts';
import { deleteOrders } from './deleteOrders.ts';
import { ordersWith, staysInUse } from './erasureOutcomes.ts';
import type { Person } from './findPerson.ts';
import { mentions, without } from './mentions.ts';

/**
 * Erases a person in the given transaction, that of a command: what the law wants kept stays, without
 * any contact. An account of the team has to be disabled before.
 */
export async function erasePerson(
  trx: Knex.Transaction,
  person: Person,
  locale: Locale,
  now: Date,
): Promise<void> {
  const { messages, mails, movements, corrections, events, account, email } = person;
  const { stockAlerts, slotAlerts } = person;
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  await OutboxMail.query(trx).whereIn('id', ids(mails)).delete();
  await ContactMessage.query(trx).whereIn('id', ids(messages)).delete();
  await StockAlert.query(trx).whereIn('id', ids(stockAlerts)).delete();
  await SlotAlert.query(trx).whereIn('id', ids(slotAlerts)).delete();
  for (const { id, message, note, payer } of movements) {
    const texts = { message: without(message, email), note: without(note, email) };
    await Payment.query(trx)
      .findById(id)
      .patch({ ...texts, payer: without(payer, email) });
  }
  for (const { id, record } of corrections) {
    const texts = Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'string' ? without(value, email) : value,
    ]);
    await Revision.query(trx)
      .findById(id)
      .patch({ record: Object.fromEntries(texts) });
  }
  await deleteOrders(trx, ids(ordersWith('deleted', person)), now);
  await reduceOrders(trx, ordersWith('reduced', person), now);
  if (staysInUse(person)) return;
  for (const event of events) await reduceEvent(trx, event, email);
  if (account) await eraseAccount(trx, account.id, locale, now);
}

async function reduceEvent(trx: Knex, event: SecurityEvent, email: string): Promise<void> {
  const isTheirs = mentions(event.email, email);
  const facts = Object.entries(event.facts).map(([name, value]) => [
    name,
    typeof value === 'string' ? without(value, email) : value,
  ]);
  const text = facts.map(([, value]) => value).join('\n');
  await SecurityEvent.query(trx)
    .findById(event.id)
    .patch({
      username: without(event.username, email),
      facts: Object.fromEntries(facts),
      search: without(event.search, fold(email)),
      // Counted on under another line: this one no longer says whose it was.
      bucket: null,
      ...(isTheirs && { ...NOBODY, search: fold(text) }),
    });
}

const NOBODY = { username: '', email: '', address: '', agent: '' };
