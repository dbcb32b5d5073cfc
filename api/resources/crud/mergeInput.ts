import { parsedJson } from '../../contract/fields.ts';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A record as it stands with a write laid over it: absent fields keep their value, the fields in
 * `merged` are merged by language and key, everything else is replaced whole (decisions, Reading
 * and writing).
 */
export function mergeInput(current: Fields, write: Fields, merged: readonly string[]): Fields {
  const result = { ...current };
  for (const [key, value] of Object.entries(write)) {
    if (value === undefined) continue;
    result[key] = merged.includes(key) ? mergeDeep(current[key], parsedJson(value)) : value;
  }
  return result;
}

function mergeDeep(current: unknown, write: unknown): unknown {
  if (write === undefined) return {};
  if (!isObject(current) || !isObject(write)) return write;
  const result = { ...current };
  for (const [key, value] of Object.entries(write)) {
    if (value !== undefined) result[key] = isObject(value) ? mergeDeep(current[key], value) : value;
  }
  return result;
}
