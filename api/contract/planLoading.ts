import type { Descriptor } from './descriptor.ts';
import { type FieldErrors, toFieldErrors } from './fieldErrors.ts';
import { type Fields, isFields, keysOf, withoutId } from './loading.ts';
import type { ContentPath } from './resources.ts';
import { schemasOf } from './schemas.ts';

/** The planner of CSV import and seed: what each record of a file creates, updates or leaves as it is. */

/** What loading does with a record of a file. */
export type LoadOutcome = 'created' | 'updated' | 'unchanged' | 'refused';

/** Splits a record into the parts that are compared and written one by one. */
type Split = (record: Fields) => Fields;

const byField: Split = (record) => record;

interface CheckedInput {
  /** The parsed record with the contract's defaults; null when it is refused. */
  whole: Fields | null;
  /** The parts that the file gives, parsed where the record is valid. */
  given: Fields;
  /** The broken rules of a refused record. */
  failure: FieldErrors | null;
}

/** Checks a record by the contract; `raw` are the parts that the file gives of it. */
export function checkInput(
  path: ContentPath,
  record: Fields,
  raw: Fields,
  isNew: boolean,
  split = byField,
): CheckedInput {
  const { create, update, ruleOrder } = schemasOf(path);
  const parsed = (isNew ? create : update).safeParse(record);
  const whole = parsed.success ? (parsed.data as Fields) : null;
  const given = withoutDefaults(whole ? split(whole) : raw, raw);
  return {
    whole,
    given: isFields(given) ? given : {},
    failure: parsed.success ? null : toFieldErrors(parsed.error, ruleOrder),
  };
}

export type LoadPlanner<T extends Fields = Fields> = ReturnType<typeof createPlanner<T>>;

interface PlannerOptions<T> {
  /** Digests of a stored record's picture, by which it is recognised; null without a picture. */
  digestsOf?(record: T): readonly string[] | null;
  split?: Split;
}

/** Plans the loading of a file's records, in their order, into the stored ones of a resource. */
export function createPlanner<T extends Fields>(
  resource: Descriptor & { path: ContentPath },
  stored: readonly T[],
  { digestsOf = () => null, split = byField }: PlannerOptions<T> = {},
) {
  const byId = new Map(stored.map((record) => [Number(record.id), record]));
  const byKey = recordsByKey(stored, (record) => keysOf(resource, record, digestsOf(record)));
  return {
    /** The stored record with an id, else by its keys, also one that was found before. */
    findById: (id: number, keys: readonly string[]): T | null => {
      const named = byId.get(id);
      if (named) byKey.use(named);
      return named ?? byKey.take(keys, true);
    },
    /** The stored record with one of the keys that was not found before. */
    findByKey: (keys: readonly string[]): T | null => byKey.take(keys),
    /** The given parts that a write has to send: all of a new record, else those that differ. */
    changes(given: Fields, current: T | null): Fields {
      if (current === null) return differences(given, {});
      return differences(given, split(asInput(resource.path, current)));
    },
  };
}

/** What becomes of a record that the rules allow. */
export const outcomeOf = (
  current: Fields | null,
  isChanged: boolean,
): Exclude<LoadOutcome, 'refused'> =>
  current === null ? 'created' : isChanged ? 'updated' : 'unchanged';

/** Indexes stored records by their keys. Records that share a key are returned one by one. */
function recordsByKey<T extends Fields>(
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

/** A stored record normalised like input, for comparison. */
function asInput(path: ContentPath, stored: Fields): Fields {
  const parsed = schemasOf(path).update.safeParse(stored);
  return parsed.success ? (parsed.data as Fields) : stored;
}

/** The fields of `wanted` that differ from the stored record; missing fields are ignored. */
function differences(wanted: Fields, stored: Fields): Fields {
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
function withoutDefaults(parsed: unknown, raw: unknown): unknown {
  if (Array.isArray(parsed)) return parsed.map(withoutId);
  if (!isFields(parsed) || !isFields(raw)) return parsed;
  return Object.fromEntries(
    Object.entries(parsed)
      .filter(([name]) => raw[name] !== undefined)
      .map(([name, value]) => [name, withoutDefaults(value, raw[name])]),
  );
}
