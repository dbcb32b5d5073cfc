import type { Knex } from 'knex';
import type { Scope } from '../../api/contract/access.ts';
import { Row } from './row.ts';

/** Joins the maker of a token, as long as that is an owner who may sign in. */
export const byItsOwner = (on: Knex.JoinClause): Knex.JoinClause =>
  on
    .on('users.id', 'api_tokens.user_id')
    .andOnVal('users.role', 'owner')
    .andOnNull('users.disabled_at');

/** A key with which a script calls the API. It works as long as who made it is an owner. */
export class ApiToken extends Row {
  static override tableName = 'api_tokens';
  static override jsonAttributes = ['scopes'];
  static override stamps = ['created_at'] as const;

  declare id: number;
  declare name: string;
  declare scopes: Scope[];
  /** Of the whole token: a stolen database opens nothing. */
  declare digest: string;
  /** Its first letters, by which people tell tokens apart. */
  declare shown: string;
  declare user_id: number | null;
  /** The maker's name then. */
  declare created_by: string;
  declare created_at: string;
  declare expires_at: string | null;
  declare last_used_at: string | null;
  declare revoked_at: string | null;
  /** The maker, as long as that is an owner who may sign in; where a query selects it. */
  declare owner_id?: number | null;
}
