import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { oldestRunning, RefreshToken, Session } from '../../db/models/session.ts';
import { sweepIdempotencyKeys } from '../resources/orders/idempotency.ts';
import { sweepRevisions } from '../resources/revisions/sweepRevisions.ts';
import { sweepMails } from './outbox/sweepMails.ts';
import { type SweepDeps, sweepUploads } from './uploadSweep.ts';

const HOUR_MS = 3_600_000;
const HOURS_PER_DAY = 24;

interface HousekeepingDeps extends SweepDeps {
  dataDir: string;
  log: Logger;
  now(): Date;
}

/** What is done once an hour so that nothing grows without end. */
export function createHousekeeping({ knex, dataDir, files, pictures, log, now }: HousekeepingDeps) {
  let timer: NodeJS.Timeout | undefined;
  let hours = 0;

  const run = async () => {
    try {
      await sweepIdempotencyKeys(knex, now());
      await RefreshToken.query(knex).where('expires_at', '<', now().toISOString()).delete();
      await Session.query(knex).where('created_at', '<=', oldestRunning(now())).delete();
      await sweepTemporary(join(dataDir, 'tmp'), now());
      // Whole tables are read, and every text looked through for files: once a day is enough.
      if (hours % HOURS_PER_DAY === 0) {
        await sweepMails({ knex, dataDir }, now());
        await sweepRevisions(knex, now());
        await sweepUploads({ knex, files, pictures }, now());
      }
      hours += 1;
    } catch (error) {
      log.error({ err: error }, 'housekeeping failed');
    }
  };

  return {
    run,
    start() {
      timer = setInterval(run, HOUR_MS);
      timer.unref();
    },
    stop() {
      clearInterval(timer);
    },
  };
}

/** No request lasts so long. */
const TEMPORARY_MS = HOURS_PER_DAY * HOUR_MS;

/** Removes what requests that were cut off have left in the folder for temporary files. */
async function sweepTemporary(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const place = join(folder, name);
    // A request that ends meanwhile removes its own.
    const changed = (await stat(place).catch(() => null))?.mtimeMs ?? now.getTime();
    if (changed < now.getTime() - TEMPORARY_MS) await rm(place, { recursive: true, force: true });
  }
}
