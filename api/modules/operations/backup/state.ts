import type { Knex } from 'knex';
import { BACKUP, BACKUP_FAILURE } from '../../../../db/models/meta.ts';
import { backupFailure, backupMark } from '../../../contract/entities/firstSteps.ts';
import type { BackupState } from '../../../contract/types.ts';

const LATE_MS = 2 * 86_400_000;

/**
 * Time of the last backup, and whether it is more than two days ago; a new site has two days, too.
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
  const since = Date.parse(last?.at ?? found.begun);
  return { last, failure, is_late: now.getTime() - since > LATE_MS };
}
