import { z } from 'zod';
import { GALLERY_CATEGORIES } from '../constants.ts';
import { choice, flag, integer, line, picture, translations } from '../fields.ts';
import { recordOf } from '../recordOf.ts';

export const galleryItemUpdate = z.object({
  display_order: integer(0),
  image_path: picture(),
  thumbnail_path: picture(),
  category: choice(GALLERY_CATEGORIES, 'misc'),
  is_active: flag(true),
  translations: translations({ title: line(), alt_text: line() }),
});

export const galleryItem = recordOf(galleryItemUpdate);

export type GalleryItem = z.infer<typeof galleryItem>;

export const galleryItemSchemas = { record: galleryItem, update: galleryItemUpdate };
