import type { Knex } from 'knex';
import { apiToken, apiTokenCreate, apiTokenMade } from '../../../contract/entities/apiToken.ts';
import type { Bus } from '../../../platform/commands.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { recordId } from '../../../platform/http/validate.ts';
import { answer, listAnswer } from '../../../platform/openapi/answers.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { createApiToken } from './commands/createApiToken.ts';
import { revokeApiToken } from './commands/revokeApiToken.ts';
import { presentToken } from './present.ts';
import { findToken, listedTokens, listTokens } from './queries.ts';

interface ApiTokensDeps {
  knex: Knex;
  bus: Bus;
  now(): Date;
}

/** Tokens of scripts: made, shown once, listed and revoked. */
export const apiTokensRoutes = ({ knex, bus, now }: ApiTokensDeps): RouteGroup => ({
  tag: {
    name: 'Tokens',
    description:
      'Keys of scripts, sent as `authorization: Bearer pdk_…`. A token gives access by its scopes, never to accounts, tokens, the security log or a sign-in, and works only while its creator is an owner.',
  },
  records: { ApiToken: apiToken, ApiTokenMade: apiTokenMade },
  routes: [
    route({
      id: 'listApiTokens',
      method: 'get',
      path: '/api-tokens',
      needs: 'read security',
      summary: 'List tokens',
      description: 'Newest first, without the tokens themselves, of which only a hash is stored.',
      list: listedTokens.fields,
      answers: { 200: listAnswer('The tokens.', 'ApiToken') },
      run: async (ctx) => {
        const tokens = await listTokens(knex, ctx);
        return tokens.map((token) => presentToken(token, now()));
      },
    }),
    route({
      id: 'createApiToken',
      method: 'post',
      path: '/api-tokens',
      needs: 'write security',
      summary: 'Create a token',
      description: 'The token is returned only here.',
      input: requestBody('ApiTokenCreate', apiTokenCreate),
      answers: { 201: answer('The token.', 'ApiTokenMade') },
      run: async (ctx, input) => {
        const { id, token } = await createApiToken(bus, input, actorOf(ctx));
        return { ...presentToken(await findToken(knex, id), now()), token };
      },
    }),
    route({
      id: 'revokeApiToken',
      method: 'delete',
      path: '/api-tokens/:key',
      needs: 'write security',
      summary: 'Revoke a token',
      description: 'It is refused from the next call on, and stays in the list for a year.',
      answers: { 200: answer('The revoked token.', 'ApiToken') },
      run: async (ctx) => {
        const id = recordId(ctx.params.key);
        await revokeApiToken(bus, { id }, actorOf(ctx));
        return presentToken(await findToken(knex, id), now());
      },
    }),
  ],
});
