import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../../../db/connect.ts';
import { noteDone, noteFailing } from '../../../db/models/meta.ts';
import { MAIL_QUEUES, type MailQueue, OutboxMail } from '../../../db/models/outboxMail.ts';
import { isHeldBack } from '../../../db/models/restoredCopy.ts';
import type { ResponseCache } from '../../platform/cache/responseCache.ts';
import { every } from '../../platform/every.ts';
import { CLAIM_MS, createMailQueue } from './mailQueue.ts';
import { delayAfter, isFinal, isOutage, reasonOf } from './retries.ts';
import { type AcceptedMail, createSender, type Sender, type SenderDeps } from './sender.ts';
import { connectionsOf } from './smtp.ts';

/** Under it the back-office hears that mails have changed. */
export const MAILS_TAG = 'mails';

interface OutboxDeps extends SenderDeps {
  log: Logger;
  /** Tells open lists of mails of each attempt. */
  cache: Pick<ResponseCache, 'drop'>;
  /** By default SMTP or, without an address, the outbox folder. */
  send?: Sender;
  rest?: typeof REST;
}

/** How often the queues are polled when nothing triggers the outbox. */
const POLL_MS = 1_000;

/** Pauses are a multiple of the time a mail took: orders come first, also in a busy database. */
const REST = { times: 20, mostMs: 500 };

/** How long, and how often, storing an attempt's outcome is retried; its claim holds meanwhile. */
const OUTCOME_MS = CLAIM_MS / 2;
const OUTCOME_PAUSE_MS = 2_000;

/**
 * Sends each mail at least once, across restarts, and by one instance only: each attempt first claims
 * its row. Several are sent at once, of each recipient one after the other; urgent ones go first, and
 * the last connection is theirs alone, so that they find one free while the others wait for a slow
 * server. A failed one is retried after 1, 2, 4 … minutes, at most 6 hours, until it is sent, the mail
 * server rejects it for good or three days are over; then an administrator may send it again.
 */
export function createOutbox({ log, cache, rest = REST, ...given }: OutboxDeps) {
  const { knex, now } = given;
  const sender = given.send ? { send: given.send, close: () => undefined } : createSender(given);
  const queues = createMailQueue(given);
  const atOnce = connectionsOf(given.smtpUrl);
  const room: Readonly<Record<MailQueue, number>> = {
    urgent: atOnce,
    ordinary: Math.max(atOnce - 1, 1),
  };
  const after = (ms: number) => new Date(now().getTime() + ms).toISOString();

  /** Stores the outcome of an attempt. An outage of the database must not cause a second sending. */
  const store = async (
    { id }: Pick<OutboxMail, 'id'>,
    facts: Partial<OutboxMail>,
    since = Date.now(),
  ) => {
    try {
      await OutboxMail.query(knex).findById(id).patch(facts);
    } catch (error) {
      const isLate = Date.now() - since > OUTCOME_MS;
      if (worker.signal.aborted || !isDatabaseUnavailable(error) || isLate) throw error;
      await pause(OUTCOME_PAUSE_MS);
      await store({ id }, facts, since);
    }
  };

  const attempt = async (mail: OutboxMail): Promise<boolean> => {
    const attempts = mail.attempts + 1;
    let taken: AcceptedMail;
    try {
      taken = await sender.send(mail);
    } catch (error) {
      const reason = reasonOf(error);
      const isGivenUp = isFinal(error, mail, now());
      log.warn({ mail: mail.id, attempts, isGivenUp, reason }, 'a mail could not be sent');
      const next_attempt_at = isGivenUp ? null : after(delayAfter(attempts));
      await store(mail, { next_attempt_at, error: reason.slice(0, 500) });
      if (isOutage(error)) await noteFailing(knex, 'outbox', now());
      return false;
    }
    await store(mail, { ...taken, sent_at: now().toISOString(), next_attempt_at: null, error: '' });
    log.info({ mail: mail.id, attempts }, 'mail sent');
    await noteDone(knex, 'outbox');
    return true;
  };

  /** Sends what is due, and what becomes due meanwhile; returns how many mails it sent. */
  const deliverDue = async (): Promise<number> => {
    const underWay = new Map<OutboxMail, Promise<void>>();
    const failures: unknown[] = [];
    let sent = 0;

    const take = async (): Promise<OutboxMail | null> => {
      if (await isHeldBack(knex)) return null;
      await queues.admit();
      for (const queue of MAIL_QUEUES) {
        if (worker.signal.aborted || underWay.size >= room[queue]) continue;
        const same = [...underWay.keys()].filter((mail) => mail.queue === queue);
        const mail = await queues.take(queue, new Set(same.map(({ to }) => to)));
        if (mail) return mail;
      }
      return null;
    };

    const deliver = async (mail: OutboxMail) => {
      const started = performance.now();
      if (await attempt(mail)) sent += 1;
      cache.drop([MAILS_TAG]);
      if (mail.queue === 'urgent') return;
      await pause(Math.min((performance.now() - started) * rest.times, rest.mostMs));
    };

    try {
      while (!worker.signal.aborted && failures.length === 0) {
        const before = underWay.size;
        const mail = await take().catch((error: unknown) => {
          // The outcome of the mails under way is still to be stored; storing it waits for the database.
          if (underWay.size > 0 && isDatabaseUnavailable(error)) return null;
          throw error;
        });
        if (mail) {
          const done = deliver(mail)
            .catch((error: unknown) => void failures.push(error))
            .finally(() => underWay.delete(mail));
          underWay.set(mail, done);
        } else if (before === 0) {
          return sent;
        } else if (underWay.size === before) {
          await Promise.race([...underWay.values(), pause(POLL_MS, undefined, { ref: false })]);
        }
      }
    } finally {
      await Promise.all(underWay.values());
    }
    if (failures.length > 0) throw failures[0];
    return sent;
  };

  const worker = every({
    firstMs: 0,
    pauseMs: POLL_MS,
    run: deliverDue,
    onError: (error) => log.error({ err: error }, 'the outbox could not be read'),
  });

  return {
    deliverDue,
    /** Sends due mails now and every second. */
    start: worker.start,
    /** Resolves when the mails that are being sent, if any, are done. */
    async stop() {
      await worker.stop();
      sender.close();
    },
  };
}
