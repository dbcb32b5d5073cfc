import type { ZodType } from 'zod';
import { toFieldErrors } from '../contract/issues.ts';
import type { MessageKey } from '../contract/messages/messages.ts';
import { invalid } from './failure.ts';

/**
 * The input that a schema makes of raw data.
 * @throws Failure 422 with the first broken rule's message and each one at its field
 */
export function parseInput<T>(
  schema: ZodType<T>,
  raw: unknown,
  ruleOrder?: readonly MessageKey[],
): T {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const { first, errors } = toFieldErrors(parsed.error, ruleOrder);
  throw invalid(first, errors);
}
