import { ApiToken } from '../../../../../db/models/apiToken.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { notFound } from '../../../../platform/failure.ts';

/**
 * Revokes a token: it stays in the list, and opens nothing from the next call on.
 * @throws Failure 404 without such a token, or for one that was revoked before
 */
export const revokeApiToken = command(async (trx, { id }: { id: number }, { now }) => {
  const patch = { revoked_at: now.toISOString() };
  const count = await ApiToken.query(trx).where({ id }).whereNull('revoked_at').patch(patch);
  if (count === 0) throw notFound();
  const { name } = await ApiToken.query(trx).findById(id).throwIfNotFound();
  emit(trx, 'apiToken.revoked', { name });
});
