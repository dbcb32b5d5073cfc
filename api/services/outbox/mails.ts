import type { Knex } from 'knex';
import { type Ask, fromLists, integerOf, jsonList } from '../../../db/directTransaction.ts';
import { type MailAttachment, OutboxMail } from '../../../db/models/outboxMail.ts';
import type { Mail } from '../../contract/types.ts';

/** A mail to one reader, as plain text and as HTML. */
export interface NewMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
  replyId?: number;
}

/** Stores a mail to be sent, in the transaction of what it reports. */
export async function enqueueMail(
  trx: Knex,
  { to, subject, text, html, attachments = [], replyId }: NewMail,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await OutboxMail.query(trx).insert({
    ...{ to, subject, text, html, attachments, reply_id: replyId ?? null },
    ...{ attempts: 0, next_attempt_at: at, created_at: at },
  });
}

/** Stores the confirmations of orders to be sent; the worker writes their texts. */
export async function enqueueConfirmations(
  ask: Ask,
  orderIds: readonly number[],
  now: Date,
): Promise<void> {
  await ask(CONFIRM, [now.toISOString(), jsonList(orderIds)]);
}

const CONFIRM = fromLists(
  (list) =>
    'insert into outbox ("to", subject, next_attempt_at, created_at, order_id) ' +
    `select '', '', $1, $1, ${integerOf('placed')} from ${list('$2')} as placed`,
);

/** The state of a mail for administrators; null for records from before mails were linked. */
export function presentMail(mail: OutboxMail | null | undefined): Mail | null {
  if (!mail) return null;
  const { id, sent_at, next_attempt_at, error } = mail;
  const state = sent_at !== null ? 'sent' : next_attempt_at !== null ? 'waiting' : 'failed';
  return { id, state, at: sent_at ?? next_attempt_at, error };
}
