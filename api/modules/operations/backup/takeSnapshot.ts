import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, gzip } from 'node:zlib';
import type { Knex } from 'knex';
import { readLines, readSnapshot } from '../../../../db/portable/rows.ts';
import { describeTables, type Table } from '../../../../db/portable/tables.ts';
import { isMissing } from '../../../platform/files/fileStore.ts';
import { inParallel } from '../../../platform/inParallel.ts';
import { outboxFolder } from '../../mail/index.ts';
import {
  contentOf,
  listSnapshots,
  type Manifest,
  readManifest,
  writeManifest,
} from './manifest.ts';
import type { BackupPlace, Blob, BlobWriter, Content } from './places.ts';
import type { StoredUploads } from './uploads.ts';

/** Size in bytes of a table's chunks. */
const CHUNK = { mean: 512 * 1024, max: 4 * 1024 * 1024 };

/** Files that are stored at once. */
const AT_ONCE = 8;

interface Deps {
  knex: Knex;
  dataDir: string;
  uploads: Pick<StoredUploads, 'list' | 'read'>;
  to: BackupPlace;
  now(): Date;
  /** Receives a line about a missing file. */
  warn(line: string): void;
}

interface TakenSnapshot {
  manifest: Manifest;
  /** Size of all its stored content. */
  bytes: number;
  /** Size of the content that was new in the place. */
  added: number;
}

/** Stores a consistent state of the database, then the files that it refers to and the secret. */
export async function takeSnapshot(deps: Deps): Promise<TakenSnapshot> {
  const first = await attempt(deps);
  // A second attempt no longer refers to files that were deleted during the first. Files that are
  // missing for good must not prevent the backup.
  const taken = first.manifest.missing.length > 0 ? await attempt(deps) : first;
  for (const path of taken.manifest.missing) deps.warn(`${path} is referred to but does not exist`);
  await writeManifest(deps.to, taken.manifest);
  return taken;
}

async function attempt({ knex, dataDir, uploads, to, now, warn }: Deps): Promise<TakenSnapshot> {
  const before = (await listSnapshots(to)).at(-1);
  // Without it all files are stored again, which repairs a damaged place.
  const last = before === undefined ? null : await readManifest(to, before).catch(() => null);
  const blobs = counting(await to.begin(new Set(last && contentOf(last).keys())));
  const at = now().toISOString();
  const { migrations, tables, named } = await readSnapshot(knex, (trx) => storeTables(trx, blobs));
  const files = await storeFiles(filesOf(dataDir, uploads), blobs, last?.files ?? [], warn);
  const paths = new Set(files.map(({ path }) => path));
  const missing = [...named].filter((path) => !paths.has(path));
  return {
    manifest: { format: 1, at, migrations, tables, files, missing },
    ...blobs.sums(),
  };
}

/** Sums up the sizes of a snapshot's content and of its new part. */
function counting(blobs: BlobWriter) {
  const sizes = new Map<string, number>();
  let added = 0;
  const noted = async (storing: Promise<Blob>) => {
    const blob = await storing;
    if (!sizes.has(blob.name) && blob.isNew) added += blob.bytes;
    sizes.set(blob.name, blob.bytes);
    return blob;
  };
  return {
    add: (content: Content) => noted(blobs.add(content)),
    async keep(name: string) {
      const kept = await blobs.keep(name);
      return kept && noted(Promise.resolve(kept));
    },
    sums: () => ({ bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0), added }),
  };
}

const packed = promisify(gzip);

async function storeTables(trx: Knex.Transaction, blobs: BlobWriter) {
  const migrations: string[] = await trx('migrations').orderBy('name').pluck('name');
  const tables: Manifest['tables'] = [];
  const named = new Set<string>();
  for (const table of await describeTables(trx)) {
    const look =
      table.name === 'uploads' ? (line: string) => namesIn(line, named) : () => undefined;
    tables.push(await storeTable(trx, table, blobs, look));
  }
  return { migrations, tables, named };
}

/** Adds the files in a row of `uploads`, including a picture's variants. */
function namesIn(line: string, named: Set<string>): void {
  for (const [path] of line.matchAll(/\buploads\/\w+\/[\w.-]+/g)) named.add(path);
}

/**
 * Stores a table in chunks. Their ends depend on the rows' content alone (content-defined
 * chunking), so that an added or changed row leaves all other chunks as they were in the snapshot
 * before.
 */
async function storeTable(
  trx: Knex.Transaction,
  table: Table,
  blobs: BlobWriter,
  look: (line: string) => void,
): Promise<Manifest['tables'][number]> {
  const whole = createHash('sha256');
  const chunks: string[] = [];
  let [rows, size] = [0, 0];
  let lines: Buffer[] = [];
  const end = async () => {
    if (size === 0) return;
    const bytes = await packed(Buffer.concat(lines));
    chunks.push((await blobs.add(() => [bytes])).name);
    [lines, size] = [[], 0];
  };
  for await (const text of readLines(trx, table)) {
    look(text);
    const line = Buffer.from(text);
    whole.update(line);
    lines.push(line);
    rows += 1;
    size += line.length;
    if (size >= CHUNK.max || crc32(line) < (line.length / CHUNK.mean) * 2 ** 32) await end();
  }
  await end();
  const { name, columns, counter } = table;
  const found = await trx(name).count({ rows: '*' }).first();
  if (found?.rows !== rows) throw new Error(`Only ${rows} rows of ${name} could be read`);
  return { name, columns, rows, counter, sha256: whole.digest('hex'), chunks };
}

type Files = Manifest['files'];

async function storeFiles(
  found: AsyncIterable<{ path: string; size?: number; read: Content }>,
  blobs: BlobWriter,
  last: Files,
  warn: (line: string) => void,
): Promise<Files> {
  const known = new Map(last.map((file) => [file.path, file]));
  const files: Files = [];
  await inParallel(found, AT_ONCE, async ({ path, size, read }) => {
    try {
      const before = known.get(path);
      // A path's content never changes: the same size means the same content.
      const kept = before && before.size === size ? await blobs.keep(before.sha256) : null;
      const { name: sha256, bytes } = kept && kept.bytes === size ? kept : await blobs.add(read);
      files.push({ path, size: bytes, sha256 });
    } catch (error) {
      if (!isMissing(error)) throw error;
      warn(`${path} was deleted meanwhile`);
    }
  });
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** All files to save; the rest of the data folder can be generated again. */
async function* filesOf(dataDir: string, uploads: Deps['uploads']) {
  for await (const { path, size } of uploads.list()) {
    yield { path: `uploads/${path}`, size, read: () => uploads.read(path) };
  }
  const local = (path: string) => ({ path, read: () => createReadStream(join(dataDir, path)) });
  const outbox = outboxFolder(dataDir);
  for (const name of existsSync(outbox) ? await readdir(outbox) : []) {
    const size = (await stat(join(outbox, name)).catch(() => null))?.size ?? -1;
    if (/^[\w-]+\.eml$/.test(name)) yield { ...local(`outbox/${name}`), size };
  }
  if (existsSync(join(dataDir, 'jwt-secret'))) yield local('jwt-secret');
}
