import type { Knex } from 'knex';
import type { Scope } from '../../api/contract/access.ts';
import { Row } from './row.ts';

/** Joins the creator of a token if that is an owner who can sign in. */
export const byItsOwner = (on: Knex.JoinClause): Knex.JoinClause =>
  on
    .on('users.id', 'api_tokens.user_id')
    .andOnVal('users.role', 'owner')
    .andOnNull('users.disabled_at');

/** An API token of a script. It is valid as long as its creator is an owner. */
export class ApiToken extends Row {
  static override tableName = 'api_tokens';
  static override jsonAttributes = ['scopes'];
  static override stamps = ['created_at'] as const;

  declare id: number;
  declare name: string;
  declare scopes: Scope[];
  /** Digest of the whole token, so that a stolen database gives no access. */
  declare digest: string;
  /** The first characters, by which people distinguish tokens. */
  declare shown: string;
  declare user_id: number | null;
  /** The creator's name at that time. */
  declare created_by: string;
  declare created_at: string;
  declare expires_at: string | null;
  declare last_used_at: string | null;
  declare revoked_at: string | null;
  /** The creator if that is an owner who can sign in; set by queries that select it. */
  declare owner_id?: number | null;
}
