import type { Entity } from '../../../../../db/models/row.ts';
import { command } from '../../../../platform/commands.ts';
import { notFound } from '../../../../platform/failure.ts';
import { keepOwned, keepRevisions } from '../keepRevisions.ts';
import type { Resource } from '../resource.ts';

/**
 * The command that deletes a record with its parts; the audit trail can restore them.
 * @throws Failure 404 where it is already deleted, and what the resource has against it
 */
export const deleteRecord = <M extends Entity, Input extends object, Wire extends object>(
  resource: Resource<M, Input, Wire>,
) =>
  command(async (trx, { record }: { record: M }, context) => {
    await resource.hooks?.deleting?.(trx, record, context.now);
    await keepRevisions(trx, resource, [{ record }], { action: 'delete', ...context });
    await keepOwned(trx, resource.owned ?? [], record.id, context);
    const gone = await resource.model.query(trx).deleteById(record.id);
    if (gone === 0) throw notFound(resource.notFound);
  });
