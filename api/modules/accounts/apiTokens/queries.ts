import type { Knex } from 'knex';
import { ApiToken, byItsOwner } from '../../../../db/models/apiToken.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Listed } from '../../../platform/lists/applyListQuery.ts';
import { integer, moment, words } from '../../../platform/lists/fields.ts';
import { listRows } from '../../../platform/lists/listRows.ts';

export const listedTokens: Listed = {
  model: ApiToken,
  fields: {
    id: integer,
    name: words,
    created_by: words,
    created_at: moment,
    expires_at: { ...moment, nullable: true },
    last_used_at: { ...moment, nullable: true },
    revoked_at: { ...moment, nullable: true },
  },
  order: [['id', 'desc']],
  isSearched: false,
};

/** The tokens that a list asks for, each with the id of its owner where that still is one. */
export const listTokens = (knex: Knex, ctx: Context): Promise<ApiToken[]> =>
  listRows(ctx, withOwner(knex), listedTokens, 'api-tokens');

/** A token; throws NotFoundError without one. */
export const findToken = async (knex: Knex, id: number): Promise<ApiToken> =>
  withOwner(knex).findById(id).throwIfNotFound();

const withOwner = (knex: Knex) =>
  ApiToken.query(knex).select('api_tokens.*', 'users.id as owner_id').leftJoin('users', byItsOwner);
