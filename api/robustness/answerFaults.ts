import type { Response } from 'light-my-request';
import { fillIn } from '../contract/fillIn.ts';
import { LOCALES, type Locale, negotiateLocale } from '../contract/locales.ts';
import { MESSAGES } from '../contract/messages/messages.ts';
import { WRITTEN } from '../platform/lists/listQuery.ts';
import type { OddRequest } from '../testing/odd/requests.ts';

/** Keys of a failed answer; a conflict also has the current record. */
const FAILURE_KEYS = new Set([
  'message',
  'errors',
  'record',
  'items',
  'shipping_price',
  'payment_fee',
  'total',
  // The records that keep a file from being deleted.
  'uses',
]);
const FIELD_PATH = /^[a-zA-Z_][\w.]{0,80}$/;
const LEAKS = [
  /\bat .+:\d+:\d+/,
  /node_modules|file:\/\/|\/tmp\/|\.ts\b/,
  /sqlite|postgres|knex|objection|zod/i,
  /\b(select .+ from|insert into|update .+ set|delete from)\b/i,
  /\b\w+_(translations|photos|items|members|tokens|keys)\b(?=.*(column|table|relation))/i,
];
const HIDDEN_KEYS = /"(password_hash|search|shipping_price_halere|price_halere)":/;

export function answerFaults(request: OddRequest, response: Response): string[] {
  const { statusCode: status, payload } = response;
  if (status >= 500) return [`status ${status}`];
  const type = String(response.headers['content-type'] ?? '');
  if (payload === '' || response.headers['content-encoding'] !== undefined) return [];
  if (status < 400)
    return type.includes('json') && HIDDEN_KEYS.test(payload) && !isReference(request)
      ? ['hidden column']
      : [];
  if (!type.includes('json')) return [`failed as ${type}`];
  const leaks = LEAKS.filter((leak) => leak.test(payload)).map((leak) => `leaks ${leak}`);
  return [...leaks, ...bodyFaults(JSON.parse(payload), request)];
}

/** The API's own description names columns. */
const isReference = ({ url }: OddRequest) => url.startsWith('/api/openapi');

function bodyFaults(body: unknown, { headers }: OddRequest): string[] {
  const locale = negotiateLocale(headers['accept-language']);
  const message: unknown = Reflect.get(Object(body), 'message');
  const fields = Object.entries(Object(Reflect.get(Object(body), 'errors') ?? {}));
  return [
    ...Object.keys(Object(body))
      .filter((key) => !FAILURE_KEYS.has(key))
      .map((key) => `unknown key ${key}`),
    ...[message, ...fields.map(([, text]) => text)]
      .filter((text) => !isMessage(text, locale))
      .map((text) => `not a message in ${locale}: ${text}`),
    ...fields.filter(([path]) => !FIELD_PATH.test(path)).map(([path]) => `errors at ${path}`),
  ];
}

/** Of what was sent, messages repeat numbers only. */
const patterns = (texts: Record<string, string>): RegExp[] =>
  [...Object.values(texts), ...aboutParameters(texts['error.parameter'])].map((text) => {
    const parts = text.split(/%\{\w+\}/).map((part) => part.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('-?\\d+(\\.\\d+)?')}$`, 'u');
  });

const aboutParameters = (text = ''): string[] =>
  Object.entries(WRITTEN).map(([name, written]) => fillIn(text, { name, written }));

const PATTERNS: Record<Locale, RegExp[]> = {
  cs: patterns(MESSAGES.cs),
  en: patterns(MESSAGES.en),
};
const known = new Map(LOCALES.map((locale) => [locale, new Set<string>()]));

function isMessage(text: unknown, locale: Locale): boolean {
  if (typeof text !== 'string') return false;
  if (known.get(locale)?.has(text)) return true;
  const found = PATTERNS[locale].some((pattern) => pattern.test(text));
  if (found) known.get(locale)?.add(text);
  return found;
}
