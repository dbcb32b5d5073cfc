import type { MediaItem, MediaItemDetail } from '../../api/contract/types.ts';

/** A file in its panel: the list that it was opened from doesn't tell what uses it. */
export type KnownItem = MediaItem & Partial<Pick<MediaItemDetail, 'uses'>>;
