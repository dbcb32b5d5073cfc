import Papa from 'papaparse';
import type { Locale } from '../../api/contract/locales.ts';
import { cellOf } from './cells.ts';

/** What a file is in memory: its headings and, below them, a row of as many cells each. */
export interface CsvTable {
  headings: string[];
  rows: string[][];
}

/** Marks a file as UTF-8 for spreadsheets, which would show Czech letters wrongly without it. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * A table as the text of a CSV file that spreadsheets of the language open by a double click: they part
 * cells by semicolons in Czech, where the comma stands in numbers.
 */
export function csvText(
  headings: readonly string[],
  rows: readonly (readonly unknown[])[],
  locale: Locale,
): string {
  const cells = rows.map((row) => row.map((value) => cellOf(value, locale)));
  const delimiter = locale === 'cs' ? ';' : ',';
  return BYTE_ORDER_MARK + Papa.unparse([[...headings], ...cells], { delimiter });
}

/** Reads a CSV file, whichever sign parts its cells; blank lines are left out. */
export function readCsv(text: string): CsvTable {
  const { data } = Papa.parse<string[]>(text.replace(BYTE_ORDER_MARK, ''), {
    delimitersToGuess: [';', ',', '\t'],
    skipEmptyLines: 'greedy',
  });
  const [headings = [], ...rows] = data;
  return { headings: headings.map((heading) => heading.trim()), rows };
}

/** A file's text: UTF-8, or what Czech spreadsheets save when they are asked for plain CSV. */
export function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
