import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { IdempotencyKey, oldestIdempotencyKey } from '../db/models/idempotencyKey.ts';
import { noteDone, noteFailing } from '../db/models/meta.ts';
import { isHeldBack } from '../db/models/restoredCopy.ts';
import { AccountLink, oldestRunning, RefreshToken, Session } from '../db/models/user.ts';
import { completeOrderIndex } from '../db/orderIndex/orderIndex.ts';
import type { JobName } from './contract/constants.ts';
import { HOUR_MS } from './contract/durations.ts';
import { sweepSpent } from './modules/accounts/index.ts';
import { announceFreePlaces } from './modules/dates/index.ts';
import { noteAccountedDays } from './modules/documents/index.ts';
import { type SweepDeps, sweepUploads } from './modules/media/index.ts';
import { cancelUnpaid, remindOfPayments, sweepOrderLinks } from './modules/orders/index.ts';
import {
  sweepMails,
  sweepMessages,
  sweepOrders,
  sweepRevisions,
  sweepSecurityLog,
  sweepSlotAlerts,
  sweepStockAlerts,
} from './modules/privacy/index.ts';
import { announceAwaited } from './modules/stock/index.ts';
import { type Bus, PRODUCT } from './platform/commands.ts';
import { every } from './platform/every.ts';

const HOURS_PER_DAY = 24;

interface HousekeepingDeps extends SweepDeps {
  bus: Bus;
  dataDir: string;
  log: Logger;
  now(): Date;
}

interface Job {
  name: JobName;
  every: 'hour' | 'day';
  run(at: Date): Promise<unknown>;
}

/** All jobs, in the order in which they run. Most daily ones read whole tables or search all texts for files. */
const jobsOf = ({ knex, bus, dataDir, files, pictures }: HousekeepingDeps): readonly Job[] => [
  { name: 'idempotency keys', every: 'hour', run: (at) => sweepIdempotencyKeys(knex, at) },
  { name: 'sign-ins', every: 'hour', run: (at) => sweepSessions(knex, at) },
  { name: 'account links', every: 'hour', run: (at) => sweepAccountLinks(knex, at) },
  { name: 'spent keys', every: 'hour', run: (at) => sweepSpent(knex, at) },
  { name: 'temporary files', every: 'hour', run: (at) => sweepTemporary(dataDir, at) },
  {
    name: 'payment reminders',
    every: 'hour',
    run: (at) => unlessHeldBack(knex, () => remindOfPayments({ knex, bus }, at)),
  },
  {
    name: 'unpaid orders',
    every: 'hour',
    run: (at) => unlessHeldBack(knex, () => cancelUnpaid({ knex, bus }, at)),
  },
  {
    name: 'waiting customers',
    every: 'hour',
    run: () => unlessHeldBack(knex, () => tellWaiting(bus)),
  },
  { name: 'search in orders', every: 'hour', run: () => completeOrderSearch(knex) },
  { name: 'revisions', every: 'day', run: (at) => sweepRevisions(knex, at) },
  { name: 'order links', every: 'day', run: (at) => sweepOrderLinks(knex, at) },
  { name: 'security log', every: 'day', run: (at) => sweepSecurityLog(knex, at) },
  { name: 'messages', every: 'day', run: (at) => sweepMessages(knex, at) },
  { name: 'stock alerts', every: 'day', run: (at) => sweepStockAlerts(knex, at) },
  { name: 'date alerts', every: 'day', run: (at) => sweepSlotAlerts(knex, at) },
  { name: 'orders', every: 'day', run: (at) => sweepOrders({ knex, bus }, at) },
  // After what mails are about, so that their files go as well.
  { name: 'mails', every: 'day', run: (at) => sweepMails({ knex, dataDir }, at) },
  { name: 'uploads', every: 'day', run: (at) => sweepUploads({ knex, files, pictures }, at) },
];

/** Tells who waits for something that was published again meanwhile. */
async function tellWaiting(bus: Bus): Promise<void> {
  await announceAwaited(bus, {}, PRODUCT);
  await announceFreePlaces(bus, {}, PRODUCT);
}

/** Brings up to date what orders are found by. */
async function completeOrderSearch(knex: Knex): Promise<void> {
  await completeOrderIndex(knex);
  await noteAccountedDays(knex);
}

/** Skips a job in a restored copy, which must not write to customers. */
const unlessHeldBack = async (knex: Knex, run: () => Promise<unknown>): Promise<unknown> =>
  (await isHeldBack(knex)) ? undefined : run();

/**
 * Once an hour: deletes expired data, so that nothing grows without end, and reminds of late payments.
 * A job that fails is logged by its name, shown on the dashboard and tried again an hour later; the others still run.
 */
export function createHousekeeping(deps: HousekeepingDeps) {
  const { dataDir, knex, log, now } = deps;
  const jobs = jobsOf(deps);
  /** After how many hours each job was last done. */
  const done = new Map<Job, number>();
  let hours = 0;

  const isDue = (job: Job): boolean => {
    const last = done.get(job);
    return job.every === 'hour' || last === undefined || hours - last >= HOURS_PER_DAY;
  };

  const run = async () => {
    for (const job of jobs.filter(isDue)) {
      if (worker.signal.aborted) return;
      try {
        await job.run(now());
        done.set(job, hours);
        await noteDone(knex, job.name);
      } catch (error) {
        log.error({ err: error, job: job.name }, 'housekeeping failed');
        // A database that fails as well is told by the log; the others still run.
        await noteFailing(knex, job.name, now()).catch(() => undefined);
      }
    }
    hours += 1;
  };

  const worker = every({
    pauseMs: HOUR_MS,
    run,
    onError: (error) => log.error({ err: error }, 'housekeeping failed'),
  });

  return {
    run,
    start() {
      worker.start();
      sweepTemporary(dataDir, now()).catch((error) => {
        log.error({ err: error }, 'leftovers of a crash could not be removed');
      });
    },
    /** Resolves when the running job, if any, is done. */
    stop: worker.stop,
  };
}

/** Deletes the keys that no repeated order can have any more; returns how many. */
export const sweepIdempotencyKeys = (knex: Knex, now: Date): Promise<number> =>
  IdempotencyKey.query(knex)
    .where('created_at', '<', oldestIdempotencyKey(now))
    .delete()
    .then(Number);

/** Deletes sign-ins that are over, with the tokens that went on with them. */
async function sweepSessions(knex: Knex, now: Date): Promise<void> {
  await RefreshToken.query(knex).where('expires_at', '<', now.toISOString()).delete();
  await Session.query(knex).where('created_at', '<=', oldestRunning(now)).delete();
}

async function sweepAccountLinks(knex: Knex, now: Date): Promise<void> {
  await AccountLink.query(knex).where('expires_at', '<', now.toISOString()).delete();
}

/** The age from which a temporary file is a leftover: twice the server's `requestTimeout`. */
const LEFTOVER_MS = 2 * HOUR_MS;

/** Removes temporary files that interrupted requests, or a crash, left behind. */
async function sweepTemporary(dataDir: string, now: Date): Promise<void> {
  const folder = join(dataDir, 'tmp');
  for (const name of await readdir(folder)) {
    const place = join(folder, name);
    // A request that ends meanwhile removes its own.
    const changed = (await stat(place).catch(() => null))?.mtimeMs ?? now.getTime();
    if (changed < now.getTime() - LEFTOVER_MS) await rm(place, { recursive: true, force: true });
  }
}
