import { LOCALES, type Locale } from '../../api/contract/locales.ts';

/** The fields that are empty in one language although required or filled in in the other. */
export function missingTexts<T extends { name: string; required?: boolean }>(
  translations: unknown,
  locale: Locale,
  fields: readonly T[],
): T[] {
  const other = LOCALES.find((candidate) => candidate !== locale) ?? locale;
  return fields.filter(
    ({ name, required }) =>
      textIn(translations, locale, name) === '' &&
      (required || textIn(translations, other, name) !== ''),
  );
}

/** A trimmed text of a record's `translations`; '' where there is none. */
export function textIn(translations: unknown, locale: Locale, name: string): string {
  const text: unknown = Object(Object(translations)[locale])[name];
  return typeof text === 'string' ? text.trim() : '';
}
