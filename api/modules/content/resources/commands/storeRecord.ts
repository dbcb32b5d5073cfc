import type { Knex } from 'knex';
import type { Entity } from '../../../../../db/models/row.ts';
import { saveTranslations } from '../../../../../db/models/translations.ts';
import type { RevisionAction } from '../../../../contract/constants.ts';
import { fold } from '../../../../contract/slug.ts';
import type { CommandContext } from '../../../../platform/commands.ts';
import { lockFiles } from '../../../media/index.ts';
import { keepFormerSlugs } from '../formerSlugs.ts';
import { keepRevisions } from '../keepRevisions.ts';
import type { Resource } from '../resource.ts';

/** What createRecord and updateRecord have in common. */

/** The row of an input, with its search text. */
export const rowOf = <M extends Entity, Input, Wire>(
  resource: Resource<M, Input, Wire>,
  input: Input,
) => ({
  ...resource.columns(input),
  search: fold(resource.searched(input).join('\n')),
});

/** Stores the texts of a record in their languages. */
export async function saveTexts<M extends Entity, Input, Wire>(
  trx: Knex.Transaction,
  { texts, translations }: Resource<M, Input, Wire>,
  id: number,
  input: Input,
): Promise<void> {
  await saveTranslations(trx, texts, id, translations(input));
}

interface How<M> {
  action: RevisionAction;
  before?: M;
  restoredFrom?: number;
}

/**
 * Reads a written record back, whole, holds the files that it names now, and keeps it in the audit trail, and
 * the slugs that it gave up.
 * @throws Failure 422 when one of the files is gone
 */
export async function keepWritten<M extends Entity, Input, Wire>(
  trx: Knex.Transaction,
  resource: Resource<M, Input, Wire>,
  id: number,
  { before, ...how }: How<M>,
  context: CommandContext,
): Promise<M> {
  const record: M = await resource.model
    .query(trx)
    .findById(id)
    .withGraphFetched(resource.graph)
    .throwIfNotFound();
  await lockFiles(trx, record, before);
  await keepFormerSlugs(trx, resource.path, record, before);
  await keepRevisions(trx, resource, [{ record, before }], { ...how, ...context });
  return record;
}
