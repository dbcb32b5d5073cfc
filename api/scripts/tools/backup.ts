import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import { runUnlessRunning } from '../../../db/locks.ts';
import { isHeldBack } from '../../../db/models/restoredCopy.ts';
import { listSnapshots, nameOf, readManifest } from '../../modules/operations/backup/manifest.ts';
import { isDue, newestIn } from '../../modules/operations/backup/nightly.ts';
import type { BackupPlace } from '../../modules/operations/backup/places.ts';
import { recordBackup } from '../../modules/operations/backup/recordBackup.ts';
import { damageIn } from '../../modules/operations/backup/restoreSnapshot.ts';
import { sweepSnapshots } from '../../modules/operations/backup/sweepSnapshots.ts';
import { takeSnapshot } from '../../modules/operations/backup/takeSnapshot.ts';
import { uploadsOf } from '../../modules/operations/backup/uploads.ts';
import { PRODUCT } from '../../platform/commands.ts';
import { type Config, loadConfig } from '../../platform/config.ts';
import { productBus } from '../../productBus.ts';
import { type ToolProcess, toolWithUsage } from '../tool.ts';
import { backupPlace, withDatabase } from './siteData.ts';

const USAGE = 'npm run backup -- --to DIR (or --verify DIR)';

/**
 * Adds a snapshot of a site, which may be running, to a place of backups, or verifies such a place.
 */
export const backup = toolWithUsage(USAGE, async (given) => {
  const config = loadConfig(given.env);
  const { values, positionals } = parseArgs({
    args: [...given.args],
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      verify: { type: 'boolean', default: false },
      snapshot: { type: 'string' },
      // Set by the server: skipped if another instance made the backup; removes expired snapshots.
      nightly: { type: 'boolean', default: false },
    },
  });
  const named = values.to ?? positionals[0];
  const to = backupPlace(named, config, USAGE);
  if (values.verify) return verify(to, values.snapshot, given);
  await withDatabase(config, async (knex) => {
    if (!named) await refuseCopy(knex);
    const job = { knex, config, to, given };
    return values.nightly ? runUnlessRunning(knex, 'backup', () => tonight(job)) : addSnapshot(job);
  });
  return 0;
});

interface Job {
  knex: Knex;
  config: Config;
  to: BackupPlace;
  given: ToolProcess;
}

/**
 * Refuses a restored copy: BACKUP_DIR may be the real site's, whose snapshots it would displace.
 */
async function refuseCopy(knex: Knex): Promise<void> {
  if (!(await isHeldBack(knex))) return;
  throw new Error(
    'This is a restored copy, which does not write to BACKUP_DIR: give a folder with --to',
  );
}

async function tonight(job: Job): Promise<void> {
  const { to } = job;
  const now = new Date();
  if (!isDue(await newestIn(to, now), now)) return;
  await addSnapshot(job);
  await sweepSnapshots(to, new Date());
}

async function addSnapshot({ knex, config, to, given }: Job): Promise<void> {
  const warn = (line: string) => given.stderr.write(`${line}\n`);
  const { dataDir } = config;
  const [uploads, now] = [uploadsOf(config), () => new Date()];
  const taken = await takeSnapshot({ knex, dataDir, uploads, to, now, warn });
  const { manifest, bytes, added } = taken;
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  given.stdout.write(
    `${nameOf(manifest)}: ${rows} rows and ${manifest.files.length} files, ` +
      `${megabytes(bytes)} MB, of which ${megabytes(added)} MB new in ${to.label}\n`,
  );
  // The snapshot is complete even if the back-office can't show it.
  const mark = { at: manifest.at, bytes };
  await recordBackup(productBus({ knex }), mark, PRODUCT).catch(({ message }: Error) => {
    warn(`This backup could not be recorded for the back-office: ${message}`);
  });
}

function megabytes(bytes: number): string {
  return (bytes / 1_048_576).toFixed(1);
}

/** Verifies all content of one snapshot or of all, each piece once; returns the exit code. */
async function verify(
  from: BackupPlace,
  only: string | undefined,
  given: ToolProcess,
): Promise<number> {
  const names = only === undefined ? await listSnapshots(from) : [only];
  if (names.length === 0) throw new Error(`There is no snapshot in ${from.label}`);
  const whole = new Set<string>();
  let damaged = 0;
  for (const name of names) {
    const damage = await readManifest(from, name).then(
      (manifest) => damageIn(from, manifest, whole),
      ({ message }: Error) => [message],
    );
    for (const line of damage) given.stderr.write(`${name}: ${line}\n`);
    if (damage.length > 0) damaged += 1;
    else given.stdout.write(`${name} is complete\n`);
  }
  return damaged > 0 ? 1 : 0;
}
