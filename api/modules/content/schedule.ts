import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { dayAfter, pragueToday } from '../../contract/dates.ts';
import { type Descriptor, tableOf } from '../../contract/descriptor.ts';
import { HOUR_MS } from '../../contract/durations.ts';
import { SECTIONS_TAG } from '../../contract/homeSections.ts';
import { momentOf } from '../../contract/pragueTime.ts';
import { CONTENT } from '../../contract/resources.ts';
import type { ResponseCache } from '../../platform/cache/responseCache.ts';

/** A column that says when what visitors see of a record changes; days are those in Prague. */
interface Timing {
  column: string;
  kind: 'moment' | 'firstDay' | 'lastDay';
}

const timingsOf = ({ isScheduled, startsOn, soldUntil }: Descriptor): readonly Timing[] => [
  ...(isScheduled
    ? [
        { column: 'publish_at', kind: 'moment' as const },
        { column: 'unpublish_at', kind: 'moment' as const },
      ]
    : []),
  ...(startsOn ? [{ column: startsOn, kind: 'firstDay' as const }] : []),
  ...(soldUntil ? [{ column: soldUntil, kind: 'lastDay' as const }] : []),
];

const SCHEDULED = CONTENT.filter((resource) => timingsOf(resource).length > 0);
const PATHS = new Set<string>(SCHEDULED.map(({ path }) => path));

/** Timers run for 24 days at most, and the computer's clock may be changed meanwhile. */
const LONGEST_MS = HOUR_MS;
const RETRY_MS = 5_000;

/** When the published records of a resource change next. */
interface Change {
  path: string;
  at: string;
}

/** The first moments after `since` at which a record of each resource changes for visitors. */
async function nextChanges(knex: Knex, since: Date): Promise<Change[]> {
  const today = pragueToday(since);
  const firsts = SCHEDULED.flatMap((resource) =>
    timingsOf(resource).map(({ column, kind }) =>
      knex(tableOf(resource))
        .select(knex.raw('? as path', [resource.path]), knex.raw('? as kind', [kind]))
        .min({ value: column })
        // What ends with today changes at the coming midnight.
        .where(
          column,
          kind === 'lastDay' ? '>=' : '>',
          kind === 'moment' ? since.toISOString() : today,
        ),
    ),
  );
  const rows: First[] = await knex.unionAll(firsts);
  return rows.flatMap(({ path, kind, value }) =>
    value === null ? [] : [{ path, at: changeAt(kind, value) }],
  );
}

interface First extends Pick<Timing, 'kind'> {
  path: string;
  value: string | null;
}

/** The moment as it is; of the first day its midnight in Prague, of the last day the one after it. */
function changeAt(kind: Timing['kind'], value: string): string {
  const day = kind === 'lastDay' ? dayAfter(value, 1) : value;
  return momentOf(kind === 'moment' ? value : `${day}T00:00`) ?? value;
}

interface ScheduleDeps {
  knex: Knex;
  cache: ResponseCache;
  log: Logger;
}

/** Drops cached responses of a resource when one of its records is published, unpublished or no longer sold. */
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
  const dropDue = () => {
    const moment = new Date();
    const isDue = ({ at }: Change) => at <= moment.toISOString();
    const due = changes.filter(isDue).map(({ path }) => path);
    changes = changes.filter((change) => !isDue(change));
    wait(Math.min(...changes.map(({ at }) => Date.parse(at))) - moment.getTime(), dropDue);
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
          dropDue();
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
    dropDue();
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
