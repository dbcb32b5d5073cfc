import {
  type DataProvider,
  downloadCSV,
  type Identifier,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import type { Locale } from '../../api/contract/locales.ts';
import type { FormFields } from '../providers/formData.ts';
import { csvText } from './csvFile.ts';
import { type CsvField, columnsOf } from './csvResource.ts';
import { CSV_RESOURCES } from './csvResources.ts';
import { readChosen, readRecords } from './readRecords.ts';

/** Which records are exported: all that match, or those with the given ids. */
export type Exported =
  | { filter: Readonly<Record<string, unknown>>; sort: SortPayload }
  | { ids: readonly Identifier[] };

/** The records that are exported. */
export async function readExported<T extends RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  exported: Exported,
): Promise<T[]> {
  return 'ids' in exported
    ? readChosen<T>(dataProvider, resource, exported.ids)
    : readRecords<T>(dataProvider, resource, exported.filter, exported.sort);
}

/** What is exported, in which language's number format. */
interface CsvExport {
  resource: string;
  /** Its columns; those of its import by default. */
  fields?: readonly CsvField[];
  exported: Exported;
  locale: Locale;
}

/** Downloads records as CSV: all that match, or those with the given ids. Returns their number. */
export async function exportCsv(
  dataProvider: DataProvider,
  { resource, fields = CSV_RESOURCES[resource]?.fields ?? [], exported, locale }: CsvExport,
): Promise<number> {
  const records = await readExported(dataProvider, resource, exported);
  const { headings, rows } = exportTable(fields, records);
  downloadCSV(csvText(headings, rows, locale), resource);
  return records.length;
}

export const exportTable = (fields: readonly CsvField[], records: readonly FormFields[]) => ({
  headings: ['id', ...fields.map(({ name }) => name)],
  rows: records.map((record) => [record.id, ...Object.values(columnsOf(fields, record))]),
});
