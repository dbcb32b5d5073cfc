import { HOME_COUNTRY } from '../../../contract/countries.ts';
import { csvRows } from '../../../contract/csvRows.ts';
import { fold } from '../../../contract/slug.ts';
import { unreadableFile } from '../../../platform/failure.ts';
import { asOneLine, type FilePoint } from './filePoint.ts';

/** Columns with the headings by which they are known, without accents. */
const HEADINGS = {
  code: ['code', 'id', 'kod'],
  name: ['name', 'nazev'],
  street: ['street', 'ulice', 'adresa', 'address'],
  city: ['city', 'town', 'mesto', 'obec'],
  zip: ['zip', 'postal code', 'psc'],
  country: ['country', 'zeme', 'stat'],
  opening_hours: ['opening hours', 'opening_hours', 'oteviraci doba'],
} as const;

const REQUIRED = ['code', 'name', 'city', 'zip'] as const;

/** Points of a CSV with a row of headings; without a country they are at home. */
export function readPointsCsv(text: string): FilePoint[] {
  const [headings, ...rows] = csvRows(text);
  const known = (headings?.cells ?? []).map((heading) => fold(heading.trim()));
  const placeOf = (names: readonly string[]) => known.findIndex((name) => names.includes(name));
  if (REQUIRED.every((column) => placeOf(HEADINGS[column]) < 0))
    throw unreadableFile('points.unknown');
  for (const column of REQUIRED) {
    if (placeOf(HEADINGS[column]) < 0) throw unreadableFile('points.column', { column });
  }
  return rows.map(({ cells, row }) => {
    const cell = (column: keyof typeof HEADINGS) => asOneLine(cells[placeOf(HEADINGS[column])]);
    return {
      code: cell('code'),
      name: cell('name'),
      street: cell('street'),
      city: cell('city'),
      zip: cell('zip'),
      country: cell('country').toUpperCase() || HOME_COUNTRY,
      opening_hours: cell('opening_hours'),
      isClosed: false,
      row: String(row),
    };
  });
}
