import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { readMeta, writeMeta } from '../../../db/models/meta.ts';
import { pragueToday } from '../../contract/dates.ts';
import { administratorClient } from '../../seed/commandLine.ts';
import { failureLines, type SeedProgress } from '../../seed/report.ts';
import { seed } from '../../seed/seed.ts';
import { readSource, withContent } from '../../seed/source.ts';
import { demoState, setDemoState } from '../demoState.ts';
import { resolveRelativeDates } from './relativeDates.ts';

interface DemoParts {
  knex: Knex;
  /** Where the server that is to be filled listens, without `/api`. */
  baseUrl: string;
  /** An administrator's bearer. */
  token: string;
  log: Logger;
  now(): Date;
  /** The folder with the demo's `db.json` and pictures. */
  folder: string;
  onProgress?(progress: SeedProgress): void;
  /** Aborted when the server ends: what could not be loaded then is left to the next start. */
  signal?: AbortSignal;
}

/** The day that the demo's dates are counted from. */
const DAY_KEY = 'demo_day';

/**
 * Loads the demo season through the API and marks it ready; nothing happens when it is ready
 * already. A load that was cut short goes on where it stopped. Records that can't be loaded are
 * logged; it rejects only when the server can't be asked, and may then be called again.
 */
export async function loadDemo({
  knex,
  baseUrl,
  token,
  log,
  now,
  folder,
  onProgress,
  signal,
}: DemoParts): Promise<void> {
  if ((await demoState(knex)) === 'ready') return;
  await setDemoState(knex, 'loading');
  const day = await firstDay(knex, now);
  const source = await readSource(folder);
  const dated = withContent(source, (record) => resolveRelativeDates(record, day));
  const { client } = administratorClient(baseUrl, token);
  const { failures, skipped, ...counts } = await seed(dated, {
    client,
    ...(onProgress && { onProgress }),
  });
  if (signal?.aborted) return;
  for (const demo of failureLines(failures)) log.error({ demo }, 'a demo record failed');
  await setDemoState(knex, 'ready');
  log.info({ ...counts, failed: failures.length, skipped }, 'the demo season is loaded');
}

/** The day of the first start: going on tomorrow must not shift what is loaded already. */
async function firstDay(knex: Knex, now: () => Date): Promise<string> {
  const known = await readMeta(knex, DAY_KEY);
  if (known !== undefined) return known;
  const day = pragueToday(now());
  await writeMeta(knex, DAY_KEY, day);
  return day;
}
