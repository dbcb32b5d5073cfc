import { parsedJson } from '../../contract/fields.ts';
import { type Fields, isFields } from '../../contract/loading.ts';

/** A record with a write laid over it: `merged` fields are merged by key, all others replaced. */
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
  if (!isFields(current) || !isFields(write)) return write;
  const result = { ...current };
  for (const [key, value] of Object.entries(write)) {
    if (value !== undefined) result[key] = isFields(value) ? mergeDeep(current[key], value) : value;
  }
  return result;
}
