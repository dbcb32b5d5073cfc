import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { backup } from './backup.ts';
import { connect } from './connect.ts';
import { writeMeta } from './models/meta.ts';
import { openTestDatabase } from './testing/databases.ts';

it('a backup holds what was written before it, also what only the WAL holds yet', async () => {
  const { knex, close } = await openTestDatabase('sqlite');
  await writeMeta(knex, 'demo', 'ready');
  const file = join(inject('testDatabases').folder, 'backups', 'copy.sqlite');
  await backup(knex, file);
  await writeMeta(knex, 'demo', 'later');

  const copy = connect({ file });
  expect(await copy('meta').pluck('value')).toEqual(['ready']);
  expect(await copy.raw('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  await copy.destroy();

  await expect(backup(knex, file)).rejects.toThrow();
  await close();
});

it('a backup of PostgreSQL names the tool for it', async () => {
  const { knex, close } = await openTestDatabase('postgres');
  await expect(backup(knex, '/nowhere/copy')).rejects.toThrow('pg_dump');
  await close();
});
