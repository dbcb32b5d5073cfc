import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { isLocale, type Locale } from '../../api/contract/locales.ts';
import { messagesIn } from './messages.ts';
import { followTexts, withScreenTexts } from './screenTexts.ts';

const LANGUAGES = [
  { locale: 'cs', name: 'Čeština' },
  { locale: 'en', name: 'English' },
];

/** Told in the product, too, where polyglot is silent: a screen without texts of its own shows their keys. */
const warn = (missing: string): void => {
  // biome-ignore lint/suspicious/noConsole: for journeys, which allow no message, and for who reports it
  console.warn(missing);
};

const textsIn = (locale: Locale) => withScreenTexts(messagesIn(locale), locale);

/** The translations of the back-office, starting in the given language. */
export async function createI18nProvider(initial: Locale): Promise<I18nProvider> {
  const first = await textsIn(initial);
  let isCreated = false;
  const provider = polyglotI18nProvider(
    (locale) => (isCreated && isLocale(locale) ? textsIn(locale) : first),
    initial,
    LANGUAGES,
    { warn },
  );
  isCreated = true;
  // One after the other: the texts of a screen must not bring back a language that was just left.
  let latest = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    latest = latest.catch(() => {}).then(work);
    return latest;
  };
  followTexts(() => inTurn(() => provider.changeLocale(provider.getLocale())));
  return { ...provider, changeLocale: (locale) => inTurn(() => provider.changeLocale(locale)) };
}
