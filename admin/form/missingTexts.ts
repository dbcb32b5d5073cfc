import { LOCALES, type Locale } from '../../api/contract/locales.ts';

/** Fields empty in one language but required, or filled in in the other. */
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

/** A trimmed text from a record's `translations`; '' when missing. */
export function textIn(translations: unknown, locale: Locale, name: string): string {
  const text: unknown = Object(Object(translations)[locale])[name];
  return typeof text === 'string' ? text.trim() : '';
}
