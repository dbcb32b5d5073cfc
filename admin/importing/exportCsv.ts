import { type DataProvider, downloadCSV, type Identifier, type SortPayload } from 'react-admin';
import type { Locale } from '../../api/contract/locales.ts';
import type { FormFields } from '../providers/formData.ts';
import { csvText } from './csvFile.ts';
import { type CsvField, columnsOf } from './csvResource.ts';
import { CSV_RESOURCES, ORDER_FIELDS } from './csvResources.ts';
import { readChosen, readRecords } from './readRecords.ts';

/** Downloads records as CSV: all that match, or those with the given ids. Returns their number. */
export async function exportCsv(
  dataProvider: DataProvider,
  resource: string,
  exported:
    | { filter: Readonly<Record<string, unknown>>; sort: SortPayload }
    | { ids: readonly Identifier[] },
  locale: Locale,
): Promise<number> {
  const records =
    'ids' in exported
      ? await readChosen(dataProvider, resource, exported.ids)
      : await readRecords(dataProvider, resource, exported.filter, exported.sort);
  const { headings, rows } = exportTable(CSV_RESOURCES[resource]?.fields ?? ORDER_FIELDS, records);
  downloadCSV(csvText(headings, rows, locale), resource);
  return records.length;
}

export const exportTable = (fields: readonly CsvField[], records: readonly FormFields[]) => ({
  headings: ['id', ...fields.map(({ name }) => name)],
  rows: records.map((record) => [record.id, ...Object.values(columnsOf(fields, record))]),
});
