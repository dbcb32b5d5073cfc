import { localized, type PerLocale } from '../../api/contract/locales.ts';
import { currentLanguage } from '../providers/language.ts';

type Texts<Field extends string> = { translations?: Partial<PerLocale<Record<Field, string>>> };

/** A record's text in the current language, else in the other one. */
export const localizedText =
  <Field extends string>(field: Field) =>
  ({ translations }: Texts<Field>): string =>
    localized(translations, field, currentLanguage());

export const localizedName = localizedText('name');

export const localizedTitle = localizedText('title');
