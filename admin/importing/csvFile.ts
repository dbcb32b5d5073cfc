import Papa from 'papaparse';
import { csvRows } from '../../api/contract/csvRows.ts';
import { fileText } from '../../api/contract/fileText.ts';
import type { Locale } from '../../api/contract/locales.ts';

/** A file in memory: headings, and rows, of which some may have more or fewer cells. */
export interface CsvTable {
  headings: string[];
  rows: string[][];
  /** Each row's number in a spreadsheet. */
  numbers: number[];
}

/** A byte order mark, so that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A CSV file for spreadsheets in the language; separated by semicolons in Czech, whose numbers have commas. */
export function csvText(
  headings: readonly string[],
  rows: readonly (readonly unknown[])[],
  locale: Locale,
): string {
  const cells = rows.map((row) => row.map((value) => cellOf(value, locale)));
  const delimiter = locale === 'cs' ? ';' : ',';
  return BYTE_ORDER_MARK + Papa.unparse([[...headings], ...cells], { delimiter });
}

export function readCsv(text: string): CsvTable {
  const [headings, ...rows] = csvRows(text.replace(BYTE_ORDER_MARK, ''));
  return {
    headings: (headings?.cells ?? []).map((heading) => heading.trim()),
    rows: rows.map(({ cells }) => cells),
    numbers: rows.map(({ row }) => row),
  };
}

const FORMULA = /^'*[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/** The text of a cell; an apostrophe precedes what a spreadsheet would run as a formula. */
export function cellOf(value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') {
    return locale === 'cs' ? String(value).replace('.', ',') : String(value);
  }
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

export const FILE_LIMITS = { bytes: 5 * 1024 * 1024, rows: 2_000 } as const;

/** A file that cannot be imported: the message key and its values. */
export class UnusableFile extends Error {
  constructor(
    readonly key: string,
    readonly values: Readonly<Record<string, string | number>>,
  ) {
    super(key);
  }
}

/** Throws UnusableFile for another type, a file too large or too many rows. */
export async function readFile(file: File): Promise<CsvTable> {
  const refuse = (reason: string, values: Record<string, string | number> = {}) =>
    new UnusableFile(`importing.failures.${reason}`, { name: file.name, ...values });

  if (!/\.(csv|txt|tsv)$/i.test(file.name)) throw refuse('type');
  if (file.size > FILE_LIMITS.bytes) throw refuse('size');
  const text = fileText(await file.arrayBuffer());
  // A binary file named as CSV.
  if (text.includes('\0')) throw refuse('type');
  const table = readCsv(text);
  if (table.rows.length === 0) throw refuse('empty');
  if (table.rows.length > FILE_LIMITS.rows) throw refuse('rows', { maximum: FILE_LIMITS.rows });
  return table;
}
