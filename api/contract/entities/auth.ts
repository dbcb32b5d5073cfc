import { z } from 'zod';
import { ROLES } from '../access.ts';
import { LIMITS } from '../constants.ts';
import { requiredLine } from '../fields.ts';
import type { MessageKey } from '../messages/messages.ts';

/** A password, not trimmed; a blank one counts as missing. */
export const password = (missing: MessageKey) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string({ error: missing })
      .max(LIMITS.text, { error: 'text.tooLong' })
      .refine((text) => text.trim() !== '', { error: missing }),
  );

export const loginCreate = z.object({
  email: requiredLine('login.required'),
  password: password('login.required'),
});

export const refreshCreate = z.object({
  token: requiredLine('error.invalidToken', LIMITS.text),
});

export const sessionUser = z.object({
  username: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  must_enrol: z
    .literal(true)
    .optional()
    .describe('A second factor is required; nothing else is allowed until it is set up.'),
});

export const refreshAnswer = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
});

export const loginAnswer = refreshAnswer.extend({ user: sessionUser });

export type RefreshAnswer = z.infer<typeof refreshAnswer>;
export type LoginAnswer = z.infer<typeof loginAnswer>;
