import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { noteDone, noteFailing, readMeta } from '../../../db/models/meta.ts';
import { isHeldBack } from '../../../db/models/restoredCopy.ts';
import { daysBefore, pragueToday } from '../../contract/dates.ts';
import { type Bus, PRODUCT } from '../../platform/commands.ts';
import { every } from '../../platform/every.ts';
import type { CreateLimiter } from '../../platform/limiter.ts';
import { bookFioMovements } from './commands/bookFioMovements.ts';
import { FIO_READ_ON } from './knownUntil.ts';
import { readFioJson } from './statements/fioJson.ts';

const POLL_MS = 5 * 60_000;
const LONGEST_MS = 6 * 3_600_000;
const TIMEOUT_MS = 20_000;
/** The bank takes one call in this time, and refuses the next with 409. */
const BANK_SECONDS = 30;
/** Movements are asked for again for so many days: some are booked late, and each is booked once. */
const OVERLAP_DAYS = 7;
/** The bank answers no older ones without a further confirmation. */
const OLDEST_DAYS = 89;

interface FioDeps {
  knex: Knex;
  bus: Bus;
  /** Absent: nothing is asked. */
  token: string | undefined;
  url: string;
  createLimiter: CreateLimiter;
  log: Logger;
  now(): Date;
  timeoutMs?: number;
}

/** The bank could not be asked; the message holds no secret. */
class Unanswered extends Error {}

/**
 * Asks Fio's API for the movements on the team's account every few minutes. A payment is booked when
 * its symbol names an order and its amount is all that is open of it; any other waits for a person.
 * Each request repeats some days of the last one, so that a lost answer loses no payment; the bank's own
 * mark of what was downloaded is not used.
 */
export function createFio(deps: FioDeps) {
  const { knex, bus, token, log, now } = deps;
  const limiter = deps.createLimiter({ name: 'fio', points: 1, seconds: BANK_SECONDS });
  let failures = 0;

  /** Asks once; false when another instance has just asked, or a restored copy may not. */
  const poll = async (): Promise<boolean> => {
    if (!token || (await isHeldBack(knex)) || (await limiter.take('fio')) > 0) return false;
    const today = pragueToday(now());
    const from = await firstDay(knex, now());
    const statement = readFioJson(await ask(deps, token, from, today, worker.signal));
    const { booked, kept } = await bookFioMovements(bus, { statement, until: today }, PRODUCT);
    if (booked + kept > 0) log.info({ booked, kept }, 'payments came in at Fio');
    return true;
  };

  const worker = every({
    firstMs: 0,
    pauseMs: () => Math.min(POLL_MS * 2 ** failures, LONGEST_MS),
    async run() {
      if (await poll()) await noteDone(knex, 'bank');
      failures = 0;
    },
    onError(error) {
      failures += 1;
      // Another error may quote the address, which holds the token.
      const reason = error instanceof Unanswered ? error.message : Object(error).name;
      log.warn({ reason, failures }, 'Fio could not be asked');
      // A database that fails as well is told by the log.
      noteFailing(knex, 'bank', now()).catch(() => undefined);
    },
  });

  return {
    poll,
    start() {
      if (token) worker.start();
      // Who takes the token away, since it is no longer valid, is not told of it for good.
      else noteDone(knex, 'bank').catch((error) => log.error({ err: error }, 'Fio is left off'));
    },
    stop: worker.stop,
  };
}

async function firstDay(knex: Knex, now: Date): Promise<string> {
  const day = (daysAgo: number) => pragueToday(daysBefore(now, daysAgo));
  const last = (await readMeta(knex, FIO_READ_ON)) ?? day(0);
  const from = pragueToday(daysBefore(new Date(last), OVERLAP_DAYS));
  return from < day(OLDEST_DAYS) ? day(OLDEST_DAYS) : from;
}

/** The bank's answer in JSON; throws Unanswered with the status, or what stopped the call. */
async function ask(
  { url, timeoutMs = TIMEOUT_MS }: FioDeps,
  token: string,
  from: string,
  to: string,
  stopped: AbortSignal,
): Promise<string> {
  const address = `${url}/v1/rest/periods/${token}/${from}/${to}/transactions.json`;
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]);
  try {
    const answer = await fetch(address, { signal, redirect: 'error' });
    if (answer.ok) return await answer.text();
    throw new Unanswered(`status ${answer.status}`);
  } catch (error) {
    if (error instanceof Unanswered) throw error;
    const { name, cause } = Object(error);
    throw new Unanswered(String(Object(cause).code ?? name));
  }
}
