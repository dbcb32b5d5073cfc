import { GalleryItem } from '../../../db/models/galleryItem.ts';
import { translationsOf } from '../../../db/models/translations.ts';
import { LIMITS } from '../../contract/constants.ts';
import {
  type GalleryItemInput,
  galleryItem,
  galleryItemCreate,
  galleryItemUpdate,
} from '../../contract/entities/galleryItem.ts';
import type { GalleryItem as WireGalleryItem } from '../../contract/types.ts';
import { uploadedThumbnail } from '../../services/pictureUses/folders.ts';
import { allTexts } from '../crud/allTexts.ts';
import type { Content, Presenting } from '../crud/declaration.ts';
import { boolean, integer, text, translated } from '../crud/fields.ts';
import { ownParameter } from '../openapi/listParameters.ts';

/** Pictures of the gallery (public-site §3, back-office §3). */
export const gallery: Content<GalleryItem, GalleryItemInput, WireGalleryItem> = {
  path: 'gallery',
  record: galleryItem,
  docs: {
    name: 'GalleryItem',
    plural: 'GalleryItems',
    tag: { name: 'Gallery', description: 'Pictures of the gallery.' },
    parameters: [
      ownParameter('limit', `How many at most; at most ${LIMITS.pageSize}.`, { type: 'integer' }),
    ],
  },
  audited: true,
  model: GalleryItem,
  texts: GalleryItem,
  hasSlug: false,
  notFound: 'error.notFound',
  create: galleryItemCreate,
  update: galleryItemUpdate,
  merged: ['translations'],
  fields: {
    id: integer,
    category: text,
    is_active: boolean,
    display_order: integer,
    ...translated(...GalleryItem.translated),
  },
  order: [['display_order', 'asc']],
  graph: 'translations',
  visible: (query) => query.modify('active'),
  parameters: {
    names: ['limit'],
    /** The documents' own limit is clamped, never refused (decisions, Errors and limits). */
    window(value) {
      const limit = Number.parseInt(value('limit') ?? '', 10);
      if (Number.isNaN(limit)) return null;
      return { offset: 0, limit: Math.min(Math.max(limit, 1), LIMITS.pageSize) };
    },
  },
  files: [
    { file: 'image', path: 'image_path' },
    { file: 'thumbnail', path: 'thumbnail_path' },
  ],
  columns: ({ category, image_path, thumbnail_path, display_order, is_active }) => ({
    category,
    image_path,
    thumbnail_path,
    display_order,
    is_active,
  }),
  searched: ({ category, translations }) => [category, ...allTexts(translations)],
  translations: ({ translations }) => translations,
  present: (item, { picture }) => ({
    id: item.id,
    image_path: item.image_path,
    image_info: picture(item.image_path),
    ...thumbnailOf(item, picture),
    category: item.category,
    display_order: item.display_order,
    is_active: item.is_active,
    translations: translationsOf(GalleryItem.translated, item.translations),
    version: item.version,
  }),
  asInput: (item) => ({
    image_path: item.image_path,
    thumbnail_path: item.thumbnail_path,
    category: item.category,
    display_order: item.display_order,
    is_active: item.is_active,
    translations: translationsOf(GalleryItem.translated, item.translations),
  }),
  hooks: {
    async prepare(input, { current }) {
      const pictures = [input.image_path, current?.image_path ?? ''];
      return { ...input, thumbnail_path: uploadedThumbnail(input.thumbnail_path, ...pictures) };
    },
  },
};

/** The uploaded thumbnail, else the smallest stored width of the picture (decisions, Content). */
function thumbnailOf(
  { image_path, thumbnail_path }: GalleryItem,
  picture: Presenting['picture'],
): Pick<WireGalleryItem, 'thumbnail_path' | 'thumbnail_info'> {
  if (thumbnail_path) return { thumbnail_path, thumbnail_info: picture(thumbnail_path) };
  const info = picture(image_path);
  const widths = (info?.sources ?? []).toSorted((a, b) => a.width - b.width);
  const smallest = widths.find(({ type }) => type === 'image/webp');
  return { thumbnail_path: smallest?.path ?? image_path, thumbnail_info: info };
}
