import type { Knex } from 'knex';
import { JOBS, type JobName } from '../../api/contract/constants.ts';
import { Row } from './row.ts';

/** A key and value about the installation itself. */
export class Meta extends Row {
  static override tableName = 'meta';
  static override idColumn = 'key';

  declare key: string;
  declare value: string;
}

export async function readMeta(knex: Knex, key: string): Promise<string | undefined> {
  return (await Meta.query(knex).findById(key))?.value;
}

export async function writeMeta(knex: Knex, key: string, value: string): Promise<void> {
  await Meta.query(knex).insert({ key, value }).onConflict('key').merge();
}

/** Keys of the first steps: what owners have confirmed, and the test mail. */
export const SHIPPING_CONFIRMED = 'shipping_confirmed';
export const NO_HOURS_CONFIRMED = 'no_hours_confirmed';
export const TEST_MAIL = 'test_mail';
/** Keys of the last backup, and of the nightly one that failed since. */
export const BACKUP = 'backup';
export const BACKUP_FAILURE = 'backup_failure';
/** Key of the flag that requires a second factor of every account. */
export const SECOND_FACTOR_DEMANDED = 'second_factor_demanded';
/** Key of the snapshot of a restored copy, until the copy is declared to be the live site. */
export const RESTORED_COPY = 'restored_copy';

const FAILING = 'failing:';

/** Notes that a job of the background failed; the first time it did stays until it is done again. */
export const noteFailing = async (knex: Knex, job: JobName, at: Date): Promise<void> => {
  const row = { key: FAILING + job, value: at.toISOString() };
  await Meta.query(knex).insert(row).onConflict('key').ignore();
};

/** Notes that a job was done; writes nothing unless it had failed, since some are done every second. */
export const noteDone = async (knex: Knex, job: JobName): Promise<void> => {
  const key = FAILING + job;
  if ((await readMeta(knex, key)) !== undefined) await Meta.query(knex).deleteById(key);
};

/** Forgets all failures, where the jobs are those of another machine. */
export const forgetFailing = async (knex: Knex): Promise<void> => {
  await Meta.query(knex)
    .findByIds(JOBS.map((job) => FAILING + job))
    .delete();
};

/** The jobs that have failed since before a moment, and since when. */
export async function failingJobs(knex: Knex, before: Date) {
  const rows = await Meta.query(knex).findByIds(JOBS.map((job) => FAILING + job));
  return JOBS.flatMap((job) => {
    const since = rows.find(({ key }) => key === FAILING + job)?.value;
    return since !== undefined && since < before.toISOString() ? [{ job, since }] : [];
  });
}

/** `removed`: by a person, so it is never loaded again. */
type DemoState = 'off' | 'loading' | 'ready' | 'removed';

const STATES: readonly DemoState[] = ['loading', 'ready', 'removed'];

/** The state of the demo season; `off` if it was never loaded. */
export async function demoState(knex: Knex): Promise<DemoState> {
  const state = await readMeta(knex, 'demo');
  return STATES.find((known) => known === state) ?? 'off';
}

export const setDemoState = (knex: Knex, state: DemoState): Promise<void> =>
  writeMeta(knex, 'demo', state);
