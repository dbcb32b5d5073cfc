import { type Fields, isFields } from './fields.ts';

/** The fields of a record that differ from the server's; what a record doesn't name never differs. */
export function differences(wanted: Fields, current: Fields): Fields {
  const changed = Object.entries(wanted).filter(([name, value]) => !isWithin(value, current[name]));
  return Object.fromEntries(changed);
}

function isWithin(wanted: unknown, current: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(current) &&
      wanted.length === current.length &&
      wanted.every((item, index) => isWithin(item, current[index]))
    );
  }
  if (isFields(wanted)) {
    return (
      isFields(current) &&
      Object.entries(wanted).every(([name, value]) => isWithin(value, current[name]))
    );
  }
  return wanted === current;
}

/**
 * Of a parsed record what was given: defaults that the schema filled in are left to the server. Ids
 * in lists only link a file's own records.
 */
export function givenOf(parsed: unknown, raw: unknown): unknown {
  if (Array.isArray(parsed)) return parsed.map(withoutId);
  if (!isFields(parsed) || !isFields(raw)) return parsed;
  return Object.fromEntries(
    Object.entries(parsed)
      .filter(([name]) => raw[name] !== undefined)
      .map(([name, value]) => [name, givenOf(value, raw[name])]),
  );
}

function withoutId(item: unknown): unknown {
  if (!isFields(item)) return item;
  const { id: _, ...rest } = item;
  return rest;
}
