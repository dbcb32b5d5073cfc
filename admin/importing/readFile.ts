import { type CsvTable, decoded, readCsv } from './csvText.ts';

/** What a file may be at most. */
export const FILE_LIMITS = { bytes: 5 * 1024 * 1024, rows: 2_000 } as const;

/** Why a file can't be imported: the key of its message, and the values that this names. */
export class UnusableFile extends Error {
  constructor(
    readonly key: string,
    readonly values: Readonly<Record<string, string | number>>,
  ) {
    super(key);
  }
}

/**
 * The table in a chosen file.
 * @throws UnusableFile for another type, too large a file, too many rows, or rows of unequal length
 */
export async function readFile(file: File): Promise<CsvTable> {
  const refuse = (reason: string, values: Record<string, string | number> = {}) =>
    new UnusableFile(`importing.failures.${reason}`, { name: file.name, ...values });

  if (!/\.(csv|txt|tsv)$/i.test(file.name)) throw refuse('type');
  if (file.size > FILE_LIMITS.bytes) throw refuse('size');
  const text = decoded(await file.arrayBuffer());
  // A binary file that only calls itself CSV.
  if (text.includes('\0')) throw refuse('type');
  const table = readCsv(text);
  if (table.rows.length === 0) throw refuse('empty');
  if (table.rows.length > FILE_LIMITS.rows) throw refuse('rows', { maximum: FILE_LIMITS.rows });
  const broken = table.rows.findIndex((row) => row.length !== table.headings.length);
  if (broken >= 0) throw refuse('broken', { row: rowNumber(broken) });
  return table;
}

/** The number of a row as a spreadsheet shows it: the headings are row 1. */
export const rowNumber = (index: number): number => index + 2;
