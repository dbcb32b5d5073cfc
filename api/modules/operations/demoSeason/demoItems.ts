import type { Knex } from 'knex';
import { DemoRecord, UPLOAD_TEXTS } from '../../../../db/models/demoRecord.ts';
import { Revision } from '../../../../db/models/revision.ts';
import type { Entity } from '../../../../db/models/row.ts';
import type { Fields } from '../../../contract/loading.ts';
import { neutralInput } from '../../../start/defaults.ts';
import {
  type ContentResource,
  changesBetween,
  contentResources,
  snapshotOf,
} from '../../content/index.ts';

/** A record that the demo season brought, and what its removal means for it. */
export interface DemoItem {
  resource: ContentResource;
  record: Entity;
  /** It, its photos or the alt text of one of its pictures was edited, or it is in use. */
  isEdited: boolean;
  /** What it becomes, where it isn't deleted: the neutral setting or method, as a write. */
  neutral: object | null;
  /** It already is what it would become. */
  isNeutral: boolean;
}

/** Fields that change without an edit of the record: another car becomes the current one, or the first. */
const PLACE = new Set(['display_order', 'is_current']);

const isSame = (one: Fields, other: Fields): boolean =>
  changesBetween(one, other).every(({ field }) => PLACE.has(field));

/** What there is of the demo season; in a transaction it stays so until its end. */
export async function demoItems(db: Knex, now: Date): Promise<DemoItem[]> {
  const marks = await DemoRecord.query(db).orderBy('record_id');
  if (marks.length === 0) return [];
  const described = await newlyDescribed(db);
  const items = new Map<string, DemoItem[]>();
  for (const resource of contentResources) {
    const loaded = marks.filter((mark) => mark.resource === resource.path);
    if (loaded.length === 0) continue;
    const own = await itemsOf(db, resource, loaded, described);
    const ids = own.map(({ record }) => record.id);
    const used = await resource.hooks?.inUse?.find(db, ids, now);
    for (const item of own) item.isEdited ||= used?.has(item.record.id) ?? false;
    items.set(resource.path, own);
  }
  for (const resource of contentResources) {
    for (const { resource: parts, key } of resource.owned ?? []) {
      const ids = marks.flatMap((mark) => (mark.resource === parts.path ? mark.record_id : []));
      const wholes = items.get(resource.path) ?? [];
      await keepTogether(db, wholes, { parts, key, ids, of: items.get(parts.path) ?? [] });
    }
  }
  return [...items.values()].flat();
}

async function itemsOf(
  db: Knex,
  resource: ContentResource,
  marks: readonly DemoRecord[],
  described: readonly string[],
): Promise<DemoItem[]> {
  const versions = new Map(marks.map(({ record_id, version }) => [record_id, version]));
  const query = resource.model
    .query(db)
    .whereIn('id', [...versions.keys()])
    .withGraphFetched(resource.graph)
    .orderBy('id');
  const records: Entity[] = await (db.isTransaction ? query.forUpdate() : query);
  const changed = records.filter(({ id, version }) => versions.get(id) !== version);
  const revisions = await Revision.query(db)
    .where({ resource: resource.path })
    .whereIn(
      'record_id',
      changed.map(({ id }) => id),
    );
  const stateAsLoaded = (id: number) =>
    revisions.find(({ record_id, version }) => record_id === id && version === versions.get(id));
  return records.map((record, place) => {
    const now = snapshotOf(resource, record);
    // A state that is no longer kept can't be compared: the record stays.
    const before = changed.includes(record) ? stateAsLoaded(record.id)?.record : now;
    const text = JSON.stringify(record);
    const isEdited =
      !before || !isSame(before, now) || described.some((path) => text.includes(path));
    const input = neutralInput(resource.path, record, place);
    const neutral = input && resource.update.parse(input);
    return {
      resource,
      record,
      isEdited,
      neutral,
      isNeutral: neutral !== null && isSame({ ...now, ...neutral }, now),
    };
  });
}

/** The pictures that are described otherwise than when they were loaded. */
const newlyDescribed = (db: Knex): Promise<string[]> =>
  db('uploads')
    .join('demo_records', 'record_id', 'uploads.id')
    .where('resource', 'media')
    .whereRaw(`texts <> ${UPLOAD_TEXTS}`)
    .pluck('path');

interface Parts {
  parts: ContentResource;
  key: string;
  /** The parts that the demo brought, deleted ones too. */
  ids: readonly number[];
  of: readonly DemoItem[];
}

/** A record and its parts stay or go as one: who added, changed or deleted a photo edited the car. */
async function keepTogether(
  db: Knex,
  wholes: readonly DemoItem[],
  { parts, key, ids, of }: Parts,
): Promise<void> {
  const wholeOf = (part: object) =>
    wholes.find(({ record }) => record.id === Reflect.get(part, key));
  const keep = (part: object) => {
    const whole = wholeOf(part);
    if (whole) whole.isEdited = true;
  };
  const there: Entity[] = await parts.model.query(db).whereIn(
    key,
    wholes.map(({ record }) => record.id),
  );
  const known = new Set(ids);
  for (const part of there) if (!known.has(part.id)) keep(part);
  for (const { record, isEdited } of of) if (isEdited) keep(record);
  const present = new Set(of.map(({ record }) => record.id));
  const deleted = await Revision.query(db)
    .where({ resource: parts.path, action: 'delete' })
    .whereIn(
      'record_id',
      ids.filter((id) => !present.has(id)),
    );
  for (const { record } of deleted) keep(record);
  for (const item of of) item.isEdited = wholeOf(item.record)?.isEdited ?? item.isEdited;
}
