import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Knex } from 'knex';
import { connectNow } from '../../../db/connect.ts';
import type { BackupPlace } from '../../modules/operations/backup/places.ts';
import { openPlace } from '../../modules/operations/backup/storePlace.ts';
import { type Config, connectionOf, isAddress } from '../../platform/config.ts';

/**
 * Calls `work` with the site's database; throws when it doesn't answer, or when there is no SQLite
 * file, which opening would create.
 */
export async function withDatabase<T>(config: Config, work: (knex: Knex) => Promise<T>) {
  const connection = connectionOf(config);
  if ('file' in connection && !existsSync(connection.file)) {
    throw new Error(`There is no database in ${config.dataDir}`);
  }
  const knex = await connectNow(connection);
  return work(knex).finally(() => knex.destroy());
}

/**
 * The folder of backups in the arguments, else the place in BACKUP_DIR; throws when there is none.
 */
export function backupPlace(named: string | undefined, config: Config, usage: string): BackupPlace {
  if (named && isAddress(named)) {
    throw new Error(
      'Other users of this machine can read command lines: put the address into BACKUP_DIR',
    );
  }
  const place = named ? resolve(named) : config.backups;
  if (!place) throw new Error(`No place for backups: set BACKUP_DIR, or ${usage}`);
  return openPlace(place);
}
