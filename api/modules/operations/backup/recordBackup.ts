import { BACKUP, BACKUP_FAILURE, Meta, writeMeta } from '../../../../db/models/meta.ts';
import type { BackupFailure, BackupMark } from '../../../contract/types.ts';
import { command, emit } from '../../../platform/commands.ts';

/** Records for the back-office that a backup was made; an earlier failure is over. */
export const recordBackup = command(async (trx, mark: BackupMark) => {
  await writeMeta(trx, BACKUP, JSON.stringify(mark));
  await Meta.query(trx).deleteById(BACKUP_FAILURE);
  emit(trx, 'backup.taken', { bytes: mark.bytes });
});

/** Records for the back-office that a nightly backup failed. */
export const recordBackupFailure = command(async (trx, failure: BackupFailure) => {
  await writeMeta(trx, BACKUP_FAILURE, JSON.stringify(failure));
  emit(trx, 'backup.failed', { error: failure.error });
});
