import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { ApiToken, byItsOwner } from '../../../../db/models/apiToken.ts';
import type { Scope } from '../../../contract/access.ts';
import type { Actor, Bus } from '../../../platform/commands.ts';
import { networkOf } from '../../../platform/limiter.ts';
import { recordTokenUse } from '../apiTokens/commands/recordTokenUse.ts';

const PREFIX = 'pdk_';
const SHOWN_LENGTH = PREFIX.length + 4;
const MINUTE_MS = 60_000;

export const isApiToken = (bearer: string): boolean => bearer.startsWith(PREFIX);

/** A token has 256 random bits: its hash needs no secret and no salt. */
const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A new token, of which the row to store holds no more than a hash and the first letters. */
export function newApiToken() {
  const token = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  return { token, digest: digestOf(token), shown: token.slice(0, SHOWN_LENGTH) };
}

interface Script {
  token: { id: number; name: string };
  scopes: readonly Scope[];
}

export type ApiTokens = ReturnType<typeof createApiTokens>;

/** The tokens with which scripts call the API, read from the database at each call like sign-ins. */
export function createApiTokens({ knex, bus, now }: { knex: Knex; bus: Bus; now(): Date }) {
  /** When the use of a token from a network was stored last, in milliseconds since 1970. */
  const stored = new LRUCache<string, number>({ max: 5_000 });

  const working = async (
    column: 'digest' | 'id',
    value: string | number,
  ): Promise<Script | null> => {
    const at = now().toISOString();
    const row = await ApiToken.query(knex)
      .select('api_tokens.id', 'api_tokens.name', 'api_tokens.scopes')
      .join('users', byItsOwner)
      .where(`api_tokens.${column}`, value)
      .whereNull('api_tokens.revoked_at')
      .where((query) =>
        query.whereNull('api_tokens.expires_at').orWhere('api_tokens.expires_at', '>', at),
      )
      .first();
    return row ? { token: { id: row.id, name: row.name }, scopes: row.scopes } : null;
  };

  return {
    /** The script of a token that works, or null. */
    scriptOf: (bearer: string) => working('digest', digestOf(bearer)),

    /** The same by the token's id, for what a script left behind. */
    scriptWith: (id: number) => working('id', id),

    /** Stores that a token is used, for each network at most once a minute. */
    async used({ token: { id } }: Script, actor: Actor): Promise<void> {
      const at = now().getTime();
      const key = `${id} ${networkOf(actor.address ?? '')}`;
      if (at - (stored.get(key) ?? 0) < MINUTE_MS) return;
      stored.set(key, at);
      await recordTokenUse(bus, { id }, actor);
    },
  };
}
