import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Knex } from 'knex';
import { connect, isSqlite } from './connect.ts';

/**
 * Writes a copy of a SQLite database to a new file while the site goes on, from this process or
 * another one. Everything that was committed before is in it, nothing that was committed later, and
 * the file is whole without `-wal` and `-shm` beside it; copying the live file instead tears it.
 * Fails when the file exists or the copy is found damaged, and on PostgreSQL, whose own tool for
 * this is pg_dump.
 */
export async function backup(knex: Knex, file: string): Promise<void> {
  if (!isSqlite(knex)) {
    throw new Error(
      'The database is PostgreSQL: back it up with pg_dump, restore with pg_restore.',
    );
  }
  mkdirSync(dirname(file), { recursive: true });
  await knex.raw('vacuum into ?', [file]);
  const copy = connect({ file });
  const found = await copy.raw('pragma integrity_check').finally(() => copy.destroy());
  if (found[0]?.integrity_check !== 'ok') throw new Error(`The copy is damaged: ${file}`);
}
