import type { Knex } from 'knex';
import { consequences } from '../events.ts';
import { noteSecurity } from '../modules/accounts/securityLog.ts';
import { ResponseCache } from '../platform/cache/responseCache.ts';
import { type Bus, createBus } from '../platform/commands.ts';

/** A bus with the product's consequences, for tests that call commands without a server. */
export const testBus = (
  knex: Knex,
  now: () => Date = () => new Date(),
  cache = new ResponseCache(),
): Bus => createBus({ knex, cache, now, consequences, logSecurity: noteSecurity });
