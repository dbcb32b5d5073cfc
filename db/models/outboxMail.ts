import type { Modifiers } from 'objection';
import type { MailKind } from '../../api/contract/constants.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { Row } from './row.ts';

/** What a mail tells beyond what it refers to, as it was when it was put on its way. */
export interface MailFacts {
  /** An amount that was paid or returned. */
  halere?: number;
  /** When it happened: an ISO timestamp. */
  at?: string;
  /** Who did it. */
  name?: string;
  /** What somebody wrote. */
  text?: string;
  /** Products, such as those that are returned. */
  items?: { name: string; quantity: number }[];
  /** Several orders at once. */
  orders?: number[];
  /** Whose account it is about. */
  user?: number;
  /** What was changed of how the person signs in. */
  change?: 'password' | 'factor_added' | 'factor_removed' | 'recovery_codes';
  /** The user agent of who changed it; absent: on the server itself. */
  agent?: string;
  /** Whether that was somebody else. */
  isByOwner?: boolean;
}

/** Where mails wait to be sent, the queue that goes first named first. */
export const MAIL_QUEUES = ['urgent', 'ordinary'] as const;
export type MailQueue = (typeof MAIL_QUEUES)[number];

/** A mail on its way, or sent. Its texts are written when it is sent. */
export class OutboxMail extends Row {
  static override tableName = 'outbox';
  static override jsonAttributes = ['facts'];
  static override stamps = ['created_at'] as const;
  static override modifiers: Modifiers = {
    failed: (query) => query.whereNull('outbox.next_attempt_at').whereNull('outbox.sent_at'),
    waiting: (query) => query.whereNotNull('outbox.next_attempt_at'),
    state: (query) =>
      query.select('id', 'order_id', 'reply_id', 'sent_at', 'next_attempt_at', 'error'),
    /** Those of a queue after a recipient, of each one the oldest first. */
    queued: (query, queue: MailQueue, after: string | null) => {
      query.where({ queue }).orderBy('to').orderBy('id');
      if (after !== null) query.where('to', '>', after);
    },
    /** Those in no queue that are to be tried by now. */
    ripe: (query, now: string) => query.whereNull('queue').where('next_attempt_at', '<=', now),
  };

  declare id: number;
  /**
   * Where it was sent; before, whom it is for as far as that is known: mails wait by recipient. '' is
   * the team.
   */
  declare to: string;
  /** Under which it was sent; '' before. */
  declare subject: string;
  declare attempts: number;
  /** When to try next; null once sent or failed for good. */
  declare next_attempt_at: string | null;
  /** Where it waits for its turn; null while it is being sent, waits for another attempt or is done. */
  declare queue: MailQueue | null;
  declare sent_at: string | null;
  declare error: string;
  declare created_at: string;
  declare kind: MailKind;
  /** Null: that of what it refers to. */
  declare locale: Locale | null;
  declare facts: MailFacts;
  /** Made with the first attempt, and the same ever after. */
  declare message_id: string | null;
  /** When an administrator sent it again; null before. */
  declare queued_at: string | null;
  declare order_id: number | null;
  declare reply_id: number | null;
  declare contact_message_id: number | null;
}
