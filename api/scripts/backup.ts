import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import { backup } from '../../db/backup.ts';
import { BACKUP, writeMeta } from '../../db/models/meta.ts';
import type { Config } from '../config.ts';
import type { BackupMark } from '../contract/types.ts';
import { noteSecurity } from '../services/securityLog.ts';
import { runTool, withDatabase } from './tool.ts';

// Copies the data of a site, which may be running, to a folder that it can be started from.

const USAGE = 'npm run backup -- --to DIR';
/** The data beside the database; `tmp` belongs to running requests. */
const BESIDE = ['jwt-secret', 'uploads', 'outbox'];
const DUMP = 'paddock.dump';

await runTool(async (config) => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to) throw new Error(`Which folder to write to is missing: ${USAGE}`);
  const to = resolve(values.to);
  const isPostgres = config.databaseUrl !== undefined;
  const there = existsSync(to) ? await readdir(to) : [];
  if (there.some((name) => name !== DUMP || !isPostgres)) throw new Error(`${to} is not empty`);
  return isPostgres ? besidePostgres(config, to) : ofSqlite(config, to);
});

/** The database first, so that its files exist; named last, so that a named copy is complete. */
async function ofSqlite(config: Config, to: string): Promise<number> {
  const copy = join(to, 'paddock.sqlite');
  await withDatabase(config, (knex) => backup(knex, `${copy}.part`));
  const files = await copyFiles(config.dataDir, to);
  await rename(`${copy}.part`, copy);
  process.stdout.write(`The database and ${files} files are in ${to}\n`);
  await leaveMark(config, to);
  return 0;
}

async function besidePostgres(config: Config, to: string): Promise<number> {
  const dumped = existsSync(join(to, DUMP));
  const files = await copyFiles(config.dataDir, to);
  process.stdout.write(`${files} files are in ${to}\n`);
  if (dumped) {
    await leaveMark(config, to);
    return 0;
  }
  process.stderr.write(
    [
      'The database is NOT among them: it is PostgreSQL, which its own tool backs up. Dump it first,',
      'so that every file it names is copied after it, and then the files, to an empty folder:',
      `  pg_dump --format=custom --file=DIR/${DUMP} "$DATABASE_URL" && ${USAGE}`,
      '',
    ].join('\n'),
  );
  return 1;
}

/** Tells the back-office of the copy, which is good without that, too. */
async function leaveMark(config: Config, to: string): Promise<void> {
  const mark = { at: new Date().toISOString(), bytes: await sizeOf(to) } satisfies BackupMark;
  const leave = async (knex: Knex) => {
    await writeMeta(knex, BACKUP, JSON.stringify(mark));
    await noteSecurity(knex, { kind: 'backup', facts: { bytes: mark.bytes } });
  };
  await withDatabase(config, leave).catch(({ message }: Error) => {
    process.stderr.write(`The back-office could not be told of this copy: ${message}\n`);
  });
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await readdir(folder, { recursive: true })) {
    const found = await stat(join(folder, name));
    if (found.isFile()) bytes += found.size;
  }
  return bytes;
}

async function copyFiles(from: string, to: string): Promise<number> {
  const inFolder = async (name: string) => {
    const below = await readdir(join(from, name), { recursive: true, withFileTypes: true });
    return below
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  };
  let copied = 0;
  for (const name of BESIDE.filter((there) => existsSync(join(from, there)))) {
    const files = name === 'jwt-secret' ? [join(from, name)] : await inFolder(name);
    for (const file of files) {
      const target = join(to, file.slice(from.length));
      await mkdir(dirname(target), { recursive: true });
      // A picture may have been deleted meanwhile, or a mail renamed.
      const isThere = await copyFile(file, target).then(() => true, ifGone);
      if (isThere) copied += 1;
    }
  }
  return copied;
}

function ifGone(error: unknown): false {
  if (Reflect.get(Object(error), 'code') === 'ENOENT') return false;
  throw error;
}
