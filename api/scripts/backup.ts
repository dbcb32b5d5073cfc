import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import { BACKUP, BACKUP_FAILURE, Meta, writeMeta } from '../../db/models/meta.ts';
import { unlessElsewhere } from '../../db/turns.ts';
import type { Config } from '../config.ts';
import type { BackupMark } from '../contract/types.ts';
import { blobsIn } from '../services/backup/blobs.ts';
import { listSnapshots, nameOf, readManifest } from '../services/backup/manifest.ts';
import { isDue, newestIn } from '../services/backup/nightly.ts';
import { damageIn } from '../services/backup/restoreSnapshot.ts';
import { sweepSnapshots } from '../services/backup/sweepSnapshots.ts';
import { takeSnapshot } from '../services/backup/takeSnapshot.ts';
import { uploadsOf } from '../services/backup/uploads.ts';
import { noteSecurity } from '../services/securityLog.ts';
import { runTool, withDatabase } from './tool.ts';

// Adds a snapshot of a site, which may be running, to a folder of them, or checks such a folder.

const USAGE = 'npm run backup -- --to DIR (or --verify DIR)';

// The server's own run ends with the server.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.channel?.unref();

await runTool(async (config) => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      verify: { type: 'string' },
      snapshot: { type: 'string' },
      // By the server: nothing when another instance was quicker, and old ones are removed.
      nightly: { type: 'boolean', default: false },
    },
  });
  if (values.verify) return verify(resolve(values.verify), values.snapshot);
  if (!values.to) throw new Error(`Which folder to write to is missing: ${USAGE}`);
  const to = resolve(values.to);
  const there = existsSync(to) ? await readdir(to) : [];
  if (!there.includes('snapshots') && there.some((name) => name !== 'lost+found')) {
    throw new Error(`${to} is neither empty nor a folder of backups`);
  }
  await withDatabase(config, (knex) =>
    values.nightly
      ? unlessElsewhere(knex, 'backup', () => tonight(knex, config, to))
      : backup(knex, config, to),
  );
  return 0;
});

async function tonight(knex: Knex, config: Config, to: string): Promise<void> {
  if (!isDue(await newestIn(to), new Date())) return;
  await backup(knex, config, to);
  await sweepSnapshots(to, new Date());
}

async function backup(knex: Knex, config: Config, to: string): Promise<void> {
  const tell = (line: string) => process.stderr.write(`${line}\n`);
  const { dataDir } = config;
  const [uploads, now] = [uploadsOf(config), () => new Date()];
  const taken = await takeSnapshot({ knex, dataDir, uploads, to, now, tell });
  const { manifest, bytes, added } = taken;
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${nameOf(manifest)}: ${rows} rows and ${manifest.files.length} files, ` +
      `${megabytes(bytes)} MB, of which ${megabytes(added)} MB are new in ${to}\n`,
  );
  // The snapshot is good without the back-office knowing of it.
  await leaveMark(knex, { at: manifest.at, bytes }).catch(({ message }: Error) => {
    tell(`The back-office could not be told of this backup: ${message}`);
  });
}

async function leaveMark(knex: Knex, mark: BackupMark): Promise<void> {
  await writeMeta(knex, BACKUP, JSON.stringify(mark));
  await Meta.query(knex).deleteById(BACKUP_FAILURE);
  await noteSecurity(knex, { kind: 'backup', facts: { bytes: mark.bytes } });
}

function megabytes(bytes: number): string {
  return (bytes / 1_048_576).toFixed(1);
}

/** Reads all content of one snapshot, or of all; each piece once. */
async function verify(from: string, only: string | undefined): Promise<number> {
  const names = only === undefined ? await listSnapshots(from) : [only];
  if (names.length === 0) throw new Error(`There is no snapshot in ${from}`);
  const whole = new Set<string>();
  let damaged = 0;
  for (const name of names) {
    const damage = await readManifest(from, name).then(
      (manifest) => damageIn(blobsIn(from), manifest, whole),
      ({ message }: Error) => [message],
    );
    for (const line of damage) process.stderr.write(`${name}: ${line}\n`);
    if (damage.length > 0) damaged += 1;
    else process.stdout.write(`${name} is whole\n`);
  }
  return damaged > 0 ? 1 : 0;
}
