import type { Logger } from 'pino';
import { every } from '../../../platform/every.ts';
import type { Cards } from './cards.ts';

/** Checks due card payments regularly, since notifications may be lost. */
export const createPolling = (cards: Pick<Cards, 'checkDue'>, log: Logger) =>
  every({
    pauseMs: 20_000,
    run: () => cards.checkDue(),
    onError: (error) => log.warn({ err: error }, 'card payments could not be read'),
  });
