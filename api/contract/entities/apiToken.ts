import { z } from 'zod';
import { SCOPES } from '../access.ts';
import { TOKEN_STATES } from '../constants.ts';
import { optionalMoment, parsedJson, requiredLine } from '../fields.ts';

export const apiTokenCreate = z.object({
  name: requiredLine('token.name'),
  scopes: z.preprocess(
    parsedJson,
    z
      .array(z.enum(SCOPES, { error: 'choice.unknown' }), { error: 'token.scopes' })
      .min(1, { error: 'token.scopes' })
      .max(SCOPES.length, { error: 'token.scopes' }),
  ),
  /** Null: valid until revoked. */
  expires_at: optionalMoment(),
});

/** An API token in the list. Times are ISO-8601, UTC. */
export const apiToken = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** The first characters of the token; the whole token is not stored. */
  shown: z.string(),
  /** `stopped`: its creator is not an owner any more. */
  state: z.enum(TOKEN_STATES),
  created_by: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  /** Rounded down to the minute. */
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
});

/** The answer on creation, the only one that contains the token. */
export const apiTokenMade = apiToken.extend({ token: z.string() });

export type ApiToken = z.infer<typeof apiToken>;
export type ApiTokenMade = z.infer<typeof apiTokenMade>;

export type ApiTokenInput = z.infer<typeof apiTokenCreate>;
