import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Knex } from 'knex';
import { isSqlite } from './connect.ts';

/**
 * Writes a consistent copy of a SQLite database to a new file while the site goes on. The copy is
 * whole and compact in one file; copying the live file instead would miss what its WAL still holds.
 * To restore, stop the site and put the copy in the place of the database, without `-wal` and `-shm`
 * beside it. Fails when the file exists, and on PostgreSQL, whose own tool for this is pg_dump.
 */
export async function backup(knex: Knex, file: string): Promise<void> {
  if (!isSqlite(knex)) {
    throw new Error(
      'The database is PostgreSQL: back it up with pg_dump, restore with pg_restore.',
    );
  }
  mkdirSync(dirname(file), { recursive: true });
  await knex.raw('vacuum into ?', [file]);
}
