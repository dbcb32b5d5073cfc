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
import { outboxFolder } from '../../mail/sender.ts';
import {
  contentOf,
  listSnapshots,
  type Manifest,
  readManifest,
  writeManifest,
} from './manifest.ts';
import type { BackupPlace, Blob, Content, Storing } from './places.ts';
import type { Uploads } from './uploads.ts';

/** So much of a table is one piece of content, on average and at most. */
const CHUNK = { mean: 512 * 1024, most: 4 * 1024 * 1024 };

/** So many files are stored at once. */
const AT_ONCE = 8;

interface Deps {
  knex: Knex;
  dataDir: string;
  uploads: Pick<Uploads, 'list' | 'read'>;
  to: BackupPlace;
  now(): Date;
  /** Takes a line for people. */
  tell(line: string): void;
}

export interface Taken {
  manifest: Manifest;
  /** All of its content, packed. */
  bytes: number;
  /** What was not in the place before. */
  added: number;
}

/** Writes the database as it is at one moment, then the files that it names and the secret. */
export async function takeSnapshot(deps: Deps): Promise<Taken> {
  const first = await attempt(deps);
  // Files that somebody deleted meanwhile are named no more by then. What is missing for good must not
  // keep the rest from being saved.
  const taken = first.manifest.missing.length > 0 ? await attempt(deps) : first;
  for (const path of taken.manifest.missing) deps.tell(`${path} is named but does not exist`);
  await writeManifest(deps.to, taken.manifest);
  return taken;
}

async function attempt({ knex, dataDir, uploads, to, now, tell }: Deps): Promise<Taken> {
  const before = (await listSnapshots(to)).at(-1);
  // A damaged manifest only costs storing all files again.
  const last = before === undefined ? null : await readManifest(to, before).catch(() => null);
  const blobs = counting(await to.begin(new Set(last && contentOf(last).keys())));
  const at = now().toISOString();
  const { migrations, tables, named } = await readSnapshot(knex, (trx) => storeTables(trx, blobs));
  const files = await storeFiles(filesOf(dataDir, uploads), blobs, last?.files ?? [], tell);
  const paths = new Set(files.map(({ path }) => path));
  const missing = [...named].filter((path) => !paths.has(path));
  return {
    manifest: { format: 1, at, migrations, tables, files, missing },
    ...blobs.sums(),
  };
}

/** Knows how much a snapshot takes, and how much of that is new. */
function counting(blobs: Storing) {
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

async function storeTables(trx: Knex.Transaction, blobs: Storing) {
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

/** Files of a row of `uploads`, with the variants of a picture. */
function namesIn(line: string, named: Set<string>): void {
  for (const [path] of line.matchAll(/\buploads\/\w+\/[\w.-]+/g)) named.add(path);
}

/**
 * Stores a table in pieces. Where one ends depends on the rows alone, so that a row that is added or
 * changed leaves the pieces without it as they were in the snapshot before.
 */
async function storeTable(
  trx: Knex.Transaction,
  table: Table,
  blobs: Storing,
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
    if (size >= CHUNK.most || crc32(line) < (line.length / CHUNK.mean) * 2 ** 32) await end();
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
  blobs: Storing,
  last: Files,
  tell: (line: string) => void,
): Promise<Files> {
  const known = new Map(last.map((file) => [file.path, file]));
  const files: Files = [];
  await inParallel(found, AT_ONCE, async ({ path, size, read }) => {
    try {
      const before = known.get(path);
      // What has a name of its own is written once.
      const kept = before && before.size === size ? await blobs.keep(before.sha256) : null;
      const { name: sha256, bytes } = kept && kept.bytes === size ? kept : await blobs.add(read);
      files.push({ path, size: bytes, sha256 });
    } catch (error) {
      if (!isMissing(error)) throw error;
      tell(`${path} was deleted meanwhile`);
    }
  });
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** What there is beside the database; all else in the data folder can be made again. */
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
