import type { Locale } from '../../contract/locales.ts';

/** How a field's values are read from a query and compared in the database. */
export type FieldType = 'integer' | 'money' | 'boolean' | 'text' | 'moment';

/** A field that lists may be filtered and sorted by. Everything not declared stays out of reach. */
export interface ListField {
  type: FieldType;
  column?: string;
  /** A text kept per language; without `locale` the one of the request is meant. */
  translated?: { locale?: Locale };
  /** Whose alphabet it is sorted by; by its bytes without, as codes and times are. */
  alphabet?: Locale;
  /** Its numbers may be larger than 32 bits hold. */
  large?: boolean;
  /** Empty values exist and come last whichever way the list is sorted. */
  nullable?: boolean;
  /** The column by which those with the same value are sorted, as an index has them. */
  within?: string;
}

export type ListFields = Readonly<Record<string, ListField>>;

export const integer: ListField = { type: 'integer' };
export const boolean: ListField = { type: 'boolean' };
export const text: ListField = { type: 'text' };
/** A point in time, which the database has in ISO 8601 and UTC, whatever zone a query names. */
export const moment: ListField = { type: 'moment' };
/** Names and other words of one language or of people, whose order is Czech. */
export const words: ListField = { type: 'text', alphabet: 'cs' };
export const englishWords: ListField = { type: 'text', alphabet: 'en' };
export const money = (column: string): ListField => ({ type: 'money', column });

/** The fields of texts kept per language: `name`, `translations.en.name` and `translations.cs.name`. */
export const translated = (...names: readonly string[]): ListFields =>
  Object.fromEntries(
    names.flatMap((name) => [
      [name, { ...words, column: name, translated: {} }],
      [`translations.en.${name}`, { ...words, column: name, translated: { locale: 'en' } }],
      [`translations.cs.${name}`, { ...words, column: name, translated: { locale: 'cs' } }],
    ]),
  );
