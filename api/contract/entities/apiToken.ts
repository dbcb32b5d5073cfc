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
  /** Null: it works until it is revoked. */
  expires_at: optionalMoment(),
});

/** A script's key in the list of tokens. Times are ISO-8601, UTC. */
export const apiToken = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** Its first letters; the rest was shown once and is not stored. */
  shown: z.string(),
  /** `stopped`: who made it is no owner any more. */
  state: z.enum(TOKEN_STATES),
  created_by: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  /** To the minute. */
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
});

/** The answer to a new one: the only time that the token is told. */
export const apiTokenMade = apiToken.extend({ token: z.string() });

export type ApiToken = z.infer<typeof apiToken>;
export type ApiTokenMade = z.infer<typeof apiTokenMade>;

export type ApiTokenInput = z.infer<typeof apiTokenCreate>;
