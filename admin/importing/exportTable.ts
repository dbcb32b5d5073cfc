import type { FormFields } from '../providers/formData.ts';
import { type CsvResource, valueAt } from './csvResource.ts';

/** Records as the headings and rows of a CSV file, the id first. */
export function exportTable(
  { fields, unfold }: CsvResource,
  records: readonly FormFields[],
): { headings: string[]; rows: unknown[][] } {
  return {
    headings: ['id', ...fields.map(({ name }) => name)],
    rows: records.map((record) => {
      const unfolded = unfold ? unfold(record) : record;
      return [record.id, ...fields.map(({ path }) => valueAt(unfolded, path))];
    }),
  };
}
