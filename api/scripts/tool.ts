import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Knex } from 'knex';
import { connect } from '../../db/connect.ts';
import type { BackupPlace } from '../modules/operations/backup/places.ts';
import { openPlace } from '../modules/operations/backup/storePlace.ts';
import { type Config, connectionOf, isAddress, loadConfig } from '../platform/config.ts';

/** Runs a command on a site's data; an error prints one line and sets the exit code 1. */
export async function runTool(run: (config: Config) => Promise<number>): Promise<void> {
  process.umask(0o077);
  try {
    process.exitCode = await run(loadConfig(process.env));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

/** Throws when there is no SQLite file: opening would create an empty one. */
export async function withDatabase<T>(config: Config, work: (knex: Knex) => Promise<T>) {
  const connection = connectionOf(config);
  if ('file' in connection && !existsSync(connection.file)) {
    throw new Error(`There is no database in ${config.dataDir}`);
  }
  const knex = connect(connection);
  return work(knex).finally(() => knex.destroy());
}

/** The folder of backups that a command names, else what BACKUP_DIR does. */
export function backupPlace(named: string | undefined, config: Config, usage: string): BackupPlace {
  if (named && isAddress(named)) {
    throw new Error('Others on this machine can read commands: put the address into BACKUP_DIR');
  }
  const place = named ? resolve(named) : config.backups;
  if (!place) throw new Error(`Where the backups are is missing: BACKUP_DIR, or ${usage}`);
  return openPlace(place);
}
