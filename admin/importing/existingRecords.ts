import type { FormFields } from '../providers/formData.ts';
import type { CsvResource } from './csvResource.ts';

/** The records there are, found by id or else by natural key. */
export interface ExistingRecords {
  take(id: number | null, key: string): FormFields | null;
}

/**
 * Indexes the records. Where several share a key, each row of the file takes another one of them, as
 * long as there is one.
 */
export function existingRecords(
  records: readonly FormFields[],
  { keyOf }: CsvResource,
): ExistingRecords {
  const byId = new Map(records.map((record) => [Number(record.id), record]));
  const byKey = new Map<string, FormFields[]>();
  for (const record of records) {
    const key = keyOf(record);
    if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), record]);
  }
  const taken = new Set<FormFields>();
  const find = (id: number | null, key: string) => {
    const named = id === null ? undefined : byId.get(id);
    if (named) return named;
    const same = byKey.get(key) ?? [];
    return same.find((record) => !taken.has(record)) ?? same[0] ?? null;
  };
  return {
    take(id, key) {
      const found = find(id, key);
      if (found) taken.add(found);
      return found;
    },
  };
}
