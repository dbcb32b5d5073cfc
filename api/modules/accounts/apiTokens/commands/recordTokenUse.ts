import { ApiToken } from '../../../../../db/models/apiToken.ts';
import { command, emit } from '../../../../platform/commands.ts';

/** Records that a script has used its token. */
export const recordTokenUse = command(async (trx, { id }: { id: number }, { now }) => {
  await ApiToken.query(trx).findById(id).patch({ last_used_at: now.toISOString() });
  emit(trx, 'apiToken.used', { id });
});
