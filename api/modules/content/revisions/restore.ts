import { wrapError } from 'db-errors';
import { ForeignKeyViolationError } from 'objection';
import { Revision } from '../../../../db/models/revision.ts';
import type { Area } from '../../../contract/access.ts';
import type { Actor } from '../../../platform/commands.ts';
import { Failure, notFound } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { ContentResource, ResourceDeps } from '../resources/resource.ts';
import type { EarlierVersion } from '../resources/service.ts';

/** Records of another module whose deletion is in the audit trail, and can be undone. */
export interface OtherRestorable {
  /** Their name in the audit trail: their path below `/api`. */
  resource: string;
  /** Whose rights decide who reads and restores them. */
  area: Area;
  restore(id: number, actor: Actor): Promise<void>;
}

export type Restorable = ReadonlyMap<string, { resource: ContentResource; service: Restoring }>;

interface Restoring {
  restore(ctx: Context, earlier: EarlierVersion): Promise<unknown>;
}

/** An ordinary write; a deleted record and its parts are created again under their ids. */
export async function restore(
  ctx: Context,
  revision: Revision,
  version: number | null,
  { knex }: Pick<ResourceDeps, 'knex'>,
  restorable: Restorable,
): Promise<void> {
  const known = restorable.get(revision.resource);
  if (!known) throw notFound('revision.notFound');
  const last = await lastOf(revision, knex);
  await bringBack(ctx, revision, last.version + 1, version, known.service);
  if (last.action !== 'delete') return;
  for (const part of await deletedWith(last, known.resource, knex)) {
    const service = restorable.get(part.resource)?.service;
    try {
      if (service) await bringBack(ctx, part, part.version + 1, null, service);
    } catch (error) {
      // A part whose picture no longer exists can't be stored and stays in the trail.
      if (!(error instanceof Failure)) throw error;
    }
  }
}

async function bringBack(
  ctx: Context,
  revision: Revision,
  newVersion: number,
  version: number | null,
  service: Restoring,
): Promise<void> {
  ctx.state.body = { ...revision.record, ...(version !== null && { version }) };
  const { id: revisionId, record_id: recordId } = revision;
  try {
    await service.restore(ctx, { revisionId, recordId, version: newVersion });
  } catch (error) {
    if (error instanceof Error && wrapError(error) instanceof ForeignKeyViolationError)
      throw new Failure(409, { key: 'revision.parent' });
    throw error;
  }
}

const lastOf = ({ resource, record_id }: Revision, knex: ResourceDeps['knex']) =>
  Revision.query(knex)
    .where({ resource, record_id })
    .orderBy('id', 'desc')
    .first()
    .throwIfNotFound();

async function deletedWith(
  deletion: Revision,
  { owned = [] }: ContentResource,
  knex: ResourceDeps['knex'],
): Promise<Revision[]> {
  const parts: Revision[] = [];
  for (const { resource, key } of owned) {
    const deleted = await Revision.query(knex)
      .where({ resource: resource.path, action: 'delete', at: deletion.at })
      .orderBy('id');
    parts.push(...deleted.filter(({ record }) => record[key] === deletion.record_id));
  }
  return parts;
}
