import type { Locale } from '../../api/contract/locales.ts';
import { withNoBreaks } from '../../api/contract/noBreaks.ts';
import { createTranslate, type Translate } from './translate.ts';

/** The texts of a few pages, in both languages: they come with those pages, others don't load them. */
export const ownTexts = <Key extends string>(
  texts: Record<Locale, Readonly<Record<Key, string>>>,
): Record<Locale, Translate<Key>> => ({
  en: createTranslate(texts.en, 'en'),
  cs: createTranslate(withNoBreaks(texts.cs, true), 'cs'),
});
