import { z } from 'zod';
import { GALLERY_CATEGORIES } from '../constants.ts';
import { choice, flag, integer, line, picture, translations } from '../fields.ts';
import { recordOf } from '../recordOf.ts';

/** What a write of a gallery image is parsed by; nothing is required. */
export const galleryItemUpdate = z.object({
  display_order: integer(0),
  image_path: picture(),
  thumbnail_path: picture(),
  category: choice(GALLERY_CATEGORIES, 'misc'),
  is_active: flag(true),
  translations: translations({ title: line(), alt_text: line() }),
});

export type GalleryItemInput = z.infer<typeof galleryItemUpdate>;

/** A gallery image as it travels. */
export const galleryItem = recordOf(galleryItemUpdate);

export type GalleryItem = z.infer<typeof galleryItem>;

/** What the descriptor of the resource loads. */
export const galleryItemSchemas = { record: galleryItem, update: galleryItemUpdate };
