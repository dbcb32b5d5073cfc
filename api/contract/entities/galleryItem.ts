import { z } from 'zod';
import { GALLERY_CATEGORIES } from '../constants.ts';
import { choice, flag, integer, line, picture, translations } from '../fields.ts';
import { pictureInfo } from './picture.ts';

/** What a write of a gallery image is parsed by; nothing is required (back-office §5). */
export const galleryItemUpdate = z.object({
  display_order: integer(0),
  image_path: picture(),
  thumbnail_path: picture(),
  category: choice(GALLERY_CATEGORIES, 'misc'),
  is_active: flag(true),
  translations: translations({ title: line(), alt_text: line() }),
});

export const galleryItemCreate = galleryItemUpdate;

export type GalleryItemInput = z.infer<typeof galleryItemUpdate>;

const galleryItemTexts = z.object({ title: z.string(), alt_text: z.string() });

/** A gallery image as it travels. */
export const galleryItem = z.object({
  id: z.int(),
  image_path: z.string(),
  image_info: pictureInfo.nullable(),
  thumbnail_path: z.string(),
  thumbnail_info: pictureInfo.nullable(),
  category: z.enum(GALLERY_CATEGORIES),
  display_order: z.int(),
  is_active: z.boolean(),
  translations: z.object({ en: galleryItemTexts, cs: galleryItemTexts }),
  version: z.int(),
});

export type GalleryItem = z.infer<typeof galleryItem>;
