import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { isMissing } from '../../../platform/files/fileStore.ts';
import type { BackupPlace } from './places.ts';

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

const LISTED = /^snapshots\/(.+)\.json$/;
const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

export const nameOf = ({ at }: Pick<Manifest, 'at'>): string => at.replace(/[:.]/g, '-');

/** The moment in a snapshot's name. */
export const momentIn = (name: string): Date =>
  new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.'));

/** The names of the complete snapshots in a place, oldest first. */
export async function listSnapshots(place: BackupPlace): Promise<string[]> {
  const names: string[] = [];
  for await (const { path } of place.list('snapshots')) names.push(LISTED.exec(path)?.[1] ?? '');
  return names.filter((name) => !Number.isNaN(momentIn(name).getTime())).sort();
}

export const snapshotPath = (name: string): string => `snapshots/${name}.json`;

/** Only this, at the end, makes a snapshot of what was stored. */
export async function writeManifest(place: BackupPlace, value: Manifest): Promise<void> {
  const whole = JSON.stringify({ ...value, digest: digestOf(value) });
  await place.write(snapshotPath(nameOf(value)), `${whole}\n`);
}

/** @throws one line when it is damaged or of a newer version */
export async function readManifest(place: BackupPlace, name: string): Promise<Manifest> {
  const damaged = (why: string) => new Error(`${snapshotPath(name)} is damaged: ${why}`);
  const json = await text(place.read(snapshotPath(name))).catch((error) => {
    throw isMissing(error) ? new Error(`There is no ${snapshotPath(name)}`) : error;
  });
  let given: { digest?: unknown };
  try {
    given = JSON.parse(json);
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
