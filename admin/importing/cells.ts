import type { Locale } from '../../api/contract/locales.ts';

/** What spreadsheets would run as a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/**
 * A value as the text of a cell. A text that a spreadsheet would take for a formula gets an apostrophe
 * before it; numbers stay. Decimals are written as spreadsheets of the language read them.
 */
export function cellOf(value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') {
    return locale === 'cs' ? String(value).replace('.', ',') : String(value);
  }
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

/** The text of a cell without the apostrophe that `cellOf` has put before it. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
