import type { Locale } from '../../api/contract/locales.ts';
import { withNoBreaks } from '../../api/contract/noBreaks.ts';
import { useSite } from '../app/site.ts';
import { createTranslate, type Translate } from './translate.ts';

/** A hook for texts of a few pages, in both languages, loaded only with those pages. */
export function ownTexts<Key extends string>(
  texts: Record<Locale, Readonly<Record<Key, string>>>,
): () => Translate<Key> {
  const translate = {
    en: createTranslate(texts.en, 'en'),
    cs: createTranslate(withNoBreaks(texts.cs, true), 'cs'),
  };
  return () => translate[useSite().locale];
}
