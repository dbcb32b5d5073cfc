import type { Knex } from 'knex';
import { type MailAttachment, OutboxMail } from '../../../db/models/outboxMail.ts';

/** A mail to one reader, as words and as HTML. */
export interface NewMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
}

/** Puts a mail on its way out, in the transaction that writes what it tells of. */
export async function enqueueMail(
  trx: Knex,
  { to, subject, text, html, attachments = [] }: NewMail,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await OutboxMail.query(trx).insert({
    to,
    subject,
    text,
    html,
    attachments,
    attempts: 0,
    next_attempt_at: at,
    created_at: at,
  });
}
