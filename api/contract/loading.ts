import type { Descriptor } from './descriptor.ts';
import { toFieldErrors } from './issues.ts';
import type { ContentPath } from './resources.ts';
import { schemasOf } from './schemas.ts';
import { slugify } from './slug.ts';

/** What loading content needs wherever it comes from: recognising, checking and comparing records. */

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text or number at a path such as `translations`, `en`, `name`, as a text; '' when there is none. */
export function textAt(record: Fields, ...path: readonly string[]): string {
  let value: unknown = record;
  for (const name of path) value = isFields(value) ? value[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A record's keys: of its first natural key that is whole. A picture counts by its digests. */
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
        // A slug that is left out is made of the title.
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

/** Stored records by their keys. Where several share one, each is returned once, then the first again. */
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
    /** A record with one of the keys; `again` also one that was returned before. */
    take(wanted: readonly string[], again = false): T | null {
      const same = wanted.flatMap((key) => byKey.get(key) ?? []);
      const found = same.find((record) => !taken.has(record)) ?? (again ? same[0] : undefined);
      if (found) taken.add(found);
      return found ?? null;
    },
    /** The record is in use: it is not returned for a key while another one has it too. */
    use(record: T) {
      taken.add(record);
    },
  };
}

/** A record by the contract: what it says, or which rules it breaks. */
export function checkRecord(path: ContentPath, raw: Fields, isNew: boolean) {
  const { create, update, ruleOrder } = schemasOf(path);
  const parsed = (isNew ? create : update).safeParse(raw);
  return parsed.success
    ? { data: parsed.data as Fields, failure: null }
    : { data: null, failure: toFieldErrors(parsed.error, ruleOrder) };
}

/** A stored record in the form that the contract gives to input, so that both can be compared. */
export const asInput = (path: ContentPath, stored: Fields): Fields =>
  checkRecord(path, stored, false).data ?? stored;

/** The fields of a record that differ from the stored one's; what it does not name never differs. */
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

/** The fields of a parsed record that were given: the server fills in the defaults of the others. */
export function givenOf(parsed: unknown, raw: unknown): unknown {
  if (Array.isArray(parsed)) return parsed.map(withoutId);
  if (!isFields(parsed) || !isFields(raw)) return parsed;
  return Object.fromEntries(
    Object.entries(parsed)
      .filter(([name]) => raw[name] !== undefined)
      .map(([name, value]) => [name, givenOf(value, raw[name])]),
  );
}

/** Items of a list without their ids, which only link records of one file. */
export function withoutId(item: unknown): unknown {
  if (!isFields(item)) return item;
  const { id: _, ...rest } = item;
  return rest;
}
