import { localized, type PerLocale } from '../../api/contract/locales.ts';
import { currentLanguage } from '../providers/language.ts';

interface Named {
  translations?: Partial<PerLocale<{ name: string }>>;
}

/** A record's name in the language of the interface, else in the other one. */
export const localizedName = ({ translations }: Named): string =>
  localized(translations, 'name', currentLanguage());

interface Titled {
  translations?: Partial<PerLocale<{ title: string }>>;
}

/** A record's title in the language of the interface, else in the other one. */
export const localizedTitle = ({ translations }: Titled): string =>
  localized(translations, 'title', currentLanguage());
