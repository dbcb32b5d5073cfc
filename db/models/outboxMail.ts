import type { Modifiers } from 'objection';
import { Row } from './row.ts';

export interface MailAttachment {
  filename: string;
  contentType: string;
  /** The file in base64. */
  content: string;
}

/** A confirmation has no texts: they are written when it is sent. */
export class OutboxMail extends Row {
  static override tableName = 'outbox';
  static override jsonAttributes = ['attachments'];
  static override stamps = ['created_at'] as const;
  static override modifiers: Modifiers = {
    failed: (query) => query.whereNull('outbox.next_attempt_at').whereNull('outbox.sent_at'),
    state: (query) =>
      query.select('id', 'order_id', 'reply_id', 'sent_at', 'next_attempt_at', 'error'),
    due: (query, now: string) =>
      query.where('next_attempt_at', '<=', now).orderBy('next_attempt_at').orderBy('id'),
  };

  declare id: number;
  declare to: string;
  declare subject: string;
  declare text: string;
  declare html: string;
  declare attachments: MailAttachment[];
  declare attempts: number;
  /** When to try next; null once sent or failed for good. */
  declare next_attempt_at: string | null;
  declare sent_at: string | null;
  declare error: string;
  declare created_at: string;
  declare order_id: number | null;
  declare reply_id: number | null;
}
