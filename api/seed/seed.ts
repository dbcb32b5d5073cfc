import { ApiError } from '../client/ApiError.ts';
import type { Client } from '../client/createClient.ts';
import { type Fields, keysOf, textAt } from '../contract/loading.ts';
import type { LoadPlanner } from '../contract/planLoading.ts';
import { inParallel } from '../platform/inParallel.ts';
import { type CheckedRecord, checkSource } from './check.ts';
import { loadPickupPoints } from './pickupPoints.ts';
import { createPictureFinder, type PictureFinder } from './pictures.ts';
import {
  failureMessage,
  type Outcome,
  type SeedFailure,
  type SeedProgress,
  type SeedReport,
} from './report.ts';
import { hasPhotos, picturesOf, SEED_RESOURCES, type SeedResource } from './resources.ts';
import { createParents, type MediaIndex, type Parents, plannerFor, readMedia } from './server.ts';
import type { SeedSource } from './source.ts';
import { bodyOf, planWrite } from './write.ts';

export interface SeedOptions {
  /** Calls the API as an administrator, in English. */
  client: Client;
  onProgress?(progress: SeedProgress): void;
  /** Only reports what would be done, and writes nothing. */
  dryRun?: boolean;
  /** Called with each loaded record as the server has it. */
  onLoaded?(resource: string, record: Fields): Promise<void>;
}

/** Two pictures at a time, so that the server can answer others while it encodes. */
const UPLOADS_AT_ONCE = 2;

/**
 * Loads content through the API: creates missing records and updates different ones. Idempotent.
 */
export async function seed(source: SeedSource, options: SeedOptions): Promise<SeedReport> {
  const { client, dryRun = false, onProgress, onLoaded } = options;
  const { checked, failures, unknown } = await checkSource(source);
  const report: SeedReport = {
    created: 0,
    updated: 0,
    unchanged: 0,
    failures,
    unknown,
    skipped: [...source.unknown],
  };
  const media = await readMedia(client);
  const pictures = createPictureFinder(source, media);
  const parents = createParents(client);
  const total = [...checked.values()].reduce((sum, list) => sum + list.length, 0);
  let done = 0;
  /** The error after which the server is considered unreachable and no request is made. */
  let unreachable: unknown;
  for (const resource of SEED_RESOURCES) {
    const records = checked.get(resource.name) ?? [];
    if (records.length === 0) continue;
    const fail = async ({ label, line }: CheckedRecord, error: unknown) => {
      if (unreachable === undefined && (await isUnreachable(client, error))) unreachable = error;
      report.failures.push({
        file: source.file,
        resource: resource.name,
        record: label,
        message: failureMessage(error),
        ...(unreachable === undefined ? { line } : { lost: true }),
      });
    };
    let planner: LoadPlanner | null;
    try {
      if (unreachable !== undefined) throw unreachable;
      planner = await plannerFor(client, resource, media);
    } catch (error) {
      // The report lists the records that could not be loaded, too.
      for (const record of records) await fail(record, error);
      done += records.length;
      onProgress?.({ resource: resource.name, done, total });
      continue;
    }
    if (!planner) report.skipped.push(resource.name);
    const work = { client, pictures, media, parents, planner, dryRun, onLoaded };
    await inParallel(records, atOnce(resource, records), async (record) => {
      try {
        if (unreachable !== undefined) throw unreachable;
        if (planner) report[await loadRecord(resource, record, { ...work, planner })] += 1;
      } catch (error) {
        await fail(record, error);
      }
      done += 1;
      onProgress?.({ resource: resource.name, done, total });
    });
  }
  if (unreachable === undefined)
    await loadPickupPoints(source, { client, parents, report, dryRun });
  if (!dryRun && unreachable === undefined)
    report.failures.push(...(await loadPictureTexts(source, client)));
  return report;
}

/** Writes the alternative texts of the loaded pictures; returns the failures. */
async function loadPictureTexts(source: SeedSource, client: Client): Promise<SeedFailure[]> {
  if (source.texts.size === 0) return [];
  const failures: SeedFailure[] = [];
  const fail = (record: string, error: unknown) =>
    failures.push({
      file: source.file,
      resource: 'media',
      record,
      message: failureMessage(error),
    });
  let media: MediaIndex;
  try {
    media = await readMedia(client);
  } catch (error) {
    for (const picture of source.texts.keys()) fail(picture, error);
    return failures;
  }
  const finder = createPictureFinder(source, media);
  for (const [picture, alt] of source.texts) {
    try {
      const item = media.itemAt((await finder.find(picture)).value);
      // Skips pictures that no loaded record shows, and unchanged texts.
      if (!item || (item.alt.en === alt.en && item.alt.cs === alt.cs)) continue;
      await client.patch(`/media/${item.id}`, { body: { alt } });
    } catch (error) {
      fail(picture, error);
    }
  }
  return failures;
}

/** Whether a request got no answer, and a health check gets none either. */
async function isUnreachable(client: Client, error: unknown): Promise<boolean> {
  const isSilent = (thrown: unknown) => thrown instanceof ApiError && thrown.failure === 'network';
  return (
    isSilent(error) &&
    client.get('/health').then(
      () => false,
      (thrown: unknown) => isSilent(thrown),
    )
  );
}

/**
 * How many records are loaded at once: one by one if they have no pictures, or if the result
 * depends on their order in the file.
 */
function atOnce(resource: SeedResource, records: readonly CheckedRecord[]): number {
  const hasPictures = hasPhotos(resource) || resource.files.length > 0;
  const owner = resource.parent?.field ?? '';
  const places = records.flatMap(({ given, raw }) => {
    const place = given.display_order ?? given.date ?? given.published_date;
    return place === undefined ? [] : [`${textAt(raw, owner)} ${place}`];
  });
  const keys = records.flatMap(({ whole }) => keysOf(resource, whole, []));
  const ordered = places.length === records.length && isUnique(places) && isUnique(keys);
  return hasPictures && ordered ? UPLOADS_AT_ONCE : 1;
}

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

interface Work {
  client: Client;
  pictures: PictureFinder;
  media: MediaIndex;
  parents: Parents;
  planner: LoadPlanner;
  dryRun: boolean;
  onLoaded: SeedOptions['onLoaded'];
}

async function loadRecord(
  resource: SeedResource,
  record: CheckedRecord,
  { client, pictures, parents, planner, dryRun, onLoaded }: Work,
): Promise<Outcome> {
  const { parent } = resource;
  if (parent && textAt(record.raw, parent.field) === '') {
    throw new Error(
      `${parent.field}: this names the record of ${parent.path} by its slug, and is missing`,
    );
  }
  const owner = parent && (await parents.idOf(parent.path, textAt(record.raw, parent.field)));
  const linked = parent ? { ...record.whole, [parent.field]: owner } : record.whole;
  const [first] = picturesOf(resource, record.raw);
  const named = first ? textAt(record.raw, first.path) : '';
  const digests = named === '' ? null : (await pictures.find(named)).digests;
  const current = planner.findByKey(keysOf(resource, linked, digests));
  const write = await planWrite(resource, record, current, { client, pictures, planner, dryRun });
  const remember = (saved: Fields) =>
    parents.add(resource.path, [textAt(record.raw, 'id'), textAt(saved, 'slug')], saved.id);
  if (current !== null) {
    remember(current);
    if (write.outcome === 'unchanged') await onLoaded?.(resource.path, current);
    else if (!dryRun) {
      const path = `/${resource.path}/${textAt(current, 'id')}`;
      const saved = await client.put<Fields>(path, { body: await bodyOf(write) });
      await onLoaded?.(resource.path, saved);
    }
  } else if (dryRun) remember({ ...record.given, id: `new ${record.label}` });
  else {
    const path = parent ? `/${resource.path}/${owner}` : `/${resource.path}`;
    const saved = await client.post<Fields>(path, { body: await bodyOf(write) });
    remember(saved);
    // The answer for a photo is a list of one.
    for (const record of [saved].flat()) await onLoaded?.(resource.path, record);
  }
  return write.outcome;
}
