import type { MediaItem } from '../../api/contract/types.ts';

/** Whether a picture has no alt text in one of the languages; a video needs none. */
export const missesAlt = ({ kind, alt }: Pick<MediaItem, 'kind' | 'alt'>): boolean =>
  kind === 'image' && (alt.en === '' || alt.cs === '');
