import { wrapError } from 'db-errors';
import { ForeignKeyViolationError } from 'objection';
import { Revision } from '../../../db/models/revision.ts';
import type { Context } from '../../http/context.ts';
import { Failure, notFound } from '../../services/failure.ts';
import type { ContentResource } from '../crud/declaration.ts';
import type { ResourceDeps, ResourceService } from '../crud/service.ts';

/** Content that can be restored, by its path. */
export type Restorable = ReadonlyMap<string, { resource: ContentResource; service: Restoring }>;

type Restoring = Pick<ResourceService<object>, 'restore'>;

/**
 * Brings a record back to what a revision kept, by the way of any write: the same rules, a new
 * version, a new revision. A deleted one is made again under its id, and with it what was deleted
 * along with it, as far as that can still be stored.
 * @param version the version to be replaced; null replaces whatever there is
 * @throws Failure 404, 409 or 422 as a write does
 */
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
      // What can't be stored any more, for want of its picture, stays in the trail.
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

/** What the deletion of a record took along: its parts that were deleted at the same moment. */
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
