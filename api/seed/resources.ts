import type { z } from 'zod';
import { FILE_SETTING_KEYS } from '../contract/constants.ts';
import { ACHIEVEMENT_TEXTS, achievementUpdate } from '../contract/entities/achievement.ts';
import { achievementStatUpdate } from '../contract/entities/achievementStat.ts';
import { blogPostUpdate, ruleOrder } from '../contract/entities/blogPost.ts';
import { carCreate } from '../contract/entities/car.ts';
import { carPhotoCreate } from '../contract/entities/carPhoto.ts';
import { eventCreate } from '../contract/entities/event.ts';
import { galleryItemUpdate } from '../contract/entities/galleryItem.ts';
import { paymentMethodUpdate } from '../contract/entities/paymentMethod.ts';
import { productUpdate } from '../contract/entities/product.ts';
import { settingUpdate } from '../contract/entities/setting.ts';
import { shippingMethodUpdate } from '../contract/entities/shippingMethod.ts';
import { sponsorUpdate } from '../contract/entities/sponsor.ts';
import { teamMemberCreate } from '../contract/entities/teamMember.ts';
import type { MessageKey } from '../contract/messages/messages.ts';
import { slugify } from '../contract/slug.ts';
import { type Fields, textAt } from './fields.ts';

/** A picture of a record: the field with its path and the form field that brings a file. */
export interface PictureField {
  path: string;
  file: string;
}

/** What the tool knows of a resource beside its contract. */
export interface SeedResource {
  /** Its list's name in the file. */
  name: string;
  /** Its path below `/api`. */
  path: string;
  schema: z.ZodObject;
  ruleOrder?: readonly MessageKey[];
  pictures(record: Fields): readonly PictureField[];
  /**
   * What a record is recognised by on either side; digests are those of its first picture, null
   * where it names none. Two records that share a key are taken for the same one.
   */
  keysOf(record: Fields, digests: readonly string[] | null): string[];
  /** The field with the id of another resource's record, which the file's own ids stand for. */
  parent?: { field: string; name: string };
  /** Texts that a read answers in the asked language alone. */
  readPerLanguage?: readonly string[];
  /** Whether its photos are a list of their own. */
  hasPhotos?: boolean;
  /** Whether its texts hold HTML with pictures. */
  hasContent?: boolean;
}

const none = (): PictureField[] => [];
const image: PictureField = { path: 'image_path', file: 'image' };
const english = (field: string) => (record: Fields) => [
  textAt(record, 'translations', 'en', field),
];
const fileKeys = new Set<string>(FILE_SETTING_KEYS);

/** Every resource of a content file, in the order in which they are loaded. */
export const SEED_RESOURCES: readonly SeedResource[] = [
  {
    name: 'shipping-methods',
    path: 'orders/shipping-methods',
    schema: shippingMethodUpdate,
    pictures: none,
    keysOf: english('name'),
  },
  {
    name: 'payment-methods',
    path: 'orders/payment-methods',
    schema: paymentMethodUpdate,
    pictures: none,
    keysOf: english('name'),
  },
  {
    name: 'settings',
    path: 'settings',
    schema: settingUpdate,
    pictures: (record) =>
      fileKeys.has(textAt(record, 'setting_key')) ? [{ path: 'value', file: 'file' }] : [],
    keysOf: (record) => [textAt(record, 'setting_key')],
  },
  {
    name: 'team-members',
    path: 'team-members',
    schema: teamMemberCreate,
    pictures: () => [image],
    keysOf: english('name'),
  },
  {
    name: 'cars',
    path: 'cars',
    schema: carCreate,
    pictures: () => [image],
    keysOf: (record) => [
      textAt(record, 'slug') || slugify(textAt(record, 'translations', 'en', 'name')),
    ],
  },
  {
    name: 'car-photos',
    path: 'car-photos',
    schema: carPhotoCreate,
    pictures: () => [image],
    keysOf: (record, digests) =>
      (digests ?? []).map((digest) => `${textAt(record, 'car_id')} ${digest}`),
    parent: { field: 'car_id', name: 'cars' },
  },
  {
    name: 'products',
    path: 'products',
    schema: productUpdate,
    pictures: none,
    keysOf: (record) => [textAt(record, 'slug')],
    hasPhotos: true,
  },
  {
    name: 'events',
    path: 'events',
    schema: eventCreate,
    pictures: () => [image],
    keysOf: (record) => [
      `${textAt(record, 'date')} ${textAt(record, 'translations', 'en', 'title')}`,
    ],
  },
  {
    name: 'gallery',
    path: 'gallery',
    schema: galleryItemUpdate,
    pictures: () => [image, { path: 'thumbnail_path', file: 'thumbnail' }],
    // A gallery record needs no title and no picture; then its place among the others is left.
    keysOf: (record, digests) => {
      const title = textAt(record, 'translations', 'en', 'title');
      if (title !== '') return [`title ${title}`];
      if (digests !== null) return digests.map((digest) => `digest ${digest}`);
      return [
        `place ${textAt(record, 'category') || 'misc'} ${textAt(record, 'display_order') || 0}`,
      ];
    },
  },
  {
    name: 'sponsors',
    path: 'sponsors',
    schema: sponsorUpdate,
    pictures: () => [{ path: 'logo_path', file: 'logo' }],
    keysOf: english('name'),
  },
  {
    name: 'achievements',
    path: 'achievements',
    schema: achievementUpdate,
    pictures: none,
    keysOf: (record) => [
      `${textAt(record, 'year')} ${textAt(record, 'translations', 'en', 'title')}`,
    ],
    readPerLanguage: ACHIEVEMENT_TEXTS,
  },
  {
    name: 'achievement-stats',
    path: 'achievement-stats',
    schema: achievementStatUpdate,
    pictures: none,
    keysOf: english('title'),
  },
  {
    name: 'blog',
    path: 'blog',
    schema: blogPostUpdate,
    ruleOrder,
    pictures: () => [image],
    keysOf: english('slug'),
    hasContent: true,
  },
];

/** The resource that a list of a file belongs to: `team_members` and `orders/…` are understood too. */
export function resourceNamed(name: string): SeedResource | undefined {
  const plain = name.replaceAll('_', '-').replace(/^orders\//, '');
  return SEED_RESOURCES.find((resource) => resource.name === plain);
}
