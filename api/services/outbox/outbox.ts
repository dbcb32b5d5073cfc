import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isAway } from '../../../db/connect.ts';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { Undeliverable } from './compose.ts';
import { createSender, type Sender, type SenderDeps, type Taken } from './sender.ts';

interface OutboxDeps extends SenderDeps {
  log: Logger;
  /** By default SMTP or, without an address, the outbox folder. */
  send?: Sender;
  rest?: typeof REST;
}

const POLL_MS = 5_000;
const BATCH = 20;

/** Pauses are a multiple of the time a mail took: orders come first, also in a busy database. */
const REST = { times: 20, mostMs: 500 };

/** A claimed mail whose sender died is retried after this. */
const CLAIM_MS = 5 * 60_000;
/** How long, and how often, an attempt's outcome is tried to be stored: its claim holds meanwhile. */
const OUTCOME_MS = CLAIM_MS / 2;
const OUTCOME_PAUSE_MS = 2_000;

const FIRST_DELAY_MS = 60_000;
const LONGEST_DELAY_MS = 6 * 3_600_000;
const GIVEN_UP_MS = 3 * 24 * 3_600_000;

/**
 * Sends each mail at least once, across restarts, and by one instance only: each attempt first claims
 * its row. A failed one is retried after 1, 2, 4 … minutes, at most 6 hours, until it is sent, the
 * mail server rejects it for good or three days are over; then an administrator may send it again.
 */
export function createOutbox({ log, rest = REST, ...given }: OutboxDeps) {
  const { knex, now } = given;
  const send = given.send ?? createSender(given);
  const after = (ms: number) => new Date(now().getTime() + ms).toISOString();
  let timer: NodeJS.Timeout | undefined;
  let delivering: Promise<number> = Promise.resolve(0);
  let stopped = false;

  /** Whether this instance counted the attempt; only one can. */
  const claim = async (mail: OutboxMail): Promise<boolean> => {
    const { id, attempts } = mail;
    mail.message_id ??= `<${randomUUID()}@${new URL(given.publicUrl).hostname}>`;
    const { message_id } = mail;
    const claimed = await OutboxMail.query(knex)
      .patch({ attempts: attempts + 1, next_attempt_at: after(CLAIM_MS), message_id })
      .where({ id, attempts });
    return claimed === 1;
  };

  /** Stores what became of an attempt. A database that is away now must not have it sent again. */
  const store = async (
    { id }: Pick<OutboxMail, 'id'>,
    facts: Partial<OutboxMail>,
    since = Date.now(),
  ) => {
    try {
      await OutboxMail.query(knex).findById(id).patch(facts);
    } catch (error) {
      if (stopped || !isAway(error) || Date.now() - since > OUTCOME_MS) throw error;
      await pause(OUTCOME_PAUSE_MS);
      await store({ id }, facts, since);
    }
  };

  const attempt = async (mail: OutboxMail): Promise<boolean> => {
    const attempts = mail.attempts + 1;
    let taken: Taken;
    try {
      taken = await send(mail);
    } catch (error) {
      const reason = reasonOf(error);
      const isFinal = isRefusal(error) || isOld(mail, now());
      log.warn({ mail: mail.id, attempts, isFinal, reason }, 'a mail could not be sent');
      const next_attempt_at = isFinal ? null : after(delayAfter(attempts));
      await store(mail, { next_attempt_at, error: reason.slice(0, 500) });
      return false;
    }
    await store(mail, { ...taken, sent_at: now().toISOString(), next_attempt_at: null, error: '' });
    log.info({ mail: mail.id, attempts }, 'mail sent');
    return true;
  };

  const deliverDue = async (): Promise<number> => {
    let sent = 0;
    for (;;) {
      const due = await OutboxMail.query(knex).modify('due', now().toISOString()).limit(BATCH);
      let claimed = 0;
      for (const mail of due) {
        if (stopped) return sent;
        const started = performance.now();
        if (!(await claim(mail))) continue;
        claimed += 1;
        if (await attempt(mail)) sent += 1;
        await pause(Math.min((performance.now() - started) * rest.times, rest.mostMs));
      }
      if (claimed === 0) return sent;
    }
  };

  const look = async () => {
    delivering = deliverDue();
    try {
      await delivering;
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read');
    }
    if (!stopped) timer = setTimeout(look, POLL_MS).unref();
  };

  return {
    deliverDue,
    /** Sends due mails now and every few seconds. */
    start() {
      stopped = false;
      void look();
    },
    /** Resolves when the mail that is being sent, if any, is done. */
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await delivering.catch(() => undefined);
    },
  };
}

function reasonOf(error: unknown): string {
  const { response }: { response?: unknown } = Object(error);
  if (typeof response === 'string' && response !== '') return response;
  return error instanceof Error ? error.message : String(error);
}

/** A reply of 500 and more is final, unless to the login, which is about the configuration. */
function isRefusal(error: unknown): boolean {
  if (error instanceof Undeliverable) return true;
  const { responseCode, code }: { responseCode?: unknown; code?: unknown } = Object(error);
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
}

const isOld = ({ queued_at, created_at }: OutboxMail, now: Date): boolean =>
  now.getTime() - Date.parse(queued_at ?? created_at) >= GIVEN_UP_MS;

const delayAfter = (attempts: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_DELAY_MS);
