import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { pragueToday } from '../../contract/dates.ts';
import { type Descriptor, tableOf } from '../../contract/descriptor.ts';
import { SECTIONS_TAG } from '../../contract/homeSections.ts';
import { CONTENT } from '../../contract/resources.ts';
import { momentOf } from '../../contract/schedule.ts';
import type { ResponseCache } from '../../platform/cache/responseCache.ts';

/** Columns with the moments, or the days in Prague, at which records are published or unpublished. */
const columnsOf = ({ isScheduled, startsOn }: Descriptor): readonly string[] => [
  ...(isScheduled ? ['publish_at', 'unpublish_at'] : []),
  ...(startsOn ? [startsOn] : []),
];

const SCHEDULED = CONTENT.filter((resource) => columnsOf(resource).length > 0);
const PATHS = new Set<string>(SCHEDULED.map(({ path }) => path));

/** Timers run for 24 days at most, and the computer's clock may be changed meanwhile. */
const LONGEST_MS = 3_600_000;
const RETRY_MS = 5_000;

/** When the published records of a resource change next. */
interface Change {
  path: string;
  at: string;
}

/** The first moments after `since` at which a record of each resource is published and unpublished. */
export async function nextChanges(knex: Knex, since: Date): Promise<Change[]> {
  const today = pragueToday(since);
  const firsts = SCHEDULED.flatMap((resource) =>
    columnsOf(resource).map((column) =>
      knex(tableOf(resource))
        .select(knex.raw('? as path', [resource.path]))
        .min({ at: column })
        .where(column, '>', column === resource.startsOn ? today : since.toISOString()),
    ),
  );
  const changes: { path: string; at: string | null }[] = await knex.unionAll(firsts);
  return changes.flatMap(({ path, at }) => (at === null ? [] : [{ path, at: beginningOf(at) }]));
}

/** A moment as it is; of a day, midnight in Prague. */
const beginningOf = (at: string) => momentOf(at.includes('T') ? at : `${at}T00:00`) ?? at;

interface ScheduleDeps {
  knex: Knex;
  cache: ResponseCache;
  log: Logger;
}

/** Drops cached responses of a resource when one of its records is published or unpublished. */
export function createSchedule({ knex, cache, log }: ScheduleDeps) {
  /** The next known changes, the first of each kind. */
  let changes: Change[] = [];
  /** Changes after this moment are not known yet; null when all are. */
  let unknownSince: Date | null = new Date();
  let isRunning = false;
  let isReading = false;
  let reading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer);
    if (isRunning) timer = setTimeout(then, Math.min(ms, LONGEST_MS)).unref();
  };

  /** Drops what is outdated by now and waits for the next change; timers may fire a little early. */
  const settle = () => {
    const moment = new Date();
    const isDue = ({ at }: Change) => at <= moment.toISOString();
    const due = changes.filter(isDue).map(({ path }) => path);
    changes = changes.filter((change) => !isDue(change));
    wait(Math.min(...changes.map(({ at }) => Date.parse(at))) - moment.getTime(), settle);
    // Other instances have a schedule of their own.
    if (due.length > 0) cache.forget([...new Set(due), SECTIONS_TAG]);
  };

  const read = async () => {
    isReading = true;
    try {
      while (isRunning && unknownSince !== null) {
        const since: Date = unknownSince;
        unknownSince = null;
        try {
          changes = await nextChanges(knex, since);
          settle();
        } catch (error) {
          unknownSince = since;
          log.warn({ err: error }, 'the schedule could not be read; retrying');
          wait(RETRY_MS, follow);
          return;
        }
      }
    } finally {
      isReading = false;
    }
  };
  const follow = () => {
    if (isRunning && !isReading) reading = read();
  };

  cache.onForget((tags) => {
    if (tags !== null && !tags.some((tag) => PATHS.has(tag))) return;
    // Responses cached from now on are of this moment or later.
    unknownSince ??= new Date();
    settle();
    follow();
  });

  return {
    /** Resolves when the next changes are read. */
    async start() {
      isRunning = true;
      follow();
      await reading;
    },
    async stop() {
      isRunning = false;
      clearTimeout(timer);
      await reading;
    },
  };
}
