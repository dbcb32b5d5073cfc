import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { ApiToken } from '../../../db/models/apiToken.ts';
import { ContactMessage } from '../../../db/models/contactMessage.ts';
import { Setting } from '../../../db/models/content.ts';
import { Order } from '../../../db/models/order.ts';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { Payment } from '../../../db/models/payment.ts';
import { SecurityEvent } from '../../../db/models/securityEvent.ts';
import { Slot, SlotAlert } from '../../../db/models/slot.ts';
import { StockAlert } from '../../../db/models/stock.ts';
import { KEPT_REVISIONS, KEPT_STOCK_ALERT_DAYS } from '../../contract/constants.ts';
import { daysBefore } from '../../contract/dates.ts';
import { LEGAL_FACTS, legalNumbers } from '../../contract/legal/facts.ts';
import { monthsAfter } from '../../contract/months.ts';
import { CANCELLED } from '../../contract/orderStatuses.ts';
import { type Bus, type CommandContext, PRODUCT } from '../../platform/commands.ts';
import { removeStrayMails } from '../mail/index.ts';
import { reduceOrders } from '../orders/index.ts';
import { deleteOrders } from './deleteOrders.ts';

/** How many orders are deleted, or reduced, in one transaction. */
const BATCH = 200;

/** How long data are kept, as the team has set it; the legal texts name the same numbers. */
export async function readRetention(knex: Knex): Promise<ReturnType<typeof legalNumbers>> {
  const rows = await Setting.query(knex)
    .modify('active')
    .whereIn('setting_key', ['vat_payer', ...Object.keys(LEGAL_FACTS)]);
  return legalNumbers((key) => rows.find(({ setting_key }) => setting_key === key)?.value ?? '');
}

/** Deletes messages so many months after they, or our last reply to them, were written. */
export async function sweepMessages(knex: Knex, now: Date): Promise<number> {
  const { messageMonths } = await readRetention(knex);
  const [day = '', time] = now.toISOString().split('T');
  const limit = `${monthsAfter(day, -messageMonths)}T${time}`;
  const answered = knex('message_replies').select('message_id').where('created_at', '>=', limit);
  return ContactMessage.query(knex)
    .where('created_at', '<', limit)
    .whereNotIn('id', answered)
    .delete();
}

/** Deletes requests for a mail when something is in stock again that nothing came of for a year. */
export const sweepStockAlerts = (knex: Knex, now: Date): Promise<number> =>
  StockAlert.query(knex)
    .where('created_at', '<', daysBefore(now, KEPT_STOCK_ALERT_DAYS).toISOString())
    .delete()
    .then(Number);

/** Deletes the waiting lists of dates that have begun. */
export const sweepSlotAlerts = (knex: Knex, now: Date): Promise<number> =>
  SlotAlert.query(knex)
    .whereIn('slot_id', Slot.query(knex).select('id').where('starts_at', '<=', now.toISOString()))
    .delete()
    .then(Number);

/** Deletes lines of the security log, and revoked tokens, that are older than the team keeps them. */
export async function sweepSecurityLog(knex: Knex, now: Date): Promise<void> {
  const oldest = daysBefore(now, (await readRetention(knex)).securityDays).toISOString();
  await SecurityEvent.query(knex).where('at', '<', oldest).delete();
  await ApiToken.query(knex).where('revoked_at', '<', oldest).delete();
}

/** Deletes mails that were sent, or given up, long ago, and the files of those that are no more. */
export async function sweepMails(
  { knex, dataDir }: { knex: Knex; dataDir: string },
  now: Date,
): Promise<void> {
  const oldest = daysBefore(now, (await readRetention(knex)).keptMailDays).toISOString();
  await OutboxMail.query(knex).where('sent_at', '<', oldest).delete();
  await OutboxMail.query(knex).modify('failed').where('created_at', '<', oldest).delete();
  await removeStrayMails({ knex, dataDir });
}

/** Deletes revisions older than the team keeps them, and all but the last ones of each record (`KEPT_REVISIONS`). */
export async function sweepRevisions(knex: Knex, now: Date): Promise<number> {
  const limit = daysBefore(now, (await readRetention(knex)).revisionDays).toISOString();
  const old = await knex('revisions').where('at', '<', limit).delete();
  const ranked = knex('revisions').select('id', {
    place: knex.raw('row_number() over (partition by resource, record_id order by id desc)'),
  });
  const beyond = knex.from(ranked.as('ranked')).where('place', '>', KEPT_REVISIONS.perRecord);
  return old + (await knex('revisions').whereIn('id', beyond.select('id')).delete());
}

/**
 * Deletes orders that accounting law no longer wants, with their documents and money, and sooner those
 * that were cancelled before anything came of them. Of what is kept for its tax documents alone, the
 * contact goes at the time at which an order without documents is deleted. Returns how many were deleted.
 */
export async function sweepOrders(
  { knex, bus }: { knex: Knex; bus: Bus },
  now: Date,
): Promise<number> {
  const { orderYears, documentYears, cancelledDays } = await readRetention(knex);
  const start = accountingStart(now, orderYears);
  const documented = accountingStart(now, documentYears);
  const late = daysBefore(now, cancelledDays).toISOString();
  const oldOnes = (trx: Knex) => ordersBefore(trx, documented);
  const bareOnes = (trx: Knex) =>
    ordersBefore(trx, start).whereNotExists(partsOf(trx, 'order_documents'));
  const cancelledOnes = (trx: Knex) =>
    Order.query(trx)
      .select('id')
      .whereIn('status', CANCELLED)
      .where({ paid_halere: 0 })
      .where('updated_at', '<', late)
      .whereNotExists(partsOf(trx, 'order_documents'))
      .whereNotExists(partsOf(trx, 'payments'));
  // Money that was never anybody's.
  await Payment.query(knex).whereNull('order_id').where('received_on', '<', start).delete();
  let deleted = 0;
  for (const found of [oldOnes, bareOnes, cancelledOnes]) deleted += await deleteAll(bus, found);
  await inParts(bus, async (trx) => {
    const named = await ordersBefore(trx, start)
      .select('orders.*')
      .whereNull('erased_at')
      .withGraphFetched('documents')
      .limit(BATCH);
    await reduceOrders(trx, named, now);
    return named.length;
  });
  return deleted;
}

/** The ids of orders of which nothing happened since the first day of a year, YYYY-MM-DD. */
const ordersBefore = (trx: Knex, start: string): QueryBuilder<Order> =>
  Order.query(trx)
    .select('orders.id')
    .where('orders.created_at', '<', start)
    .whereNotExists(partsOf(trx, 'order_documents').where('issued_at', '>=', start))
    .whereNotExists(partsOf(trx, 'payments').where('received_on', '>=', start));

const partsOf = (trx: Knex, table: string) => trx(table).whereRaw('order_id = orders.id');

const deleteAll = (bus: Bus, found: (trx: Knex) => QueryBuilder<Order>): Promise<number> =>
  inParts(bus, async (trx, { now }) => {
    const orderIds = (await found(trx).limit(BATCH)).map(({ id }) => id);
    await deleteOrders(trx, orderIds, now);
    return orderIds.length;
  });

/** Does some at once, each time in a transaction, until fewer are left; returns how many were done. */
async function inParts(
  bus: Bus,
  work: (trx: Knex.Transaction, context: CommandContext) => Promise<number>,
): Promise<number> {
  let count = 0;
  for (;;) {
    const done = await bus.run(PRODUCT, work);
    count += done;
    if (done < BATCH) return count;
  }
}

/** The last day of the year in which accounting law wants an order of some year: its years begin with the next one. */
export const keptUntil = (at: string, years: number): string =>
  `${Number(at.slice(0, 4)) + years}-12-31`;

/** What is older than this day is kept for longer than accounting law wants it. */
const accountingStart = (now: Date, years: number): string =>
  `${now.getUTCFullYear() - years}-01-01`;
