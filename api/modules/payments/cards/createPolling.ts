import type { Logger } from 'pino';
import type { Cards } from './cards.ts';

const EVERY_MS = 20_000;

/** Checks due card payments regularly, since notifications may be lost. */
export function createPolling(cards: Pick<Cards, 'checkDue'>, log: Logger) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = true;

  const wait = () => {
    timer = setTimeout(() => {
      running = cards
        .checkDue()
        .catch((error) => log.warn({ err: error }, 'card payments could not be read'))
        .then(() => (isStopped ? undefined : wait()));
    }, EVERY_MS).unref();
  };

  return {
    start() {
      isStopped = false;
      wait();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
