import { isFields } from '../../api/contract/loading.ts';
import { type FormFields, isChosenFile } from '../providers/formData.ts';
import { mergedRows } from './mergedRows.ts';
import { isSame } from './sameValues.ts';

/**
 * A field by its path, e.g. `translations.cs.name`, as it was and in two versions. A list is one field; one whose
 * changed rows merge is both mine and theirs, with the merged rows as what both save.
 */
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
    else {
      const merged = mergedRows(base, mine, theirs);
      if (merged) {
        found.mine.push({ ...versions, mine: merged });
        found.theirs.push({ ...versions, theirs: merged });
      } else found.clashes.push(versions);
    }
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
