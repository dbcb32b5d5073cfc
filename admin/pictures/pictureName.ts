import type { MediaItem } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';

/** A picture's alternative text in the interface's language, else in the other one, else ''. */
export const altText = ({ alt }: Pick<MediaItem, 'alt'>): string =>
  alt[currentLanguage()] || alt.en || alt.cs;

/** What a stored file is called: its alternative text, else its number. */
export const pictureName = (item: Pick<MediaItem, 'alt' | 'id'>): string =>
  altText(item) || `#${item.id}`;
