import { localized, type PerLocale } from '../../api/contract/locales.ts';
import { currentLanguage } from '../providers/language.ts';

type Texts<Field extends string> = { translations?: Partial<PerLocale<Record<Field, string>>> };

/** A record's name in the language of the interface, else in the other one. */
export const localizedName = ({ translations }: Texts<'name'>): string =>
  localized(translations, 'name', currentLanguage());

export const localizedTitle = ({ translations }: Texts<'title'>): string =>
  localized(translations, 'title', currentLanguage());
