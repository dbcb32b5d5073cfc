import { Event, GalleryItem, PaymentMethod, ShippingMethod } from '../../../db/models/content.ts';
import { needOfSetting } from '../../contract/access.ts';
import { EVENT_TYPES, fileSetting, LIMITS } from '../../contract/constants.ts';
import { CONTENT, type ContentPath } from '../../contract/resources.ts';
import { PRIVATE_SETTINGS } from '../../contract/settings.ts';
import { uploadedThumbnail } from '../media/index.ts';
import { blogPosts } from './blog/declaration.ts';
import { carPhotos } from './carPhotos/declaration.ts';
import { cars } from './cars/declaration.ts';
import { legalTexts } from './legalTexts/declaration.ts';
import { pages } from './pages/declaration.ts';
import { withDraft } from './previews/drafts.ts';
import { products } from './products/declaration.ts';
import { defineResource } from './resources/defineResource.ts';
import type { ContentResource, Presenting } from './resources/resource.ts';

const events = defineResource('events', {
  model: Event,
  docs: {
    parameters: {
      type: {
        description: 'Events of one kind; an unknown kind is ignored.',
        type: 'string',
        enum: [...EVENT_TYPES],
      },
    },
  },
  order: [['date', 'asc']],
  parameters: {
    names: ['type'],
    apply(query, value) {
      const type = EVENT_TYPES.find((known) => known === value('type'));
      if (type) query.where('events.event_type', type);
    },
  },
});

const gallery = defineResource('gallery', {
  model: GalleryItem,
  docs: {
    parameters: {
      limit: { description: `How many at most; at most ${LIMITS.pageSize}.`, type: 'integer' },
    },
  },
  parameters: {
    names: ['limit'],
    /** This parameter is clamped, never rejected. */
    window(value) {
      const limit = Number.parseInt(value('limit') ?? '', 10);
      if (Number.isNaN(limit)) return null;
      return { offset: 0, limit: Math.min(Math.max(limit, 1), LIMITS.pageSize) };
    },
  },
  present: thumbnailOf,
  hooks: {
    async prepare(input, { current }) {
      const pictures = [input.image_path, current?.image_path ?? ''];
      return { ...input, thumbnail_path: uploadedThumbnail(input.thumbnail_path, ...pictures) };
    },
  },
});

/** The uploaded thumbnail, else the smallest stored width of the picture. */
function thumbnailOf({ image_path, thumbnail_path }: GalleryItem, { picture }: Presenting) {
  if (thumbnail_path) return {};
  const info = picture(image_path);
  const widths = (info?.sources ?? []).toSorted((a, b) => a.width - b.width);
  const smallest = widths.find(({ type }) => type === 'image/webp');
  return { thumbnail_path: smallest?.path ?? image_path, thumbnail_info: info };
}

const shippingMethods = defineResource('orders/shipping-methods', {
  model: ShippingMethod,
  visible: (query) => query.modify('offered'),
  present: ({ points, packeta_key }, { isAdministrator }) => ({
    // One that asks for no point is as simple as before there were any.
    points: points === '' ? undefined : points,
    packeta_key: isAdministrator && packeta_key !== '' ? packeta_key : undefined,
  }),
});

const paymentMethods = defineResource('orders/payment-methods', {
  model: PaymentMethod,
  visible: (query) => query.modify('offered'),
});

const settings = defineResource('settings', {
  docs: { moreFileTypes: 'video/mp4, video/webm' },
  unique: { field: 'setting_key', taken: 'setting.taken' },
  alsoNeeds: (record) => needOfSetting(String(Reflect.get(record, 'setting_key'))),
  visible: (query) => query.modify('active').whereNotIn('settings.setting_key', PRIVATE_SETTINGS),
  accepts: (given) => fileSetting(String(Reflect.get(given, 'setting_key')).trim()),
  replaceListed: withDraft,
  hooks: {
    /** A key is set once, when the setting is created; a changed one is ignored. */
    readBody: (body, _ctx, current) =>
      current ? { ...body, setting_key: current.setting_key } : body,
  },
});

/** Resources with behaviour beyond their descriptor. */
const DECLARED: Partial<Record<ContentPath, ContentResource>> = {
  cars,
  'car-photos': carPhotos,
  events,
  gallery,
  blog: blogPosts,
  pages,
  products,
  'orders/shipping-methods': shippingMethods,
  'orders/payment-methods': paymentMethods,
  'legal-texts': legalTexts,
  settings,
};

/** All content: what `/api/db` holds and what the audit trail keeps and can restore. */
export const contentResources: readonly ContentResource[] = CONTENT.map(
  ({ path }) => DECLARED[path] ?? defineResource(path),
);

/** Those that have the common routes; car photos and posts have their own. */
export const plainResources = contentResources.filter(
  (resource) => resource.path !== 'car-photos' && resource.path !== 'blog',
);
