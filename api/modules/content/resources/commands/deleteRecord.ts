import type { Entity } from '../../../../../db/models/row.ts';
import { command } from '../../../../platform/commands.ts';
import { notFound } from '../../../../platform/failure.ts';
import { deleteRecords } from '../deleteRecords.ts';
import type { Resource } from '../resource.ts';

/**
 * The command that deletes a record with its parts; the audit trail can restore them.
 * @throws Failure 404 where it is already deleted, 409 where it is in use
 */
export const deleteRecord = <M extends Entity, Input extends object, Wire extends object>(
  resource: Resource<M, Input, Wire>,
) =>
  command(async (trx, { record }: { record: M }, context) => {
    const deleted = await deleteRecords(trx, resource, [record], context);
    if (deleted === 0) throw notFound(resource.notFound);
  });
