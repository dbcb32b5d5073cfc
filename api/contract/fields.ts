import { z } from 'zod';
import { LIMITS } from './constants.ts';
import { formatDate, isIsoDate } from './dates.ts';
import { isEmail } from './email.ts';
import type { MessageKey } from './messages/messages.ts';
import { isSkipped, momentOf } from './pragueTime.ts';
import { isSlug } from './slug.ts';
import { VAT_RATES } from './vat.ts';

/**
 * Building blocks of input schemas. Each accepts a field from JSON or from a multipart form. Issues
 * carry message keys instead of texts: the server picks the language when it answers.
 */

/** Placeholder for a picture whose file is in the same request and is stored once the input is valid. */
export const PENDING_FILE = 'pending:file';

/** Control characters and line breaks; multi-line texts may contain newlines and tabs. */
const CONTROL_IN_LINE = /[\p{Cc}\u2028\u2029]/u;
const CONTROL_IN_TEXT = /[^\P{Cc}\n\t]/u;

/** Whether a field counts as absent. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '';
/** Options of a Zod check whose issue carries this message key. */
export const key = (error: MessageKey) => ({ error });

const asText = (value: unknown): unknown => {
  if (isBlank(value)) return '';
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
};
const oneNewline = (value: unknown): unknown => {
  const text = asText(value);
  return typeof text === 'string' ? text.replace(/\r\n?/g, '\n') : text;
};
const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;

/** Parses JSON that was sent as a text, as in multipart forms; returns anything else unchanged. */
export const parsedJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return isBlank(value) ? undefined : value;
  if (value.trim() === '') return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

const textWithout = (forbidden: RegExp) => (max: number) =>
  z
    .string(key('text.wrong'))
    .trim()
    .max(max, key('text.tooLong'))
    .refine((text) => !forbidden.test(text), key('text.controls'));

const lineOf = textWithout(CONTROL_IN_LINE);
const textOf = textWithout(CONTROL_IN_TEXT);

/** A one-line text; defaults to ''. */
export const line = (max: number = LIMITS.line) => z.preprocess(asText, lineOf(max));

/** A one-line text; `error` if it is empty. */
export const requiredLine = (error: MessageKey, max: number = LIMITS.line) =>
  z.preprocess(asText, z.string(key(error)).trim().min(1, key(error)).pipe(lineOf(max)));

/** A multi-line text; defaults to ''. */
export const text = (max: number = LIMITS.text) => z.preprocess(oneNewline, textOf(max));

/** A multi-line text; `error` if it is empty. */
export const requiredText = (error: MessageKey, max: number = LIMITS.text) =>
  z.preprocess(oneNewline, z.string(key(error)).trim().min(1, key(error)).pipe(textOf(max)));

/** HTML of an editor; the sanitiser decides which elements are allowed. */
export const richText = () => text(LIMITS.richText);

/** A boolean, also as 1/0 and as texts of forms. */
export const flag = (absent: boolean) =>
  z.preprocess(
    (value) => {
      if (isBlank(value)) return absent;
      if (value === 1 || value === '1' || value === 'true' || value === 'on') return true;
      if (value === 0 || value === '0' || value === 'false' || value === 'off') return false;
      return value;
    },
    z.boolean(key('flag.wrong')),
  );

/** The largest number of a 32-bit column. */
export const MAX_INTEGER = 2_147_483_647;
const wholeNumber = (min: number, max = MAX_INTEGER) =>
  z
    .number(key('number.wrong'))
    .int(key('number.whole'))
    .min(min, key('number.min'))
    .max(max, key('number.max'));

/** A whole number of at least `min`; defaults to `absent`. */
export const integer = (absent: number, min = 0) =>
  z.preprocess((value) => (isBlank(value) ? absent : asNumber(value)), wholeNumber(min));

/** A whole number of at least `min`; defaults to null. */
export const optionalInteger = (min = 0, max = MAX_INTEGER) =>
  z.preprocess(
    (value) => (isBlank(value) ? null : asNumber(value)),
    wholeNumber(min, max).nullable(),
  );

/** A whole number of at least 0, or null; what isn't there at all is refused. */
export const clearableInteger = () =>
  z.preprocess(
    (value) => (value !== undefined && isBlank(value) ? null : asNumber(value)),
    wholeNumber(0).nullable(),
  );

/** A whole number from `min` to `max`; `error` if it is absent. */
export const requiredInteger = (error: MessageKey, min = 0, max = MAX_INTEGER) =>
  z.preprocess(
    (value) => (isBlank(value) ? undefined : asNumber(value)),
    z.number(key(error)).pipe(wholeNumber(min, max)),
  );

/** Maximum price in crowns: in haléře it fits a 32-bit column. */
export const MAX_PRICE = MAX_INTEGER / 100;

/** Maximum total of an order in crowns: all lines at the maximum, with shipping. */
export const MAX_TOTAL = (LIMITS.orderLines * LIMITS.quantity + 1) * MAX_PRICE;

/** The tolerance grows with the value, as floating-point errors do. */
const twoDecimals = (value: number) =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 + value * 1e-13;

/** An amount in crowns of at least 0, in steps of 0.01; required. */
export const requiredMoney = (error: MessageKey, max: number = MAX_PRICE) =>
  z.preprocess(
    (value) => (isBlank(value) ? undefined : asNumber(value)),
    z
      .number(key(error))
      .min(0, key('number.min'))
      .max(max, key('number.max'))
      .refine(twoDecimals, key('number.step')),
  );

/** An amount in crowns as above; defaults to 0. */
export const money = () =>
  z.preprocess((value) => (isBlank(value) ? 0 : value), requiredMoney('number.wrong'));

/** What something costs more, or less: an amount in crowns, negative too; defaults to 0. */
export const moneyDifference = () =>
  z.preprocess(
    (value) => (isBlank(value) ? 0 : asNumber(value)),
    z
      .number(key('number.wrong'))
      .min(-MAX_PRICE, key('number.min'))
      .max(MAX_PRICE, key('number.max'))
      .refine(twoDecimals, key('number.step')),
  );

/** An amount in crowns as above; defaults to null. */
export const optionalMoney = () =>
  z.preprocess(
    (value) => (isBlank(value) ? null : value),
    requiredMoney('number.wrong').nullable(),
  );

/** An amount in crowns as above that may be absent, and stays so; `error` if it is no amount. */
export const moneyIfSent = (error: MessageKey, max: number) =>
  z.preprocess(
    (value) => (isBlank(value) ? undefined : value),
    requiredMoney(error, max).optional(),
  );

/** One of the values; defaults to `absent`. */
export const choice = <const T extends readonly [string, ...string[]]>(
  values: T,
  absent: T[number],
) =>
  z.preprocess((value) => (isBlank(value) ? absent : value), z.enum(values, key('choice.unknown')));

/** A VAT rate; null if it follows the goods that the price belongs to. */
export const optionalVatRate = () =>
  z.preprocess(
    (value) => (isBlank(value) ? null : asNumber(value)),
    z.literal(VAT_RATES, key('vat.rate')).nullable(),
  );

/** The VAT rate of a price, in per cent; defaults to the standard rate. */
export const vatRate = () =>
  z.preprocess(
    (value) => (isBlank(value) ? VAT_RATES[0] : asNumber(value)),
    z.literal(VAT_RATES, key('vat.rate')),
  );

const isWebUrl = (value: string): boolean => {
  try {
    const url = new URL(value);
    return url.protocol === 'https:' || url.protocol === 'http:';
  } catch {
    return false;
  }
};

const urlText = (also: readonly string[]) =>
  z
    .string(key('url.wrong'))
    .trim()
    .max(2_000, key('text.tooLong'))
    .refine((value) => value === '' || also.includes(value) || isWebUrl(value), key('url.wrong'));

/** An http(s) URL or ''. */
export const url = () => z.preprocess(asText, urlText([]));

/** The URL of an event; defaults to '#'. */
export const eventUrl = () =>
  z.preprocess((value) => (isBlank(value) ? '#' : value), urlText(['#']));

const UPLOADED = /^\/uploads\/[\w-]+(?:\/[\w-]+)*(?:\.\w+)?$/;
const isPicture = (value: string): boolean =>
  value === '' || value === PENDING_FILE || UPLOADED.test(value) || isWebUrl(value);

const pictureOf = (text: z.ZodString) =>
  z.preprocess(
    asText,
    text.max(2_000, key('text.tooLong')).refine(isPicture, key('picture.wrong')),
  );

/** The path of a stored picture, a URL to download it from, or ''. */
export const picture = () => pictureOf(z.string(key('picture.wrong')).trim());

/** A picture as above; `error` if it is absent. */
export const requiredPicture = (error: MessageKey) =>
  pictureOf(z.string(key(error)).trim().min(1, key(error)));

const day = (error: MessageKey) =>
  z.string(key(error)).trim().refine(isIsoDate, key(error)).meta({ format: 'date' });

/** A date as YYYY-MM-DD; `error` if it is absent or invalid. */
export const requiredDate = (error: MessageKey) => z.preprocess(asText, day(error));

/** A date as YYYY-MM-DD; defaults to null. */
export const optionalDate = (error: MessageKey) =>
  z.preprocess((value) => (isBlank(value) ? null : value), day(error).nullable());

/** A date as YYYY-MM-DD; defaults to today by the given clock. */
export const dateOrToday = (error: MessageKey, today: () => string) =>
  z.preprocess((value) => (isBlank(value) ? today() : value), day(error));

/** The issue of a time of day in Prague that its clocks skip in spring: it would be read as an hour later. */
export const skippedTime = (day: string, time: string) => ({
  code: 'custom' as const,
  message: 'moment.skipped' satisfies MessageKey,
  // Written alike in both languages.
  params: { time, day: formatDate(day, 'en') },
});

/** A typed point in time in ISO 8601; what is none as it is, for the schema to refuse. */
function typedMoment(value: unknown, ctx: z.core.$RefinementCtx): unknown {
  if (isSkipped(value)) {
    const local = String(value).trim();
    ctx.addIssue(skippedTime(local.slice(0, 10), local.slice(11, 16)));
  }
  return momentOf(value) ?? value;
}

/** A point in time as parsed by `momentOf`, which Prague's clocks show; defaults to null. */
export const optionalMoment = () =>
  z.preprocess(
    (value, ctx) => (isBlank(value) ? null : typedMoment(value, ctx)),
    z.iso.datetime(key('moment.wrong')).nullable(),
  );

/** The same; `error` if it is absent or invalid. */
export const requiredMoment = (error: MessageKey) =>
  z.preprocess(
    (value, ctx) => (isBlank(value) ? undefined : typedMoment(value, ctx)),
    z.iso.datetime(key(error)),
  );

/** When a record is published and unpublished; used with `inOrder`. */
export const schedule = () => ({ publish_at: optionalMoment(), unpublish_at: optionalMoment() });

/** Requires `unpublish_at` to be later than `publish_at`. */
export const inOrder = <T extends z.ZodObject<ReturnType<typeof schedule>>>(schema: T): T =>
  schema.refine(
    ({ publish_at: from, unpublish_at: until }) => from === null || until === null || from < until,
    { error: 'moment.order', path: ['unpublish_at'] },
  );

/** An optional slug; defaults to ''. */
export const slug = () =>
  z.preprocess(
    asText,
    lineOf(LIMITS.line).refine((value) => value === '' || isSlug(value), key('slug.wrong')),
  );

/** A slug; `error` if it is absent. */
export const requiredSlug = (error: MessageKey) =>
  z.preprocess(
    asText,
    z
      .string(key(error))
      .trim()
      .min(1, key(error))
      .max(LIMITS.line, key('text.tooLong'))
      .refine(isSlug, key('slug.wrong')),
  );

const email = () => lineOf(LIMITS.line).refine(isEmail, key('email.wrong'));

/** An e-mail address; `error` if it is absent. */
export const requiredEmail = (error: MessageKey) =>
  z.preprocess(asText, z.string(key(error)).trim().min(1, key(error)).pipe(email()));

/** A text of an answer in each language; '' where it is missing. */
export const textPerLocale = z.object({ en: z.string(), cs: z.string() });

/** The same fields in both languages; a missing language is read as empty. */
export function translations<T extends z.ZodRawShape>(fields: T) {
  const oneLanguage = z.preprocess(
    (value) => (isBlank(value) ? {} : value),
    z.object(fields, key('object.wrong')),
  );
  return z.preprocess(
    (value) => parsedJson(value) ?? {},
    z.object({ en: oneLanguage, cs: oneLanguage }, key('object.wrong')),
  );
}
