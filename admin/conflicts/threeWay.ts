import { isFields } from '../../api/contract/loading.ts';
import { type FormFields, isChosenFile } from '../providers/formData.ts';

/** A field by its path, e.g. `translations.cs.name`, as it was and in two versions. A list is one field. */
export interface FieldVersions {
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Comparison {
  /** Fields that both changed, to different values. */
  clashes: FieldVersions[];
  /** Fields that only I changed. */
  mine: FieldVersions[];
  /** Fields that only they changed. */
  theirs: FieldVersions[];
}

/** Compares two changed versions of a record with the one that both were made from. */
export function compareVersions(
  base: FormFields,
  mine: FormFields,
  theirs: FormFields,
): Comparison {
  const found: Comparison = { clashes: [], mine: [], theirs: [] };
  const compare = (path: readonly string[], base: unknown, mine: unknown, theirs: unknown) => {
    if (isGroup(mine) && isGroup(theirs)) {
      const before = isGroup(base) ? base : {};
      for (const name of Object.keys(mine)) {
        if (!NEVER_EDITED.test(name)) {
          compare([...path, name], before[name], mine[name], theirs[name]);
        }
      }
      return;
    }
    if (isSame(mine, theirs)) return;
    const versions = { field: path.join('.'), base, mine, theirs };
    if (isSame(mine, base)) found.theirs.push(versions);
    else if (isSame(theirs, base)) found.mine.push(versions);
    else found.clashes.push(versions);
  };
  compare([], base, mine, theirs);
  return found;
}

/** My version with the given values at paths. */
export function withValues(mine: FormFields, values: ReadonlyMap<string, unknown>): FormFields {
  let merged = mine;
  for (const [field, value] of values) merged = withValue(merged, field.split('.'), value);
  return merged;
}

function withValue(
  record: FormFields,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): FormFields {
  if (rest.length === 0) return { ...record, [name]: value };
  const inner = record[name];
  return { ...record, [name]: withValue(isFields(inner) ? inner : {}, rest, value) };
}

/** What the server adds or counts itself. */
const NEVER_EDITED = /^(id|version|created_at|updated_at)$|_info$/;

const isGroup = (value: unknown): value is FormFields => isFields(value) && !isChosenFile(value);

/** Whether two values look equal to people: all empty values do, and ids of list items don't count. */
function isSame(one: unknown, other: unknown): boolean {
  if (isChosenFile(one) || isChosenFile(other)) {
    return isChosenFile(one) && isChosenFile(other) && one.rawFile === other.rawFile;
  }
  if (typeof one === 'number' || typeof other === 'number') {
    return !isEmpty(one) && !isEmpty(other) && Number(one) === Number(other);
  }
  return contentOf(one) === contentOf(other);
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const contentOf = (value: unknown): string => {
  if (isEmpty(value) || (Array.isArray(value) && value.length === 0)) return '';
  return JSON.stringify(value, (_key, part: unknown) =>
    isFields(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([name]) => !ITEM_FACTS.test(name))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  );
};

/**
 * A list is saved anew as a whole: its items get other ids and places. Of variants the server counts
 * the prices and the pieces.
 */
const ITEM_FACTS = /^(id|display_order|price|price_before|lowest_price|left|stock)$|_info$/;
