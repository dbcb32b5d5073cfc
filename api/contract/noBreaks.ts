import type { Locale } from './locales.ts';

const NO_BREAK = '\u00a0';

const TAG = /<(\/?)([a-z][a-z0-9]*)?[^<>]*>/gi;

/** Elements whose text is left unchanged. */
const VERBATIM = new Set(['code', 'pre', 'script', 'style']);

const MONTHS =
  'ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince';
const UNITS = 'kč|czk|eur|km/h|km|m|cm|mm|kg|g|l|ml|k|kw|nm|hp|v|a|h|hod|min|s|ks|let|rok[uy]?';

/** Spaces where Czech typography forbids a line break; typed line breaks are kept. */
const BREAKS = [
  // Between a one-letter word and the next word.
  /(?<=(?<![\p{L}\p{N}])[ksvzouai])[ \t]+/giu,
  // Within a number, and between it and the counted noun or unit; `}` ends a placeholder.
  /(?<=[\d}])[ \t]+(?=\d)/gu,
  /(?<=(?<!\d)(?!(?:19|20)\d\d\D)(?:\d+|%\{\w+\}))[ \t]+(?=\p{Ll})/gu,
  new RegExp(`(?<=[\\d}]|\\d,[-–])[ \\t]+(?=[%‰°€]|(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'giu'),
  // Within a date, and between an ordinal number and its noun.
  /(?<=\d\.)[ \t]+(?=[\d\p{Ll}])/gu,
  new RegExp(`(?<=${MONTHS})[ \\t]+(?=\\d{4})`, 'gu'),
  // Between a symbol or an abbreviation and its number.
  /(?<=§|(?<!\p{L})(?:č|čl|odst|str)\.)[ \t]+(?=\d)/giu,
];

/** Puts no-break spaces into Czech text or HTML where typography requires them. Idempotent. */
export function noBreaks(text: string): string {
  if (!text.includes('<')) return bound(text);
  let result = '';
  let from = 0;
  let depth = 0;
  const part = (to?: number) => (depth > 0 ? text.slice(from, to) : bound(text.slice(from, to)));
  for (const { 0: tag, 1: end, 2: name = '', index } of text.matchAll(TAG)) {
    result += part(index) + tag;
    from = index + tag.length;
    if (VERBATIM.has(name.toLowerCase())) depth = Math.max(0, depth + (end ? -1 : 1));
  }
  return result + part();
}

const bound = (text: string): string =>
  BREAKS.reduce((result, pattern) => result.replace(pattern, NO_BREAK), text);

/** Text fields of answers that are not split by language. */
const TEXTS = new Set([
  'title',
  'description',
  'summary',
  'content',
  'name',
  'value',
  'author_name',
]);

/** Applies `noBreaks` to texts under `cs` and to text fields of records; with `isCzech` to all texts. */
export function withNoBreaks<T>(answer: T, isCzech?: boolean): T;
export function withNoBreaks(answer: unknown, isCzech = false): unknown {
  if (typeof answer === 'string') return isCzech ? noBreaks(answer) : answer;
  if (Array.isArray(answer)) return answer.map((item) => withNoBreaks(item, isCzech));
  if (typeof answer !== 'object' || answer === null) return answer;
  const isRecord = 'id' in answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      withNoBreaks(value, isCzech || key === 'cs' || (isRecord && TEXTS.has(key))),
    ]),
  );
}

/** The transformation of API answers for a site in this language; undefined if there is none. */
export const typesetting = (locale: Locale) =>
  locale === 'cs' ? <T>(answer: T) => withNoBreaks(answer) : undefined;
