import { toFieldErrors } from '../../api/contract/issues.ts';
import type { CsvField, Problem } from './csvResource.ts';

/** A cell's value; `undefined` stands for one that the file does not give. */
export type Reading = { value: unknown } | { problem: Problem };

/** Reads a cell of a column: spellings of spreadsheets are allowed, the contract's rules decide. */
export function readCell(
  { kind, choices = [], schema, whenNew = schema }: Omit<CsvField, 'name' | 'path'>,
  cell: string,
  isNew = false,
): Reading {
  const trimmed = cell.replace(/\r\n?/g, '\n').trim();
  const rules = isNew ? whenNew : schema;
  if (!rules) return { value: trimmed };
  const isGiven = trimmed !== '' || kind === 'text';
  if (isGiven && kind === 'choice' && !choices.includes(trimmed)) {
    return refused('importing.rules.choice', { choices: choices.join(', ') });
  }
  const { success, data, error } = rules.safeParse(
    isGiven ? (SPELLINGS[kind]?.(trimmed) ?? trimmed) : undefined,
  );
  if (success) return { value: isGiven || data === null ? data : undefined };
  const { key, params } = toFieldErrors(error).first;
  return key === 'flag.wrong' ? refused('importing.rules.flag') : refused(key, params);
}

const refused = (key: Problem['key'], params?: Problem['params']): Reading => ({
  problem: { key, params },
});

const FLAGS: Readonly<Record<string, string>> = {
  yes: 'true',
  ano: 'true',
  pravda: 'true',
  no: 'false',
  ne: 'false',
  nepravda: 'false',
};

const CZECH_DAY = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/;

const SPELLINGS: Readonly<Partial<Record<CsvField['kind'], (text: string) => string>>> = {
  /** Thousands may be separated by spaces and decimals by a comma, as Czech spreadsheets write them. */
  number: (text) => text.replace(/[\s\u00a0]/g, '').replace(',', '.'),
  flag: (text) => FLAGS[text.toLowerCase()] ?? text.toLowerCase(),
  date: (text) => {
    const [, day = '', month = '', year = ''] = CZECH_DAY.exec(text) ?? [];
    return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  },
};
