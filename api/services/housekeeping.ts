import type { Logger } from 'pino';
import { RefreshToken } from '../../db/models/session.ts';
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
