import type { DataProvider, RaRecord, SortPayload } from 'react-admin';
import { downloadCSV, type Identifier } from 'react-admin';
import type { Locale } from '../../api/contract/locales.ts';
import type { FormFields } from '../providers/formData.ts';
import { csvText } from './csvFile.ts';
import { type CsvResource, valueAt } from './csvResource.ts';
import { CSV_RESOURCES, ORDERS_CSV } from './csvResources.ts';
import { readChosen, readRecords } from './readRecords.ts';

/** Which records of a list a file is made of. */
export type Exported =
  | { filter: Readonly<Record<string, unknown>>; sort: SortPayload }
  | { ids: readonly Identifier[] };

/** Downloads records as CSV: all that match, or those with the given ids. Returns how many. */
export async function exportCsv(
  dataProvider: DataProvider,
  resource: string,
  exported: Exported,
  locale: Locale,
): Promise<number> {
  const records = await readExported(dataProvider, resource, exported);
  const csv = CSV_RESOURCES[resource] ?? ORDERS_CSV;
  const { headings, rows } = exportTable(csv, records);
  downloadCSV(csvText(headings, rows, locale), resource);
  return records.length;
}

const readExported = (
  dataProvider: DataProvider,
  resource: string,
  exported: Exported,
): Promise<RaRecord[]> =>
  'ids' in exported
    ? readChosen(dataProvider, resource, exported.ids)
    : readRecords(dataProvider, resource, exported);

/** Records as the headings and rows of a CSV file, the id first. */
export function exportTable(
  { fields, unfold }: Pick<CsvResource, 'fields' | 'unfold'>,
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
