import type { CsvField } from './csvResource.ts';

/** A cell's value, in any of the spreadsheet formats; `undefined` when not given. */
export function readCell({ kind, isNullable }: CsvField, cell: string): unknown {
  const text = cell.replace(/\r\n?/g, '\n').trim();
  if (text === '' && kind !== 'text') return isNullable ? null : undefined;
  if (kind === 'number') return readNumber(text);
  if (kind === 'flag') return FLAGS[text.toLowerCase()] ?? text;
  return kind === 'date' ? readDay(text) : text;
}

/** Accepts spaces between thousands and a decimal comma, as in Czech spreadsheets. */
function readNumber(text: string): number | string {
  const number = Number(text.replace(/[\s\u00a0]/g, '').replace(',', '.'));
  return Number.isNaN(number) ? text : number;
}

const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  ano: true,
  pravda: true,
  1: true,
  on: true,
  false: false,
  no: false,
  ne: false,
  nepravda: false,
  0: false,
  off: false,
};

const CZECH_DAY = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})(?:\s+(\d{1,2})(:.+))?$/;

function readDay(text: string): string {
  const [, day = '', month = '', year = '', hour = '', rest] = CZECH_DAY.exec(text) ?? [];
  if (!year) return text;
  const time = rest === undefined ? '' : ` ${hour.padStart(2, '0')}${rest}`;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${time}`;
}
