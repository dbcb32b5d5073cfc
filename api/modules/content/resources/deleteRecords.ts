import type { Knex } from 'knex';
import type { Entity } from '../../../../db/models/row.ts';
import type { CommandContext } from '../../../platform/commands.ts';
import { conflict } from '../../../platform/failure.ts';
import { keepOwned, keepRevisions } from './keepRevisions.ts';
import type { Resource } from './resource.ts';

/**
 * Deletes records with their parts; the audit trail can restore them. Returns how many were there. To be
 * called in a command: nothing else deletes content.
 * @throws Failure 409 where one is in use
 */
export async function deleteRecords<M extends Entity, Input, Wire>(
  trx: Knex.Transaction,
  resource: Resource<M, Input, Wire>,
  records: readonly M[],
  context: CommandContext,
): Promise<number> {
  const ids = records.map(({ id }) => id);
  const { inUse } = resource.hooks;
  if (inUse && (await inUse.find(trx, ids, context.now)).size > 0) throw conflict(inUse.message);
  const written = records.map((record) => ({ record }));
  await keepRevisions(trx, resource, written, { action: 'delete', ...context });
  for (const id of ids) await keepOwned(trx, resource.owned ?? [], id, context);
  return resource.model.query(trx).whereIn('id', ids).delete();
}
