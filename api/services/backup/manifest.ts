import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isMissing } from '../files/fileStore.ts';
import { writeSafely } from './blobs.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().nonnegative();

/** What a snapshot consists of; the content itself is kept by its hashes. */
const manifest = z.object({
  format: z.literal(1, 'it was made by a newer version'),
  at: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(
        z.object({ name: z.string(), kind: z.enum(['text', 'integer', 'boolean', 'bytes']) }),
      ),
      rows: count,
      counter: count.nullable(),
      /** Of all lines. */
      sha256: hash,
      /** Its pieces, packed by gzip. */
      chunks: z.array(hash),
    }),
  ),
  files: z.array(
    z.object({
      // Below the data folder and never out of it.
      path: z.string().regex(/^(?:jwt-secret|uploads\/[\w-]+\/[\w-]+\.\w+|outbox\/[\w-]+\.eml)$/),
      size: count,
      sha256: hash,
    }),
  ),
  /** Files that rows name and that were not there. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifest>;

const SUFFIX = '.json';
const folderIn = (root: string) => join(root, 'snapshots');
const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

export const nameOf = ({ at }: Pick<Manifest, 'at'>): string => at.replace(/[:.]/g, '-');

/** The moment in a snapshot's name. */
export const momentIn = (name: string): Date =>
  new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.'));

/** The names of the complete snapshots in a folder, oldest first. */
export async function listSnapshots(root: string): Promise<string[]> {
  const found = await readdir(folderIn(root)).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const names = found.filter((file) => file.endsWith(SUFFIX)).map((file) => file.slice(0, -5));
  return names.filter((name) => !Number.isNaN(momentIn(name).getTime())).sort();
}

export const placeOfSnapshot = (root: string, name: string): string =>
  join(folderIn(root), name + SUFFIX);

/** Only the name at the end makes a snapshot of what was stored. */
export async function writeManifest(root: string, value: Manifest): Promise<void> {
  const part = join(root, 'tmp', randomUUID());
  const text = JSON.stringify({ ...value, digest: digestOf(value) });
  await writeSafely(part, (write) => write(`${text}\n`));
  await rename(part, placeOfSnapshot(root, nameOf(value)));
}

/** @throws one line when it is damaged or of a newer version */
export async function readManifest(root: string, name: string): Promise<Manifest> {
  const damaged = (why: string) => new Error(`snapshots/${name}${SUFFIX} is damaged: ${why}`);
  const text = await readFile(placeOfSnapshot(root, name), 'utf8');
  let given: { digest?: unknown };
  try {
    given = JSON.parse(text);
  } catch {
    throw damaged('it is no JSON');
  }
  const { digest, ...value } = given;
  if (digest !== digestOf(value)) throw damaged('its content does not match its checksum');
  const parsed = manifest.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw damaged(`${issue?.path.join('.')}: ${issue?.message}`);
}

/** The names of all content of a snapshot with what it is, for people. */
export const contentOf = ({ tables, files }: Manifest): Map<string, string> =>
  new Map([
    ...tables.flatMap(({ name, chunks }) =>
      chunks.map((chunk) => [chunk, `table ${name}`] as const),
    ),
    ...files.map(({ path, sha256 }) => [sha256, path] as const),
  ]);
