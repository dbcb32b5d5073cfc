import type { MediaItem } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';

/**
 * The display name of a stored file: its alternative text in the current language, else in the other, else its
 * number.
 */
export const pictureName = ({ alt, id }: Pick<MediaItem, 'alt' | 'id'>): string =>
  alt[currentLanguage()] || alt.en || alt.cs || `#${id}`;
