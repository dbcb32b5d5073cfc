import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { ApiToken } from '../../db/models/apiToken.ts';
import { IdempotencyKey, oldestIdempotencyKey } from '../../db/models/order.ts';
import { OutboxMail } from '../../db/models/outboxMail.ts';
import { SecurityEvent } from '../../db/models/securityEvent.ts';
import { AccountLink, oldestRunning, RefreshToken, Session } from '../../db/models/user.ts';
import { KEPT_REVISIONS } from '../contract/constants.ts';
import { daysBefore } from '../contract/dates.ts';
import { sweepOrderLinks } from './orderLinks.ts';
import { removeStrayMails } from './outbox/sender.ts';
import { cancelUnpaid, remindOfPayments } from './payments/remind.ts';
import { readPeriods, sweepMessages, sweepOrders } from './retention.ts';
import { sweepSpent } from './secondFactor/spent.ts';
import { type SweepDeps, sweepUploads } from './uploadSweep.ts';

const HOUR_MS = 3_600_000;
const HOURS_PER_DAY = 24;

interface HousekeepingDeps extends SweepDeps {
  dataDir: string;
  log: Logger;
  now(): Date;
}

/** Once an hour: deletes expired data, so that nothing grows without end, and reminds of late payments. */
export function createHousekeeping({ knex, dataDir, files, pictures, log, now }: HousekeepingDeps) {
  let timer: NodeJS.Timeout | undefined;
  let hours = 0;

  const run = async () => {
    try {
      const at = now();
      await sweepIdempotencyKeys(knex, at);
      await RefreshToken.query(knex).where('expires_at', '<', at.toISOString()).delete();
      await AccountLink.query(knex).where('expires_at', '<', at.toISOString()).delete();
      await Session.query(knex).where('created_at', '<=', oldestRunning(at)).delete();
      await sweepSpent(knex, at);
      await sweepTemporary(join(dataDir, 'tmp'), at);
      await remindOfPayments(knex, at);
      await cancelUnpaid(knex, at);
      // These read whole tables and search every text for files: once a day is enough.
      if (hours % HOURS_PER_DAY === 0) {
        await sweepRevisions(knex, at);
        await sweepOrderLinks(knex, at);
        await sweepSecurityLog(knex, at);
        await sweepMessages(knex, at);
        await sweepOrders(knex, at);
        // After what mails are about, so that their files go as well.
        await sweepMails({ knex, dataDir }, at);
        await sweepUploads({ knex, files, pictures }, at);
      }
      hours += 1;
    } catch (error) {
      log.error({ err: error }, 'housekeeping failed');
    }
  };

  return {
    run,
    start() {
      timer = setInterval(run, HOUR_MS).unref();
      sweepTemporary(join(dataDir, 'tmp'), now()).catch((error) => {
        log.error({ err: error }, 'what a crash left could not be removed');
      });
    },
    stop: () => clearInterval(timer),
  };
}

export const sweepIdempotencyKeys = (knex: Knex, now: Date): Promise<number> =>
  IdempotencyKey.query(knex)
    .where('created_at', '<', oldestIdempotencyKey(now))
    .delete()
    .then(Number);

/** How long a file is sent at most, as the server's `requestTimeout` says, twice. */
const SENT_MS = 2 * HOUR_MS;

/** Removes temporary files that interrupted requests, or a crash, left behind. */
async function sweepTemporary(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const place = join(folder, name);
    // A request that ends meanwhile removes its own.
    const changed = (await stat(place).catch(() => null))?.mtimeMs ?? now.getTime();
    if (changed < now.getTime() - SENT_MS) await rm(place, { recursive: true, force: true });
  }
}

/** Deletes lines of the security log, and revoked tokens, that are older than the team keeps them. */
export async function sweepSecurityLog(knex: Knex, now: Date): Promise<void> {
  const oldest = daysBefore(now, (await readPeriods(knex)).securityDays).toISOString();
  await SecurityEvent.query(knex).where('at', '<', oldest).delete();
  await ApiToken.query(knex).where('revoked_at', '<', oldest).delete();
}

/** Deletes mails that were sent, or given up, long ago, and the files of those that are no more. */
export async function sweepMails(
  { knex, dataDir }: { knex: Knex; dataDir: string },
  now: Date,
): Promise<void> {
  const oldest = daysBefore(now, (await readPeriods(knex)).keptMailDays).toISOString();
  await OutboxMail.query(knex).where('sent_at', '<', oldest).delete();
  await OutboxMail.query(knex).modify('failed').where('created_at', '<', oldest).delete();
  await removeStrayMails({ knex, dataDir });
}

/** Deletes revisions older than the team keeps them, and all but the last 50 of each record. */
export async function sweepRevisions(knex: Knex, now: Date): Promise<number> {
  const limit = daysBefore(now, (await readPeriods(knex)).revisionDays).toISOString();
  const old = await knex('revisions').where('at', '<', limit).delete();
  const ranked = knex('revisions').select('id', {
    place: knex.raw('row_number() over (partition by resource, record_id order by id desc)'),
  });
  const beyond = knex.from(ranked.as('ranked')).where('place', '>', KEPT_REVISIONS.perRecord);
  return old + (await knex('revisions').whereIn('id', beyond.select('id')).delete());
}
