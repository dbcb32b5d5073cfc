import { LOCALES, type PerLocale } from '../../contract/locales.ts';

/** Every text of a record in every language, as searching wants them. */
export const allTexts = (translations: PerLocale<Record<string, string>>): string[] =>
  LOCALES.flatMap((locale) => Object.values(translations[locale]));
