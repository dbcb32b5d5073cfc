import type { Knex } from 'knex';
import { pathOfScreen } from './contract/screens.ts';
import { consequences } from './events.ts';
import { writeSecurityLine } from './modules/accounts/index.ts';
import { ResponseCache } from './platform/cache/responseCache.ts';
import { type Bus, createBus } from './platform/commands.ts';

interface BusParts {
  knex: Knex;
  /** By default none that anything reads: a script's drops reach the servers through the database. */
  cache?: ResponseCache;
  now?(): Date;
}

/** The bus on which all commands run, with what follows from the product's events. */
export const productBus = ({
  knex,
  cache = new ResponseCache(),
  now = () => new Date(),
}: BusParts): Bus =>
  createBus({
    knex,
    cache,
    now,
    consequences,
    logSecurity: writeSecurityLine,
    securityTag: pathOfScreen('security-log'),
  });
