import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { RefreshToken } from '../../db/models/session.ts';
import { sweepIdempotencyKeys } from '../resources/orders/idempotency.ts';

const HOUR_MS = 3_600_000;

interface HousekeepingDeps {
  knex: Knex;
  log: Logger;
  now(): Date;
}

/** What is done once an hour so that nothing grows without end. */
export function createHousekeeping({ knex, log, now }: HousekeepingDeps) {
  let timer: NodeJS.Timeout | undefined;

  const run = async () => {
    try {
      await sweepIdempotencyKeys(knex, now());
      await RefreshToken.query(knex).where('expires_at', '<', now().toISOString()).delete();
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
