import { HOME_GALLERY_LIMIT } from '../../api/contract/constants.ts';
import { type Locale, localized } from '../../api/contract/locales.ts';
import type { GalleryItem, PictureInfo } from '../../api/contract/types.ts';
import { type InLanguage, translatedQuery } from '../app/inLanguage.ts';
import type { ApiAccess } from '../app/site.ts';
import type { Translate } from '../messages/translate.ts';
import type { Photo } from '../ui/Picture.tsx';

/**
 * Gallery images as photos, named by description, else the picture's own, else title, else number. A
 * thumbnail without a whole picture is the picture.
 */
export const galleryPhotos = (
  items: readonly InLanguage<GalleryItem>[],
  { locale, t }: { locale: Locale; t: Translate },
): Photo[] =>
  items.map(
    ({ id, image_path, image_info, thumbnail_path, thumbnail_info, translations }, index) => {
      const description = localized(translations, 'alt_text', locale);
      return {
        id,
        image_path: image_path || thumbnail_path,
        image_info: describedInfo(image_path ? image_info : thumbnail_info, description),
        alt:
          description ||
          localized(translations, 'title', locale) ||
          t('gallery.photo', { number: index + 1 }),
        ...(thumbnail_path && {
          thumbnail: {
            image_path: thumbnail_path,
            image_info: describedInfo(thumbnail_info, description),
          },
        }),
      };
    },
  );

/** A picture's details with the item's description, where it has one, instead of the picture's own. */
const describedInfo = (info: PictureInfo | null, description: string): PictureInfo | null =>
  info && description ? { ...info, alt: { en: description, cs: description } } : info;

export const galleryQuery = (access: ApiAccess) => translatedQuery<GalleryItem>(access, '/gallery');

export const homeGalleryQuery = (access: ApiAccess) =>
  translatedQuery<GalleryItem>(access, '/gallery', { limit: HOME_GALLERY_LIMIT });
