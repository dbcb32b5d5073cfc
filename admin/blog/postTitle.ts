import { localized } from '../../api/contract/locales.ts';
import type { BlogPostRecord } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';

/** A post's title in the language of the interface, else in the other one. */
export const postTitle = ({ translations }: Pick<BlogPostRecord, 'translations'>): string =>
  localized(translations, 'title', currentLanguage());
