import type { Locale } from '../../api/contract/locales.ts';
import { withNoBreaks } from '../../api/contract/noBreaks.ts';
import { useSite } from '../app/site.ts';
import { createTranslate, type Translate } from './translate.ts';

/** A hook for texts of a few pages, in both languages, loaded only with those pages. */
export function ownTexts<Key extends string>(texts: OwnTexts<Key>): () => Translate<Key> {
  const translate = translatesOf(texts);
  return () => translate[useSite().locale];
}

type OwnTexts<Key extends string> = Record<Locale, Readonly<Record<Key, string>>>;

/** What `ownTexts` returns, for each language and without a hook. */
export const translatesOf = <Key extends string>(
  texts: OwnTexts<Key>,
): Record<Locale, Translate<Key>> => ({
  en: createTranslate(texts.en, 'en'),
  cs: createTranslate(withNoBreaks(texts.cs, true), 'cs'),
});
