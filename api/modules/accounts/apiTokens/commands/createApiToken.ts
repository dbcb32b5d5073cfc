import { ApiToken } from '../../../../../db/models/apiToken.ts';
import type { ApiTokenInput } from '../../../../contract/types.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { invalidField } from '../../../../platform/failure.ts';
import { newApiToken } from '../../sessions/apiTokens.ts';

/**
 * Makes a token for scripts and returns it with its id; only its hash is stored.
 * @throws Failure 422 for an end that is not to come
 */
export const createApiToken = command(
  async (trx, { name, scopes, expires_at }: ApiTokenInput, { actor, now }) => {
    if (expires_at !== null && expires_at <= now.toISOString()) {
      throw invalidField('expires_at', 'token.expires');
    }
    const { token, ...kept } = newApiToken();
    const { id } = await ApiToken.query(trx).insert({
      ...kept,
      name,
      scopes: [...new Set(scopes)],
      expires_at,
      user_id: actor.user?.id ?? null,
      created_by: actor.user?.username ?? '',
    });
    emit(trx, 'apiToken.created', { name, scopes });
    return { id, token };
  },
);
