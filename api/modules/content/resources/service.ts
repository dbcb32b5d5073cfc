import type { Entity } from '../../../../db/models/row.ts';
import { has } from '../../../contract/access.ts';
import type { Bus } from '../../../platform/commands.ts';
import { conflict, forbidden } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { mergeInput } from '../../../platform/http/mergeInput.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { isStaleVersion, parseInput } from '../../../platform/http/validate.ts';
import { createRecord } from './commands/createRecord.ts';
import { deleteRecord } from './commands/deleteRecord.ts';
import { updateRecord } from './commands/updateRecord.ts';
import { createReading } from './reading.ts';
import type { Embeds, Resource, ResourceDeps } from './resource.ts';
import { bodyOf, withStoredFiles } from './sentInput.ts';

export interface EarlierVersion {
  revisionId: number;
  recordId: number;
  /** The version of a record that is created again: a new one. */
  version: number;
}

export interface ServiceDeps extends ResourceDeps {
  bus: Bus;
}

/**
 * Serves a declared resource: parses a write, stores its files, runs the command and presents the
 * record. Each call returns presented records, or throws a Failure.
 */
export function createService<M extends Entity, Input extends object, Wire extends object>(
  resource: Resource<M, Input, Wire>,
  { knex, bus, uploads, pictures }: ServiceDeps,
  embeds: Embeds = {},
) {
  const reading = createReading(resource, { knex, pictures }, embeds);
  const create = createRecord(resource);
  const update = updateRecord(resource);
  const remove = deleteRecord(resource);

  const admit = ({ state: { principal } }: Context, record: object) => {
    const need = resource.alsoNeeds?.(record);
    if (need && !(principal && has(principal, need))) throw forbidden('error.ownersOnly');
  };

  const prepare = async (input: Input, ctx: Context, current: M | null): Promise<Input> =>
    (await resource.hooks.prepare?.(input, { knex, uploads, ctx, current })) ?? input;

  const answered = async (written: M, ctx: Context): Promise<Wire> => ({
    ...(await reading.present(written, ctx)),
    ...resource.hooks.notes?.(ctx),
  });

  /** Creates a record from the request's body; `again` is the deleted record that it restores. */
  const make = async (ctx: Context, again?: EarlierVersion): Promise<Wire> => {
    const body = bodyOf(resource, ctx, null);
    const parsed = parseInput(resource.create, body, resource.ruleOrder);
    admit(ctx, parsed);
    const prepared = await prepare(parsed, ctx, null);
    const input = await withStoredFiles(resource, uploads, ctx, prepared, null);
    const fixed = resource.fixed?.map((column) => [column, body[column]]) ?? [];
    const made = await create(
      bus,
      {
        input,
        columns: again && {
          id: again.recordId,
          version: again.version,
          ...Object.fromEntries(fixed),
        },
        restoredFrom: again?.revisionId,
      },
      actorOf(ctx),
    );
    return answered(made, ctx);
  };

  const change = async (ctx: Context, current: M, earlier?: EarlierVersion): Promise<Wire> => {
    const wire = await reading.present(current, ctx);
    const body = bodyOf(resource, ctx, current);
    if (isStaleVersion(body.version, current.version))
      throw conflict('error.conflict', { record: wire });
    const stored = resource.asInput(current);
    const merged = mergeInput(stored, body, resource.merged);
    const parsed = parseInput(resource.update, merged, resource.ruleOrder);
    admit(ctx, parsed);
    const prepared = await prepare(parsed, ctx, current);
    const input = await withStoredFiles(resource, uploads, ctx, prepared, wire);
    const changed = await update(
      bus,
      { current, input, wire, restoredFrom: earlier?.revisionId },
      actorOf(ctx),
    );
    return answered(changed, ctx);
  };

  return {
    list: reading.list,
    one: reading.one,
    create: (ctx: Context) => make(ctx),

    async update(ctx: Context, key: string) {
      return change(ctx, await reading.find(key));
    },

    async remove(ctx: Context, key: string) {
      const record = await reading.find(key);
      admit(ctx, record);
      const wire = await reading.present(record, ctx);
      await remove(bus, { record }, actorOf(ctx));
      return wire;
    },

    /** Restores a record to an earlier state, the request's body, or creates a deleted one again. */
    async restore(ctx: Context, earlier: EarlierVersion) {
      const current: M | undefined = await resource.model
        .query(knex)
        .findById(earlier.recordId)
        .withGraphFetched(resource.graph);
      return current ? change(ctx, current, earlier) : make(ctx, earlier);
    },
  };
}
