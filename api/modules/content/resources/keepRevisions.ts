import type { Knex } from 'knex';
import { insertRows } from '../../../../db/models/insertRows.ts';
import { Revision } from '../../../../db/models/revision.ts';
import type { Entity } from '../../../../db/models/row.ts';
import { LIMITS, type RevisionAction } from '../../../contract/constants.ts';
import type { Fields } from '../../../contract/loading.ts';
import type { Locale, PerLocale } from '../../../contract/locales.ts';
import { fold } from '../../../contract/slug.ts';
import { type CommandContext, emit, signedBy } from '../../../platform/commands.ts';
import { changesBetween } from './changes.ts';
import type { Owned, Resource } from './resource.ts';

interface Written<M extends Entity> {
  record: M;
  before?: M | null;
}

interface Keeping extends CommandContext {
  action: RevisionAction;
  restoredFrom?: number | null;
}

/**
 * Adds changes to the audit trail, and emits the event of the change. A record older than the trail gets its
 * earlier state too; an update that changes nothing leaves no row. To be called in a command.
 */
export async function keepRevisions<M extends Entity, Input, Wire>(
  trx: Knex.Transaction,
  resource: Resource<M, Input, Wire>,
  written: readonly Written<M>[],
  { action, actor, now, restoredFrom = null }: Keeping,
): Promise<void> {
  if (written.length === 0) return;
  emitChange(trx, resource.path, written, action);
  const rows = written.flatMap(({ record, before }) => {
    const row = rowOf(resource, record);
    const changes = before ? changesBetween(snapshotOf(resource, before), row.record) : [];
    // Saved as it was: no change.
    if (action === 'update' && before && changes.length === 0) return [];
    return {
      ...row,
      action,
      at: now.toISOString(),
      ...signedBy(actor),
      changed: changes.map(({ field }) => field),
      restored_from: restoredFrom,
    };
  });
  if (rows.length === 0) return;
  const earlier = await earlierStates(trx, resource, written);
  await insertRows(
    trx,
    Revision,
    [...earlier, ...rows].map((row) => ({
      ...row,
      search: fold([row.name_en, row.name_cs, row.username].join('\n')),
    })),
  );
}

/** Adds the parts that the database is going to delete with a record to the trail. */
export async function keepOwned(
  trx: Knex.Transaction,
  owned: readonly Owned[],
  id: number,
  context: CommandContext,
): Promise<void> {
  for (const { resource, key } of owned) {
    const rows = await resource.model
      .query(trx)
      .where(key, id)
      .withGraphFetched(resource.graph)
      .orderBy('id');
    const written = rows.map((record: Entity) => ({ record }));
    await keepRevisions(trx, resource, written, { action: 'delete', ...context });
  }
}

function emitChange(
  trx: Knex.Transaction,
  resource: string,
  written: readonly Written<Entity>[],
  action: RevisionAction,
): void {
  if (action === 'delete') {
    emit(trx, 'record.deleted', { resource, ids: written.map(({ record }) => record.id) });
    return;
  }
  const isShownAlike = written.every(({ record, before }) => before && isAlike(before, record));
  emit(trx, 'record.changed', { resource, isShownAlike });
  if (resource === 'settings' && action !== 'create') emit(trx, 'settings.published', {});
}

/** What decides whether visitors see a record, and where. */
const SHOWING = ['is_active', 'publish_at', 'unpublish_at', 'slug'];

const isAlike = (before: Entity, record: Entity): boolean =>
  SHOWING.every((column) => Reflect.get(before, column) === Reflect.get(record, column));

function rowOf<M extends Entity, Input, Wire>(resource: Resource<M, Input, Wire>, record: M) {
  const snapshot = snapshotOf(resource, record);
  const { en, cs } = namesOf(snapshot);
  return {
    resource: resource.path,
    record_id: record.id,
    version: record.version,
    record: snapshot,
    name_en: en,
    name_cs: cs,
  };
}

/** The former states of changed records that are not in the trail yet. */
async function earlierStates<M extends Entity, Input, Wire>(
  trx: Knex.Transaction,
  resource: Resource<M, Input, Wire>,
  written: readonly Written<M>[],
) {
  const changed = written.flatMap(({ before }) => before ?? []);
  if (changed.length === 0) return [];
  const ids = changed.map(({ id }) => id);
  const known = await Revision.query(trx)
    .where({ resource: resource.path })
    .whereIn('record_id', ids)
    .distinct('record_id');
  const kept = new Set(known.map(({ record_id }) => record_id));
  return changed
    .filter(({ id }) => !kept.has(id))
    .map((before) => ({
      ...rowOf(resource, before),
      action: 'initial' as const,
      at: before.updated_at,
      user_id: null,
      username: '',
      changed: [],
      restored_from: null,
    }));
}

/** A record as the input of a write, without ids, versions and pictures' facts. */
export function snapshotOf<M extends Entity, Input, Wire>(
  { asInput, update, fixed = [], derived = [] }: Resource<M, Input, Wire>,
  record: M,
): Record<string, unknown> {
  const fields: Fields = asInput(record);
  const written = Object.keys(update.shape).filter(
    (name) => fields[name] !== undefined && !derived.includes(name),
  );
  return {
    ...Object.fromEntries(written.map((name) => [name, withoutInfos(fields[name])])),
    ...Object.fromEntries(fixed.map((column) => [column, Reflect.get(record, column)])),
  };
}

function withoutInfos(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutInfos);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !name.endsWith('_info'))
      .map(([name, inner]) => [name, withoutInfos(inner)]),
  );
}

/** The fields that may name a record, the best first: texts, then fields that all languages share. */
const TEXTS = ['name', 'title', 'label', 'alt_text', 'description'];

/** What a record is called in the audit trail, in each language; the other one’s name where it has none. */
export function namesOf(snapshot: Fields): PerLocale<string> {
  const own = (locale: Locale) => first(textsIn(snapshot, locale), TEXTS);
  const shared = first(snapshot, ['name', 'setting_key', 'slug']);
  return {
    cs: own('cs') || own('en') || shared,
    en: own('en') || own('cs') || shared,
  };
}

function textsIn({ translations }: Fields, locale: Locale): Fields {
  const texts: unknown = Reflect.get(Object(translations ?? {}), locale);
  return Object.fromEntries(Object.entries(Object(texts ?? {})));
}

function first(fields: Fields, names: readonly string[]): string {
  const texts = names.map((name) => fields[name]).filter((text) => typeof text === 'string');
  const [line = ''] = texts.find((text) => text !== '')?.split('\n') ?? [];
  return line.slice(0, LIMITS.line);
}
