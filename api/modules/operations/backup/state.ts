import type { Knex } from 'knex';
import { BACKUP, BACKUP_FAILURE } from '../../../../db/models/meta.ts';
import { DAY_MS } from '../../../contract/durations.ts';
import { backupFailure, backupMark } from '../../../contract/entities/firstSteps.ts';
import type { BackupState } from '../../../contract/types.ts';
import { isAhead } from './manifest.ts';

const LATE_MS = 2 * DAY_MS;

/**
 * Time of the last backup, and whether it is more than two days ago or, by a wrong clock, yet to come;
 * a new site has two days, too.
 */
export async function readBackupState(knex: Knex, now: Date): Promise<BackupState> {
  const markOf = (key: string) => knex('meta').where({ key }).select('value');
  const [found] = await knex.select(
    markOf(BACKUP).as('last'),
    markOf(BACKUP_FAILURE).as('failure'),
    knex('migrations').min('at').as('begun'),
  );
  const last = found.last && backupMark.parse(JSON.parse(found.last));
  const failure = found.failure && backupFailure.parse(JSON.parse(found.failure));
  const since = new Date(last?.at ?? found.begun);
  const is_late = now.getTime() - since.getTime() > LATE_MS || isAhead(since, now);
  return { last, failure, is_late };
}
