import { localized } from '../../api/contract/locales.ts';
import type { MediaItem } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';

/** What a picture shows in the interface's language, else in the other one, else ''. */
export const pictureWords = ({ alt }: Pick<MediaItem, 'alt'>): string =>
  localized({ en: { alt: alt.en }, cs: { alt: alt.cs } }, 'alt', currentLanguage());

/** What a stored file is called: its words, else its number. */
export const pictureName = (item: Pick<MediaItem, 'alt' | 'id'>): string =>
  pictureWords(item) || `#${item.id}`;
