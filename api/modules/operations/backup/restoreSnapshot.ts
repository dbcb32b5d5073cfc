import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Knex } from 'knex';
import { migrate } from '../../../../db/migrate.ts';
import { migrations } from '../../../../db/migrations/all.ts';
import { insertLines, refill } from '../../../../db/portable/rows.ts';
import { describeTables, setCounter } from '../../../../db/portable/tables.ts';
import { type Bus, PRODUCT } from '../../../platform/commands.ts';
import { inParallel } from '../../../platform/inParallel.ts';
import { type Beginning, beginRestored } from '../restoredCopy/beginRestored.ts';
import { contentOf, type Manifest, nameOf, readManifest } from './manifest.ts';
import { type BackupPlace, contentPath, isWhole, readContent } from './places.ts';
import type { StoredUploads } from './uploads.ts';

const unpacked = promisify(gunzip);
/** Files that are processed at once. */
const AT_ONCE = { read: 8, copied: 4 };

interface Deps {
  /** The place of backups and the name of a snapshot in it. */
  from: BackupPlace;
  name: string;
  dataDir: string;
  uploads: Pick<StoredUploads, 'put' | 'isEmpty' | 'removeFolder'>;
  /** Opens the database; called when everything else has been verified. */
  open(): Knex | Promise<Knex>;
  /** Whether it becomes the site; else it is a restored copy, which sends nothing out. */
  takeOver?: boolean;
  /** The bus on which the database is filled. */
  bus(knex: Knex): Bus;
}

export interface Restored extends Beginning {
  manifest: Manifest;
}

/**
 * Lines about damaged or missing content of a snapshot; hashes of intact content are added to
 * `whole`.
 */
export async function damageIn(from: BackupPlace, manifest: Manifest, whole = new Set<string>()) {
  const damage: string[] = [];
  await inParallel(contentOf(manifest), AT_ONCE.read, async ([name, what]) => {
    if (whole.has(name)) return;
    if (await isWhole(from, name)) whole.add(name);
    else damage.push(`${contentPath(name)} is damaged or missing: ${what}`);
  });
  return damage.sort();
}

/**
 * Fills an empty database and an empty data folder from a snapshot of either database, then runs
 * newer migrations.
 * @throws Error before anything is written when something is not empty or content is damaged
 */
export async function restoreSnapshot(deps: Deps): Promise<Restored> {
  const { from, name, dataDir, uploads, open, bus, takeOver = false } = deps;
  const manifest = await readManifest(from, name);
  const newer = manifest.migrations.find(
    (step) => !migrations.some((known) => known.name === step),
  );
  if (newer) throw new Error(`The snapshot was made by a newer version, which has ${newer}`);
  const there = existsSync(dataDir) ? await readdir(dataDir) : [];
  if (there.length > 0) throw new Error(`DATA_DIR is not empty: ${dataDir}`);
  if (!(await uploads.isEmpty())) throw new Error('The store of uploads is not empty');
  const damage = await damageIn(from, manifest);
  if (damage.length > 0) throw new Error([...damage, 'Nothing was restored.'].join('\n'));
  const knex = await open();
  const put = new Set<string>();
  let beginning: Beginning;
  try {
    if ((await describeTables(knex)).length > 0) throw new Error('The database is not empty');
    await copyFiles(manifest, deps, put);
    // Last: a database with tables means a complete restore.
    beginning = await bus(knex).run(PRODUCT, async (trx, context) => {
      await fillDatabase(trx, manifest, from);
      const origin = { snapshot: nameOf(manifest), snapshot_at: manifest.at };
      return beginRestored(trx, origin, takeOver, context);
    });
  } catch (error) {
    await knex.destroy();
    // Both were empty before.
    await inParallel(put, AT_ONCE.copied, uploads.removeFolder).catch(() => undefined);
    for (const left of await readdir(dataDir).catch(() => [])) {
      await rm(join(dataDir, left), { recursive: true, force: true });
    }
    throw error;
  }
  await knex.destroy();
  return { manifest, ...beginning };
}

async function copyFiles({ files }: Manifest, { from, dataDir, uploads }: Deps, put: Set<string>) {
  await inParallel(files, AT_ONCE.copied, async ({ path, sha256 }) => {
    const bytes = await readContent(from, sha256);
    const upload = path.startsWith(UPLOADS) && path.slice(UPLOADS.length);
    if (upload) {
      put.add(dirname(upload));
      await uploads.put(upload, bytes);
      return;
    }
    await mkdir(dirname(join(dataDir, path)), { recursive: true });
    await writeFile(join(dataDir, path), bytes, { mode: 0o600, flush: true });
  });
}

const UPLOADS = 'uploads/';

/** Inserts the rows into the schema of the snapshot, then runs the newer migrations. */
async function fillDatabase(trx: Knex.Transaction, manifest: Manifest, from: BackupPlace) {
  const had = new Set(manifest.migrations);
  await migrate(
    trx,
    migrations.filter(({ name }) => had.has(name)),
  );
  const tables = await describeTables(trx);
  const shapeOf = ({ name, columns }: Pick<Manifest['tables'][number], 'name' | 'columns'>) =>
    JSON.stringify([name, columns.map((column) => [column.name, column.kind])]);
  const shapes = new Set(tables.map(shapeOf));
  const strange = manifest.tables.find((table) => !shapes.has(shapeOf(table)));
  if (strange) throw new Error(`The table ${strange.name} has other columns in this version`);
  await refill(trx, tables, async () => {
    for (const table of manifest.tables) {
      const whole = createHash('sha256');
      for (const chunk of table.chunks) {
        const lines = await unpacked(await readContent(from, chunk));
        whole.update(lines);
        await insertLines(trx, table, String(lines));
      }
      if (whole.digest('hex') !== table.sha256) {
        throw new Error(`The table ${table.name} does not match its checksum`);
      }
    }
  });
  for (const { name, counter } of manifest.tables) {
    const table = tables.find((known) => known.name === name);
    if (table && counter !== null) await setCounter(trx, table, counter);
  }
  await migrate(trx);
}
