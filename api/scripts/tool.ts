import { existsSync } from 'node:fs';
import type { Knex } from 'knex';
import { connect } from '../../db/connect.ts';
import { type Config, connectionOf, loadConfig } from '../config.ts';

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
