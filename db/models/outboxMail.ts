import type { Modifiers } from 'objection';
import type { Locale } from '../../api/contract/locales.ts';
import type { MailKind } from '../../api/contract/mailKinds.ts';
import { Row } from './row.ts';

/** Facts of a mail, at the time it was queued, that are not in the records it refers to. */
export interface MailFacts {
  /** An amount that was paid or refunded. */
  halere?: number;
  /** Time of the event as an ISO timestamp. */
  at?: string;
  /** The person's name. */
  name?: string;
  /** The account that a customer wants the money sent to. */
  account?: string;
  /** Text written by a person. */
  text?: string;
  /** Products, e.g. returned ones, with the codes of their vouchers, and whether they are none that can be sent. */
  items?: { name: string; quantity: number; codes?: string[]; isGoods?: false }[];
  /** Dates that the mail is about, and which they were before, in its language. */
  dates?: { name: string; date: string; former?: string; quantity: number }[];
  /** The next dates that can be chosen, in its language. */
  otherDates?: string[];
  /** Ids of several orders. */
  orders?: number[];
  /** The product, with the values of its variant, in the language of the mail. */
  product?: { slug: string; name: string };
  /** The id of the account. */
  user?: number;
  /** The change of the person's sign-in. */
  change?: 'password' | 'factor_added' | 'factor_removed' | 'recovery_codes';
  /** The user agent of the change; absent for changes on the server itself. */
  agent?: string;
  /** Whether another person, an owner, made the change. */
  isByOwner?: boolean;
}

/** Queues of waiting mails, the one with the higher priority first. */
export const MAIL_QUEUES = ['urgent', 'ordinary'] as const;
export type MailQueue = (typeof MAIL_QUEUES)[number];

/** A waiting or sent mail. Its texts are composed when it is sent. */
export class OutboxMail extends Row {
  static override tableName = 'outbox';
  static override jsonAttributes = ['facts'];
  static override stamps = ['created_at'] as const;
  static override modifiers: Modifiers = {
    failed: (query) => query.whereNull('outbox.next_attempt_at').whereNull('outbox.sent_at'),
    /** Those that wait for another attempt; of one that is being sent the error is not known yet. */
    delayed: (query) =>
      query.whereNull('queue').whereNotNull('next_attempt_at').whereNot({ error: '' }),
    waiting: (query) => query.whereNotNull('outbox.next_attempt_at'),
    state: (query) =>
      query.select('id', 'order_id', 'reply_id', 'sent_at', 'next_attempt_at', 'error'),
    /** Mails of a queue, for recipients after the given one, the oldest first for each recipient. */
    queued: (query, queue: MailQueue, after: string | null) => {
      query.where({ queue }).orderBy('to').orderBy('id');
      if (after !== null) query.where('to', '>', after);
    },
    /** Mails outside the queues whose next attempt is due. */
    due: (query, now: string) => query.whereNull('queue').where('next_attempt_at', '<=', now),
  };

  declare id: number;
  /**
   * The address it was sent to; before that, the recipient if known, because mails queue by recipient; '' is
   * the team.
   */
  declare to: string;
  /** The subject it was sent with; '' before that. */
  declare subject: string;
  declare attempts: number;
  /** The next attempt; null if sent or failed for good. */
  declare next_attempt_at: string | null;
  /** The queue it waits in; null while it is being sent, waits for a retry or is done. */
  declare queue: MailQueue | null;
  declare sent_at: string | null;
  /** Why the last attempt failed; '' while one is under way. */
  declare error: string;
  declare created_at: string;
  declare kind: MailKind;
  /** Null: the language of the record it refers to. */
  declare locale: Locale | null;
  declare facts: MailFacts;
  /** Generated at the first attempt and kept for retries. */
  declare message_id: string | null;
  /** When an administrator sent it again; null otherwise. */
  declare queued_at: string | null;
  declare order_id: number | null;
  declare reply_id: number | null;
  declare contact_message_id: number | null;
}
