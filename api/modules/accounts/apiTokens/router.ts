import Router from '@koa/router';
import { ApiToken, byItsOwner } from '../../../../db/models/apiToken.ts';
import type { TokenState } from '../../../contract/constants.ts';
import { apiTokenCreate } from '../../../contract/entities/apiToken.ts';
import type { ApiTokenMade, ApiToken as WireToken } from '../../../contract/types.ts';
import { invalidField, notFound } from '../../../platform/failure.ts';
import type { RequestState } from '../../../platform/http/context.ts';
import { parseInput, recordId } from '../../../platform/http/validate.ts';
import type { Listed } from '../../../platform/lists/applyListQuery.ts';
import { integer, text } from '../../../platform/lists/fields.ts';
import { listRows } from '../../../platform/lists/listRows.ts';
import type { RouterDeps } from '../../content/resources/router.ts';
import { noteSecurity } from '../securityLog.ts';
import { senderOf } from '../session.ts';
import { newApiToken } from '../sessions/apiTokens.ts';

const moment = { ...text, nullable: true };

export const listedTokens: Listed = {
  model: ApiToken,
  fields: {
    id: integer,
    name: text,
    created_by: text,
    created_at: text,
    expires_at: moment,
    last_used_at: moment,
    revoked_at: moment,
  },
  order: [['id', 'desc']],
  isSearched: false,
};

/** Tokens of scripts: made, shown once, listed and revoked. */
export function apiTokensRouter({ knex, now, body }: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/api-tokens' });
  const tokens = () =>
    ApiToken.query(knex)
      .select('api_tokens.*', 'users.id as owner_id')
      .leftJoin('users', byItsOwner);
  const find = (id: number) => tokens().findById(id).throwIfNotFound();

  router.get('/', async (ctx) => {
    const rows = await listRows(ctx, tokens(), listedTokens, 'api-tokens');
    ctx.body = rows.map((row) => presentToken(row, now()));
  });

  router.post('/', body(), async (ctx) => {
    const { name, scopes, expires_at } = parseInput(apiTokenCreate, ctx.state.body);
    const at = now();
    if (expires_at !== null && expires_at <= at.toISOString()) {
      throw invalidField('expires_at', 'token.expires');
    }
    const { token, ...kept } = newApiToken();
    const { user } = ctx.state;
    const { id } = await knex.transaction(async (trx) => {
      const facts = { name, scopes: scopes.join(', ') };
      await noteSecurity(trx, { ...senderOf(ctx), kind: 'token_made', facts, at });
      return ApiToken.query(trx).insert({
        ...kept,
        name,
        scopes: [...new Set(scopes)],
        expires_at,
        user_id: user?.id ?? null,
        created_by: user?.username ?? '',
      });
    });
    ctx.status = 201;
    ctx.body = { ...presentToken(await find(id), at), token } satisfies ApiTokenMade;
  });

  /** Revokes: the token stays in the list, and opens nothing from the next call on. */
  router.delete('/:id', async (ctx) => {
    const id = recordId(ctx.params.id);
    const at = now();
    await knex.transaction(async (trx) => {
      const patch = { revoked_at: at.toISOString() };
      const count = await ApiToken.query(trx).where({ id }).whereNull('revoked_at').patch(patch);
      if (count === 0) throw notFound();
      const { name } = await ApiToken.query(trx).findById(id).throwIfNotFound();
      await noteSecurity(trx, { ...senderOf(ctx), kind: 'token_revoked', facts: { name }, at });
    });
    ctx.body = presentToken(await find(id), at);
  });

  return router;
}

const presentToken = (row: ApiToken, now: Date): WireToken => ({
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
