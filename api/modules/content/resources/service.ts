import { wrapError } from 'db-errors';
import type { Knex } from 'knex';
import { UniqueViolationError } from 'objection';
import type { Entity } from '../../../../db/models/row.ts';
import { saveTranslations } from '../../../../db/models/translations.ts';
import { has } from '../../../contract/access.ts';
import type { RevisionAction } from '../../../contract/constants.ts';
import { fold } from '../../../contract/slug.ts';
import { conflict, Failure, forbidden, notFound } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { bringsOlderVersion, parseInput } from '../../../platform/http/validate.ts';
import { holdFiles } from '../../media/pictureUses/holdFiles.ts';
import type { Embeds, Resource, ResourceDeps } from './declaration.ts';
import { by, keepOwned, keepRevisions } from './keepRevisions.ts';
import { createReading } from './reading.ts';
import { bodyOf, mergeInput, withStoredFiles } from './sentInput.ts';

export interface Earlier {
  revisionId: number;
  recordId: number;
  /** The version that the record has when it is made again: a new one. */
  version: number;
}

/** Serves a declared resource. Each call answers records as they travel, or throws a Failure. */
export function createService<M extends Entity, Input extends object, Wire extends object>(
  resource: Resource<M, Input, Wire>,
  { knex, uploads, pictures, cache }: ResourceDeps,
  embeds: Embeds = {},
) {
  const { model } = resource;
  const reading = createReading(resource, { knex, pictures }, embeds);

  /** Works in one transaction; a taken unique field is told at that field. */
  const transaction = async (work: (trx: Knex.Transaction) => Promise<M>): Promise<M> => {
    try {
      return await knex.transaction(work);
    } catch (error) {
      if (!isTaken(error) || !resource.unique) throw error;
      const { field, taken } = resource.unique;
      throw new Failure(409, { key: taken }, { errors: { [field]: { key: taken } } });
    }
  };

  const admit = ({ state: { principal } }: Context, record: object) => {
    const need = resource.alsoNeeds?.(record);
    if (need && !(principal && has(principal, need))) throw forbidden('error.ownersOnly');
  };

  const rowOf = (input: Input) => ({
    ...resource.columns(input),
    search: fold(resource.searched(input).join('\n')),
  });

  /** Writes only over the version that was read: of two writers at once the second is told. */
  const updateRow = (trx: Knex.Transaction, { id, version }: M, input: Input): Promise<number> =>
    model
      .query(trx)
      .patch({ ...rowOf(input), version: version + 1 })
      .where({ id, version })
      .then(Number);

  const saveTexts = async (trx: Knex.Transaction, id: number, input: Input) => {
    if (!resource.texts || !resource.translations) return;
    await saveTranslations(trx, resource.texts, id, resource.translations(input));
  };

  /** Reads back what was written, all of it, and keeps it in the audit trail. */
  const keep = async (trx: Knex.Transaction, ctx: Context, id: number, how: Kept<M>) => {
    const record = await reading.find(String(id), trx);
    const { before, ...rest } = how;
    await holdFiles(trx, record, before);
    await keepRevisions(trx, resource, [{ record, before }], { ...rest, ...by(ctx) });
    return record;
  };

  /** Records that a write changed beside its own, as they were. */
  const keepOthers = async (trx: Knex.Transaction, ctx: Context, others: readonly M[]) => {
    for (const before of others) await keep(trx, ctx, before.id, { action: 'update', before });
  };

  const prepare = async (input: Input, ctx: Context, current: M | null): Promise<Input> =>
    (await resource.hooks?.prepare?.(input, { knex, uploads, ctx, current })) ?? input;

  const finish = (ctx: Context, record: M): Promise<Wire> => {
    // Other instances are told with the commit.
    cache.forget([resource.path]);
    return reading.present(record, ctx);
  };

  /** Makes a record of the request's body; `again` is the deleted one that it is made of. */
  const make = async (ctx: Context, again?: Earlier): Promise<Wire> => {
    const body = bodyOf(resource, ctx, null);
    const parsed = parseInput(resource.create, body, resource.ruleOrder);
    admit(ctx, parsed);
    const prepared = await prepare(parsed, ctx, null);
    const input = await withStoredFiles(resource, uploads, ctx, prepared, null);
    const made = await transaction(async (trx) => {
      const others = await resource.hooks?.saving?.(trx, input, null);
      const fixed = resource.fixed?.map((column) => [column, body[column]]) ?? [];
      const row: M = await model.query(trx).insert({
        ...rowOf(input),
        ...(again && { id: again.recordId, version: again.version, ...Object.fromEntries(fixed) }),
      });
      await saveTexts(trx, row.id, input);
      await resource.hooks?.saved?.(trx, row.id, input, null);
      await keepOthers(trx, ctx, others ?? []);
      return keep(trx, ctx, row.id, again ? restored(again) : { action: 'create' });
    });
    return finish(ctx, made);
  };

  const change = async (ctx: Context, current: M, earlier?: Earlier): Promise<Wire> => {
    const wire = await reading.present(current, ctx);
    const body = bodyOf(resource, ctx, current);
    if (bringsOlderVersion(body.version, current.version))
      throw conflict('error.conflict', { record: wire });
    const standing = resource.asInput?.(current) ?? Object.fromEntries(Object.entries(wire));
    const merged = mergeInput(standing, body, resource.merged);
    const parsed = parseInput(resource.update, merged, resource.ruleOrder);
    admit(ctx, parsed);
    const prepared = await prepare(parsed, ctx, current);
    const input = await withStoredFiles(resource, uploads, ctx, prepared, wire);
    const changed = await transaction(async (trx) => {
      const others = await resource.hooks?.saving?.(trx, input, current);
      const count = await updateRow(trx, current, input);
      if (count === 0) throw conflict('error.conflict', { record: wire });
      await saveTexts(trx, current.id, input);
      await resource.hooks?.saved?.(trx, current.id, input, current);
      await keepOthers(trx, ctx, others ?? []);
      const how = earlier ? restored(earlier) : ({ action: 'update' } as const);
      return keep(trx, ctx, current.id, { ...how, before: current });
    });
    return finish(ctx, changed);
  };

  return {
    list: reading.list,
    one: reading.one,
    create: (ctx: Context) => make(ctx),

    async update(ctx: Context, key: string) {
      return change(ctx, await reading.find(key));
    },

    async remove(ctx: Context, key: string) {
      const current = await reading.find(key);
      admit(ctx, current);
      const wire = await reading.present(current, ctx);
      const who = by(ctx);
      await knex.transaction(async (trx) => {
        await keepRevisions(trx, resource, [{ record: current }], { action: 'delete', ...who });
        await keepOwned(trx, resource.owned ?? [], current.id, who);
        const gone = await model.query(trx).deleteById(current.id);
        if (gone === 0) throw notFound(resource.notFound);
      });
      const owned = (resource.owned ?? []).map((each) => each.resource.path);
      cache.forget([resource.path, ...owned]);
      return wire;
    },

    /** Writes the request's body, an earlier state, over a record, or makes a deleted one again. */
    async restore(ctx: Context, earlier: Earlier) {
      const current: M | undefined = await model
        .query(knex)
        .findById(earlier.recordId)
        .withGraphFetched(resource.graph);
      return current ? change(ctx, current, earlier) : make(ctx, earlier);
    },
  };
}

interface Kept<M> {
  action: RevisionAction;
  before?: M;
  restoredFrom?: number;
}

/** Objection's own error, or a driver's where a statement went past the models. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && wrapError(error) instanceof UniqueViolationError;

const restored = ({ revisionId }: Earlier) =>
  ({ action: 'restore', restoredFrom: revisionId }) as const;
