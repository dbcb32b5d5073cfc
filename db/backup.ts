import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Knex } from 'knex';
import { connect, isSqlite } from './connect.ts';

/** Copies a SQLite database while the site goes on; copying the live file would tear it. */
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
