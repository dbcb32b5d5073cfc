import { Meta, RESTORED_COPY } from '../../../../db/models/meta.ts';
import { readCopy } from '../../../../db/models/restoredCopy.ts';
import { command, emit } from '../../../platform/commands.ts';

/**
 * Makes a restored copy the live site: its instances then send mails and contact the bank and the card provider.
 * @returns false when it is no copy, or another request was quicker
 */
export const takeOver = command(async (trx, _input: undefined) => {
  const copy = await readCopy(trx);
  const removed = await Meta.query(trx).deleteById(RESTORED_COPY);
  if (!copy || removed === 0) return false;
  emit(trx, 'restoredCopy.takenOver', { snapshot: copy.snapshot });
  return true;
});
