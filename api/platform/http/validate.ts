import type { ZodType } from 'zod';
import { toFieldErrors } from '../../contract/fieldErrors.ts';
import { MAX_INTEGER } from '../../contract/fields.ts';
import type { MessageKey } from '../../contract/messages/messages.ts';
import { invalid } from '../failure.ts';

/** Raw data parsed by a schema; throws a 422 with the first broken rule and each at its field. */
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

/** The id in an address; 0, which no record has, for anything else. */
export function recordId(text: string | undefined): number {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id <= MAX_INTEGER ? id : 0;
}

/** Whether a write carries another version than the record has; one without a version is not checked. */
export function isStaleVersion(given: unknown, version: number): boolean {
  if (given === undefined || given === null || given === '') return false;
  return !(typeof given === 'number' || typeof given === 'string') || Number(given) !== version;
}
