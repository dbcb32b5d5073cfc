import type { Descriptor } from './descriptor.ts';
import { toFieldErrors } from './issues.ts';
import type { ContentPath } from './resources.ts';
import { schemasOf } from './schemas.ts';
import { slugify } from './slug.ts';

/** Matching, validating and comparing records, shared by CSV import and seed. */

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text or number at a path such as `translations`, `en`, `name`, as a text; defaults to ''. */
export function textAt(record: Fields, ...path: readonly string[]): string {
  let value: unknown = record;
  for (const name of path) value = isFields(value) ? value[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A record's keys by its first natural key without empty parts. Pictures are compared by digest. */
export function keysOf(
  { naturalKeys, files, title }: Descriptor,
  record: Fields,
  digests: readonly string[] | null,
): string[] {
  for (const [index, parts] of naturalKeys.entries()) {
    const isOfPicture = parts.some((part) => files.some(({ path }) => path === part));
    if (isOfPicture && digests === null) continue;
    const texts = parts
      .filter((part) => !files.some(({ path }) => path === part))
      .map((part) => {
        const text = textAt(record, ...part.split('.')).trim();
        // A missing slug is generated from the title.
        return (
          text || (part === 'slug' ? slugify(textAt(record, 'translations', 'en', `${title}`)) : '')
        );
      });
    if (texts.includes('')) continue;
    const key = [...(index > 0 ? [`#${index}`] : []), ...texts].join(' ');
    return isOfPicture ? (digests ?? []).map((digest) => `${key} ${digest}`) : [key];
  }
  return [];
}

/** Indexes stored records by their keys. Records that share a key are returned one by one. */
export function recordsByKey<T extends Fields>(
  records: readonly T[],
  keys: (record: T) => readonly string[],
) {
  const byKey = new Map<string, T[]>();
  for (const record of records) {
    for (const key of keys(record)) byKey.set(key, [...(byKey.get(key) ?? []), record]);
  }
  const taken = new Set<T>();
  return {
    /** Finds a record by any of the keys; with `again` also one that was returned before. */
    take(wanted: readonly string[], again = false): T | null {
      const same = wanted.flatMap((key) => byKey.get(key) ?? []);
      const found = same.find((record) => !taken.has(record)) ?? (again ? same[0] : undefined);
      if (found) taken.add(found);
      return found ?? null;
    },
    /** Marks a record as used, so that others with the same key are returned before it. */
    use(record: T) {
      taken.add(record);
    },
  };
}

/** Validates a record: its parsed data, or the broken rules. */
export function checkRecord(path: ContentPath, raw: Fields, isNew: boolean) {
  const { create, update, ruleOrder } = schemasOf(path);
  const parsed = (isNew ? create : update).safeParse(raw);
  return parsed.success
    ? { data: parsed.data as Fields, failure: null }
    : { data: null, failure: toFieldErrors(parsed.error, ruleOrder) };
}

/** A stored record normalised like input, for comparison. */
export const asInput = (path: ContentPath, stored: Fields): Fields =>
  checkRecord(path, stored, false).data ?? stored;

/** The fields of `wanted` that differ from the stored record; missing fields are ignored. */
export function differences(wanted: Fields, stored: Fields): Fields {
  const changed = Object.entries(wanted).filter(([name, value]) => !isWithin(value, stored[name]));
  return Object.fromEntries(changed);
}

function isWithin(wanted: unknown, stored: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(stored) &&
      wanted.length === stored.length &&
      wanted.every((item, index) => isWithin(item, stored[index]))
    );
  }
  if (isFields(wanted)) {
    return (
      isFields(stored) &&
      Object.entries(wanted).every(([name, value]) => isWithin(value, stored[name]))
    );
  }
  return wanted === stored;
}

/** A parsed record without the defaults of fields that were not sent. */
export function withoutDefaults(parsed: unknown, raw: unknown): unknown {
  if (Array.isArray(parsed)) return parsed.map(withoutId);
  if (!isFields(parsed) || !isFields(raw)) return parsed;
  return Object.fromEntries(
    Object.entries(parsed)
      .filter(([name]) => raw[name] !== undefined)
      .map(([name, value]) => [name, withoutDefaults(value, raw[name])]),
  );
}

/** An item of a list without its id, which only links records within one file. */
export function withoutId(item: unknown): unknown {
  if (!isFields(item)) return item;
  const { id: _, ...rest } = item;
  return rest;
}
