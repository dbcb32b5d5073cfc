import type { Entity } from '../../../../../db/models/row.ts';
import { command } from '../../../../platform/commands.ts';
import { conflict } from '../../../../platform/failure.ts';
import { refusingTaken } from '../../../../platform/refusingTaken.ts';
import type { Resource } from '../resource.ts';
import { keepWritten, rowOf, saveTexts } from './storeRecord.ts';

interface RecordChange<M, Input> {
  current: M;
  input: Input;
  /** The current record, presented, for the response to a conflict. */
  wire: object;
  /** The revision that is restored. */
  restoredFrom?: number;
}

/**
 * The command that updates a record if its version is still the one that was read: of two concurrent writers the
 * second is refused.
 * @throws Failure 409 for another version, or a taken slug or key; 422 when one of the files is gone
 */
export const updateRecord = <M extends Entity, Input extends object, Wire extends object>(
  resource: Resource<M, Input, Wire>,
) =>
  command((trx, { current, input, wire, restoredFrom }: RecordChange<M, Input>, context) =>
    refusingTaken(resource.unique, async () => {
      const { id, version } = current;
      const others = await resource.hooks.saving?.(trx, input, current);
      const count = await resource.model
        .query(trx)
        .patch({ ...rowOf(resource, input), version: version + 1 })
        .where({ id, version })
        .then(Number);
      if (count === 0) throw conflict('error.conflict', { record: wire });
      await saveTexts(trx, resource, id, input);
      await resource.hooks.saved?.(trx, id, input, current);
      for (const before of others ?? []) {
        await keepWritten(trx, resource, before.id, { action: 'update', before }, context);
      }
      const action = restoredFrom === undefined ? 'update' : 'restore';
      return keepWritten(trx, resource, id, { action, restoredFrom, before: current }, context);
    }),
  );
