// biome-ignore lint/style/noRestrictedImports: this file is loaded on demand
import type { ZodType } from 'zod';
// biome-ignore lint/style/noRestrictedImports: this file is loaded on demand
import * as fields from '../../api/contract/fields.ts';
import { toFieldErrors } from '../../api/contract/issues.ts';
import type { FieldKind, Problem } from './csvResource.ts';

/** A cell's value; `undefined` stands for one that the file does not give. */
export type Reading = { value: unknown } | { problem: Problem };

/** Reads a cell as a value of a kind: spellings of spreadsheets are allowed, the contract decides. */
export function readCell(kind: FieldKind, cell: string, choices: readonly string[] = []): Reading {
  const trimmed = cell.trim();
  if (trimmed === '' && NOT_GIVEN_WHEN_EMPTY.has(kind)) return { value: undefined };
  if (kind === 'choice') {
    return choices.includes(trimmed)
      ? { value: trimmed }
      : refused('importing.rules.choice', { choices: choices.join(', ') });
  }
  const spelled = SPELLINGS[kind]?.(trimmed) ?? trimmed;
  const { success, data, error } = BLOCKS[kind].safeParse(spelled);
  if (success) return { value: data };
  const { key, params } = toFieldErrors(error).first;
  return key === 'flag.wrong' ? refused('importing.rules.flag') : refused(key, params);
}

const refused = (key: Problem['key'], params?: Problem['params']): Reading => ({
  problem: { key, params },
});

const NOT_GIVEN_WHEN_EMPTY = new Set<FieldKind>(['integer', 'money', 'flag', 'choice', 'date']);

const BLOCKS: Readonly<Record<Exclude<FieldKind, 'choice'>, ZodType>> = {
  line: fields.line(),
  text: fields.text(),
  html: fields.richText(),
  integer: fields.integer(0),
  optionalInteger: fields.optionalInteger(),
  money: fields.requiredMoney('number.wrong'),
  flag: fields.flag(true),
  date: fields.requiredDate('date.wrong'),
  url: fields.url(),
  eventUrl: fields.eventUrl(),
  picture: fields.picture(),
  slug: fields.slug(),
};

/** Thousands may be separated by spaces and decimals by a comma, as Czech spreadsheets write them. */
const number = (text: string) => text.replace(/[\s\u00a0]/g, '').replace(',', '.');

const FLAGS: Readonly<Record<string, string>> = {
  yes: 'true',
  ano: 'true',
  pravda: 'true',
  no: 'false',
  ne: 'false',
  nepravda: 'false',
};

const CZECH_DAY = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/;

const SPELLINGS: Readonly<Partial<Record<FieldKind, (text: string) => string>>> = {
  integer: number,
  optionalInteger: number,
  money: number,
  flag: (text) => FLAGS[text.toLowerCase()] ?? text.toLowerCase(),
  date: (text) => {
    const [, day = '', month = '', year = ''] = CZECH_DAY.exec(text) ?? [];
    return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  },
};
