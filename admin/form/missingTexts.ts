import { LOCALES, type Locale } from '../../api/contract/locales.ts';

interface Named {
  name: string;
  required?: string;
}

/** The fields that are empty in one language although required or filled in in the other. */
export function missingTexts<T extends Named>(
  translations: unknown,
  locale: Locale,
  fields: readonly T[],
): T[] {
  const other = LOCALES.find((candidate) => candidate !== locale) ?? locale;
  return fields.filter(
    ({ name, required }) =>
      isEmpty(translations, locale, name) &&
      (required !== undefined || !isEmpty(translations, other, name)),
  );
}

function isEmpty(translations: unknown, locale: Locale, name: string): boolean {
  const value = property(property(translations, locale), name);
  return typeof value !== 'string' || value.trim() === '';
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
