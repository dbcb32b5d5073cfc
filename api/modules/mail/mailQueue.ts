import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { MAIL_QUEUES, type MailQueue, OutboxMail } from '../../../db/models/outboxMail.ts';
import { queueOf } from './kinds.ts';

interface MailQueueDeps {
  knex: Knex;
  /** Mails' ids end with its host. */
  publicUrl: string;
  now(): Date;
}

/** A claimed mail whose sender died is sent by another one after this. */
export const CLAIM_MS = 5 * 60_000;

/** Number of mails moved into their queues at once. */
const PAGE = 100;

/**
 * The mails that wait to be sent, in queues. Recipients take turns in each queue, one mail a turn and
 * of each recipient's the oldest, so that hundreds of mails to one don't delay those to others. Every query
 * reads a bounded number of rows along an index, however many wait.
 */
export function createMailQueue({ knex, publicUrl, now }: MailQueueDeps) {
  /** The recipient of the last turn; each instance takes its own turns. */
  const last = new Map<MailQueue, string>();

  const next = (queue: MailQueue, after: string | null) =>
    OutboxMail.query(knex).modify('queued', queue, after).limit(1).first();

  /** Whether this instance counted the attempt; only one can. */
  const claim = async (mail: OutboxMail): Promise<boolean> => {
    const { id, attempts, queue } = mail;
    mail.message_id ??= `<${randomUUID()}@${new URL(publicUrl).hostname}>`;
    const { message_id } = mail;
    const until = new Date(now().getTime() + CLAIM_MS).toISOString();
    const claimed = await OutboxMail.query(knex)
      .patch({ attempts: attempts + 1, queue: null, next_attempt_at: until, message_id, error: '' })
      .where({ id, attempts, queue });
    return claimed === 1;
  };

  return {
    /** Claims the mail whose turn it is, of none of the `busy` recipients; null when there is none. */
    async take(queue: MailQueue, busy: ReadonlySet<string>): Promise<OutboxMail | null> {
      let after = last.get(queue) ?? null;
      let isLastRound = after === null;
      for (;;) {
        const mail = await next(queue, after);
        if (!mail) {
          if (isLastRound) return null;
          after = null;
          isLastRound = true;
        } else if (busy.has(mail.to)) {
          after = mail.to;
        } else if (await claim(mail)) {
          last.set(queue, mail.to);
          return mail;
        }
      }
    },

    /**
     * Moves due mails into their queues: failed ones to be retried, and
     * those whose sender died.
     */
    async admit(): Promise<void> {
      for (;;) {
        const at = now().toISOString();
        const due = await OutboxMail.query(knex)
          .modify('due', at)
          .select('id', 'kind')
          .orderBy(['queue', 'next_attempt_at'])
          .limit(PAGE);
        for (const queue of MAIL_QUEUES) {
          const ids = due.filter(({ kind }) => queueOf(kind) === queue).map(({ id }) => id);
          // Another instance may have moved and claimed them meanwhile.
          if (ids.length > 0) {
            await OutboxMail.query(knex).modify('due', at).whereIn('id', ids).patch({ queue });
          }
        }
        if (due.length < PAGE) return;
      }
    },
  };
}
