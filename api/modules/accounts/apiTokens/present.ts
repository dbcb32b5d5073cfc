import type { ApiToken } from '../../../../db/models/apiToken.ts';
import type { TokenState } from '../../../contract/constants.ts';
import type { ApiToken as WireToken } from '../../../contract/types.ts';

/** A token as it travels: never the token itself. */
export const presentToken = (row: ApiToken, now: Date): WireToken => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  shown: row.shown,
  state: stateOf(row, now),
  created_by: row.created_by,
  created_at: row.created_at,
  expires_at: row.expires_at,
  last_used_at: row.last_used_at,
  revoked_at: row.revoked_at,
});

function stateOf({ revoked_at, expires_at, owner_id }: ApiToken, now: Date): TokenState {
  if (revoked_at !== null) return 'revoked';
  if (expires_at !== null && expires_at <= now.toISOString()) return 'expired';
  return owner_id ? 'active' : 'stopped';
}
