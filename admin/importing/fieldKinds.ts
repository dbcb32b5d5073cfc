import { LIMITS } from '../../api/contract/constants.ts';
import { isIsoDate } from '../../api/contract/dates.ts';
import type { MessageKey, MessageParams } from '../../api/contract/messages/messages.ts';
import { isSlug } from '../../api/contract/slug.ts';
import { webAddress } from '../form/webAddress.ts';

/** Why a cell can't be taken: a message of the server, or a text of the import itself. */
export interface Problem {
  key: MessageKey | `importing.${string}`;
  params?: MessageParams;
}

/** A cell's value; `undefined` stands for one that the file doesn't give. */
export type Reading = { value: unknown } | { problem: Problem };

export type FieldKind =
  | 'line'
  | 'text'
  | 'html'
  | 'integer'
  | 'optionalInteger'
  | 'money'
  | 'flag'
  | 'choice'
  | 'date'
  | 'url'
  | 'eventUrl'
  | 'picture'
  | 'slug';

/** Reads a trimmed cell as a value of a kind, by the same rules as the server (api/contract/fields). */
export function readCell(kind: FieldKind, cell: string, choices: readonly string[] = []): Reading {
  const text = cell.replace(/\r\n?/g, '\n').trim();
  return READERS[kind](text, choices);
}

const taken = (value: unknown): Reading => ({ value });
const refused = (key: Problem['key'], params?: MessageParams): Reading => ({
  problem: { key, params },
});
const notGiven = taken(undefined);

const CONTROL_IN_LINE = /[\p{Cc}\u2028\u2029]/u;
const CONTROL_IN_TEXT = /[^\P{Cc}\n\t]/u;
const MAX_INTEGER = 2_147_483_647;
const UPLOADED = /^\/uploads\/[\w-]+(?:\/[\w-]+)*(?:\.\w+)?$/;

const textOf = (maximum: number, controls: RegExp) => (text: string) => {
  if (text.length > maximum) return refused('text.tooLong', { maximum });
  return controls.test(text) ? refused('text.controls') : taken(text);
};
const line = textOf(LIMITS.line, CONTROL_IN_LINE);
const isUrl = (text: string) => webAddress()(text) === undefined;

function number(text: string, maximum: number): Reading {
  // Thousands may be parted by spaces and decimals by a comma, as Czech spreadsheets write them.
  const value = Number(text.replace(/[\s\u00a0]/g, '').replace(',', '.'));
  if (!Number.isFinite(value)) return refused('number.wrong');
  if (value < 0) return refused('number.min', { minimum: 0 });
  return value > maximum ? refused('number.max', { maximum }) : taken(value);
}

function integer(text: string): Reading {
  const reading = number(text, MAX_INTEGER);
  if ('value' in reading && !Number.isInteger(reading.value)) return refused('number.whole');
  return reading;
}

function money(text: string): Reading {
  const reading = number(text, MAX_INTEGER / 100);
  if ('problem' in reading) return reading;
  const halere = Number(reading.value) * 100;
  return Math.abs(halere - Math.round(halere)) < 1e-6 ? reading : refused('number.step');
}

const TRUE = new Set(['true', '1', 'yes', 'ano', 'pravda']);
const FALSE = new Set(['false', '0', 'no', 'ne', 'nepravda']);

function flag(text: string): Reading {
  const word = text.toLowerCase();
  if (TRUE.has(word)) return taken(true);
  return FALSE.has(word) ? taken(false) : refused('importing.rules.flag');
}

const CZECH_DAY = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/;

function date(text: string): Reading {
  const [, day = '', month = '', year = ''] = CZECH_DAY.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return isIsoDate(iso) ? taken(iso) : refused('date.wrong');
}

type Reader = (text: string, choices: readonly string[]) => Reading;

/** What an empty cell means: '' for texts, nothing given for the rest. */
const unless =
  (empty: Reading, read: Reader): Reader =>
  (text, choices) =>
    text === '' ? empty : read(text, choices);

const READERS: Readonly<Record<FieldKind, Reader>> = {
  line,
  text: textOf(LIMITS.text, CONTROL_IN_TEXT),
  html: textOf(LIMITS.richText, CONTROL_IN_TEXT),
  integer: unless(notGiven, integer),
  optionalInteger: unless(taken(null), integer),
  money: unless(notGiven, money),
  flag: unless(notGiven, flag),
  choice: unless(notGiven, (text, choices) =>
    choices.includes(text)
      ? taken(text)
      : refused('importing.rules.choice', { choices: choices.join(', ') }),
  ),
  date: unless(notGiven, date),
  url: (text) => (text === '' || isUrl(text) ? taken(text) : refused('url.wrong')),
  eventUrl: unless(taken('#'), (text) =>
    text === '#' || isUrl(text) ? taken(text) : refused('url.wrong'),
  ),
  picture: (text) =>
    text === '' || UPLOADED.test(text) || isUrl(text) ? taken(text) : refused('picture.wrong'),
  slug: (text) => (text === '' || isSlug(text) ? line(text) : refused('slug.wrong')),
};
