import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { HOUR_MS } from '../../../contract/durations.ts';
import { isMissing } from '../../../platform/files/fileStore.ts';
import type { BackupPlace } from './places.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().nonnegative();

/** The description of a snapshot; its content is stored by hash. */
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
      /** Hash of all rows as lines. */
      sha256: hash,
      /** Hashes of its gzipped chunks. */
      chunks: z.array(hash),
    }),
  ),
  files: z.array(
    z.object({
      // Inside the data folder, and nothing else of it.
      path: z.string().regex(/^(?:jwt-secret|uploads\/[\w-]+\/[\w-]+\.\w+|outbox\/[\w-]+\.eml)$/),
      size: count,
      sha256: hash,
    }),
  ),
  /** Files that rows refer to and that did not exist. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifest>;

const LISTED = /^snapshots\/(.+)\.json$/;
const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** The name of a snapshot: its time, without colons and dots. */
export const nameOf = ({ at }: Pick<Manifest, 'at'>): string => at.replace(/[:.]/g, '-');

/** The time in a snapshot's name; an invalid date for any other name. */
export const momentIn = (name: string): Date =>
  new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.'));

/** How far the clocks of a site's machines may be apart. */
const CLOCKS_DIFFER_MS = HOUR_MS;

/**
 * Whether a backup is dated in the future: a clock is or was wrong. It must not pass for the newest
 * one, or none would be made until then.
 */
export const isAhead = (at: Date, now: Date): boolean =>
  at.getTime() > now.getTime() + CLOCKS_DIFFER_MS;

/** Names of the complete snapshots in a place, oldest first. */
export async function listSnapshots(place: BackupPlace): Promise<string[]> {
  const names: string[] = [];
  for await (const { path } of place.list('snapshots')) names.push(LISTED.exec(path)?.[1] ?? '');
  return names.filter((name) => !Number.isNaN(momentIn(name).getTime())).sort();
}

export const snapshotPath = (name: string): string => `snapshots/${name}.json`;

/** Writes the manifest: the last step, without which a snapshot does not exist. */
export async function writeManifest(place: BackupPlace, value: Manifest): Promise<void> {
  const whole = JSON.stringify({ ...value, digest: digestOf(value) });
  await place.write(snapshotPath(nameOf(value)), `${whole}\n`);
}

/**
 * Reads and verifies a manifest.
 * @throws Error of one line when it is missing, damaged or of a newer version
 */
export async function readManifest(place: BackupPlace, name: string): Promise<Manifest> {
  const damaged = (why: string) => new Error(`${snapshotPath(name)} is damaged: ${why}`);
  const json = await text(place.read(snapshotPath(name))).catch((error) => {
    throw isMissing(error) ? new Error(`There is no ${snapshotPath(name)}`) : error;
  });
  let given: { digest?: unknown };
  try {
    given = JSON.parse(json);
  } catch {
    throw damaged('it is not JSON');
  }
  const { digest, ...value } = given;
  if (digest !== digestOf(value)) throw damaged('its content does not match its checksum');
  const parsed = manifest.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw damaged(`${issue?.path.join('.')}: ${issue?.message}`);
}

/** Hashes of all content of a snapshot, each with a description for messages. */
export const contentOf = ({ tables, files }: Manifest): Map<string, string> =>
  new Map([
    ...tables.flatMap(({ name, chunks }) =>
      chunks.map((chunk) => [chunk, `table ${name}`] as const),
    ),
    ...files.map(({ path, sha256 }) => [sha256, path] as const),
  ]);
