import type { Entity } from '../../../../../db/models/row.ts';
import { command } from '../../../../platform/commands.ts';
import { refusingTaken } from '../../../../platform/refusingTaken.ts';
import type { Resource } from '../resource.ts';
import { keepWritten, rowOf, saveTexts } from './storeRecord.ts';

interface NewRecord<Input> {
  input: Input;
  /** Columns that are no fields of a write: a photo's car, the id of a restored record. */
  columns?: object;
  /** The revision that a deleted record is restored from. */
  restoredFrom?: number;
}

/**
 * The command that stores a new record of a resource, whose input is valid and whose files are stored.
 * @throws Failure 409 for a taken slug or key, 422 when one of the files is gone
 */
export const createRecord = <M extends Entity, Input extends object, Wire extends object>(
  resource: Resource<M, Input, Wire>,
) =>
  command((trx, { input, columns, restoredFrom }: NewRecord<Input>, context) =>
    refusingTaken(resource.unique, async () => {
      const others = await resource.hooks.saving?.(trx, input, null);
      const { id }: M = await resource.model
        .query(trx)
        .insert({ ...rowOf(resource, input), ...columns });
      await saveTexts(trx, resource, id, input);
      await resource.hooks.saved?.(trx, id, input, null);
      for (const before of others ?? []) {
        await keepWritten(trx, resource, before.id, { action: 'update', before }, context);
      }
      const action = restoredFrom === undefined ? 'create' : 'restore';
      return keepWritten(trx, resource, id, { action, restoredFrom }, context);
    }),
  );
