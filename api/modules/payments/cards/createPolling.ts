import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { noteDone } from '../../../../db/models/meta.ts';
import { every } from '../../../platform/every.ts';
import type { Cards } from './cards.ts';

interface PollingDeps {
  /** Null: nobody is asked. */
  cards: Pick<Cards, 'checkDue'> | null;
  knex: Knex;
  log: Logger;
}

/** Checks due card payments regularly, since notifications may be lost. */
export function createPolling({ cards, knex, log }: PollingDeps) {
  const worker = every({
    pauseMs: 20_000,
    run: async () => cards?.checkDue(),
    onError: (error) => log.warn({ err: error }, 'card payments could not be read'),
  });
  return {
    start() {
      if (cards) worker.start();
      // Who takes the provider away is not told of its failures for good.
      else noteDone(knex, 'card payments').catch((error) => log.error({ err: error }, 'no cards'));
    },
    stop: worker.stop,
  };
}
