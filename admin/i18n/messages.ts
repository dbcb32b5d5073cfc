import { mergeTranslations, type TranslationMessages } from 'react-admin';
import type { Locale } from '../../api/contract/locales.ts';
import { catalogue } from './catalogue.ts';

/** Each language is a file of its own, so that the browser loads the other one only on demand. */
const LANGUAGES = {
  cs: () => import('./cs.ts'),
  en: () => import('./en.ts'),
};

/** Every text of the back-office in a language, but for those loaded with their screens. */
export async function messagesIn(locale: Locale): Promise<TranslationMessages> {
  const { framework, files } = await LANGUAGES[locale]();
  return mergeTranslations(...framework, catalogue(files, locale));
}
