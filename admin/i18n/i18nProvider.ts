import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { isLocale, type Locale } from '../../api/contract/locales.ts';

const LANGUAGES = [
  { locale: 'cs', name: 'Čeština' },
  { locale: 'en', name: 'English' },
];

/** Each language is a file of its own, so that the browser loads the other one only on demand. */
const MESSAGES: Record<Locale, () => Promise<TranslationMessages>> = {
  cs: async () => (await import('./cs.ts')).cs,
  en: async () => (await import('./en.ts')).en,
};

/** The translations of the back-office, starting in the given language. */
export async function createI18nProvider(initial: Locale): Promise<I18nProvider> {
  const first = await MESSAGES[initial]();
  return polyglotI18nProvider(
    (locale) => (locale !== initial && isLocale(locale) ? MESSAGES[locale]() : first),
    initial,
    LANGUAGES,
  );
}
