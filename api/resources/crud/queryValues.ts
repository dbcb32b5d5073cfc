import { malformed } from '../../services/failure.ts';

export type QueryValues = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The first value of a query parameter. */
export type First = (name: string) => string | undefined;

/** @throws Failure 400 on text that is no JSON */
export function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('error.query');
  }
}

/**
 * An object in JSON; undefined when nothing was given.
 * @throws Failure 400 on anything else
 */
export function jsonObject(text: string | undefined): Record<string, unknown> | undefined {
  if (text === undefined || text === '') return undefined;
  const value = json(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformed('error.query');
  }
  return Object.fromEntries(Object.entries(value));
}

/** A text, number or yes/no as text; undefined for anything else. */
export function scalar(value: unknown): string | undefined {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  const text = String(value);
  if (text.includes('\0')) throw malformed('error.query');
  return text;
}

/** A name or number inside JSON: an object there may not even have a text. */
export function named(value: unknown): string {
  const text = scalar(value);
  if (text === undefined) throw malformed('error.query');
  return text;
}
