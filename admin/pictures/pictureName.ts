import type { MediaItem } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';

/** A picture's alternative text in the current language, else in the other, else ''. */
export const altText = ({ alt }: Pick<MediaItem, 'alt'>): string =>
  alt[currentLanguage()] || alt.en || alt.cs;

/** The display name of a stored file: its alternative text, else its number. */
export const pictureName = (item: Pick<MediaItem, 'alt' | 'id'>): string =>
  altText(item) || `#${item.id}`;
