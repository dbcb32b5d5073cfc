import {
  EVENT_TYPES,
  GALLERY_CATEGORIES,
  PAYMENT_KINDS,
  PRODUCT_CATEGORIES,
  SETTING_GROUPS,
  SPEC_ICONS,
  SPEC_SLOTS,
  STAT_ICONS,
} from '../../api/contract/constants.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import { slugify } from '../../api/contract/slug.ts';
import type { FormFields } from '../providers/formData.ts';
import { type CsvResource, column, translated, valueAt } from './csvResource.ts';
import { foldFeatures, unfoldFeatures } from './features.ts';

const textAt = (record: FormFields, ...path: string[]) =>
  String(valueAt(record, path) ?? '').trim();
const english = (name: string) => (record: FormFields) =>
  textAt(record, 'translations', 'en', name);

const order = column('display_order', 'integer');
const active = column('is_active', 'flag');

/** Every resource that can be imported; its columns in the order of the file. */
export const CSV_RESOURCES: Readonly<Record<string, CsvResource>> = {
  team: {
    fields: [
      ...translated('name', 'line', { required: 'team.required' }),
      ...translated('position', 'line', { required: 'team.required' }),
      ...translated('description', 'text'),
      column('instagram_url', 'url'),
      column('facebook_url', 'url'),
      column('image_path', 'picture', { requiredWhenNew: 'team.photo' }),
      order,
      active,
    ],
    keyOf: english('name'),
  },
  cars: {
    fields: [
      column('slug', 'slug'),
      ...translated('name', 'line', { required: 'name.required' }),
      ...translated('description', 'text'),
      ...SPEC_SLOTS.flatMap((slot) => [
        ...translated(`specs_${slot}`, 'line'),
        {
          ...column(`spec_${slot}_icon`, 'choice', { choices: SPEC_ICONS }),
          path: ['spec_icons', `spec_${slot}_icon`],
        },
        ...LOCALES.map((locale) => ({
          ...column(`spec_${slot}_label_${locale}`, 'line'),
          path: ['spec_icons', `spec_${slot}_label`, locale],
        })),
      ]),
      column('horsepower', 'optionalInteger'),
      column('image_path', 'picture', { requiredWhenNew: 'car.photo' }),
      order,
      active,
      column('is_current', 'flag'),
    ],
    keyOf: (record) => textAt(record, 'slug') || slugify(english('name')(record)),
  },
  events: {
    fields: [
      column('date', 'date', { required: 'event.date' }),
      ...translated('title', 'line', { required: 'title.required' }),
      ...translated('location', 'line'),
      ...translated('description', 'text'),
      column('event_type', 'choice', { choices: EVENT_TYPES }),
      column('event_url', 'eventUrl'),
      column('image_path', 'picture', { requiredWhenNew: 'event.photo' }),
      active,
    ],
    keyOf: (record) => both(textAt(record, 'date'), english('title')(record)),
  },
  gallery: {
    fields: [
      ...translated('title', 'line'),
      ...translated('alt_text', 'line'),
      column('category', 'choice', { choices: GALLERY_CATEGORIES }),
      column('image_path', 'picture'),
      column('thumbnail_path', 'picture'),
      order,
      active,
    ],
    keyOf: english('title'),
  },
  sponsors: {
    fields: [
      ...translated('name', 'line', { required: 'name.required' }),
      column('website_url', 'url'),
      column('logo_path', 'picture'),
      order,
      active,
    ],
    keyOf: english('name'),
  },
  products: {
    fields: [
      column('slug', 'slug', { required: 'product.slug' }),
      ...translated('name', 'line', { required: 'name.required' }),
      column('price', 'money', { required: 'price.required' }),
      column('category', 'choice', { choices: PRODUCT_CATEGORIES }),
      ...['description', 'what_to_expect', 'locations', 'availability', 'eligibility'].flatMap(
        (name) => translated(name, 'text'),
      ),
      ...LOCALES.map((locale) => ({
        ...column(`features_${locale}`, 'text'),
        path: ['features', locale],
      })),
      column('is_featured', 'flag'),
      column('is_bestseller', 'flag'),
      column('is_new', 'flag'),
      order,
      active,
    ],
    keyOf: (record) => textAt(record, 'slug'),
    unfold: unfoldFeatures,
    fold: foldFeatures,
  },
  achievements: {
    fields: [
      column('year', 'integer', { required: 'achievement.year' }),
      ...translated('title', 'line', { required: 'title.required' }),
      ...translated('description', 'text'),
      order,
      active,
    ],
    keyOf: (record) => both(textAt(record, 'year'), english('title')(record)),
  },
  'achievement-stats': {
    fields: [
      ...translated('title', 'line', { required: 'title.required' }),
      column('value', 'line', { required: 'stat.value' }),
      column('icon', 'choice', { choices: STAT_ICONS }),
      order,
      active,
    ],
    keyOf: english('title'),
  },
  settings: {
    fields: [
      column('setting_key', 'line', { required: 'setting.key', fixed: true }),
      column('setting_group', 'choice', { choices: SETTING_GROUPS }),
      ...translated('label', 'line'),
      column('value', 'text'),
      ...translated('setting_value', 'text'),
      active,
    ],
    keyOf: (record) => textAt(record, 'setting_key'),
  },
  blog: {
    fields: [
      ...translated('slug', 'slug', { required: 'blog.slug' }),
      ...translated('title', 'line', { required: 'title.required' }),
      ...translated('summary', 'text'),
      ...translated('content', 'html'),
      column('category', 'line'),
      column('tags', 'text'),
      column('published_date', 'date'),
      column('image_path', 'picture'),
      order,
      active,
    ],
    keyOf: english('slug'),
  },
  'shipping-methods': {
    fields: [
      ...translated('name', 'line', { required: 'name.required' }),
      column('price', 'money', { required: 'price.required' }),
      order,
      active,
    ],
    keyOf: english('name'),
  },
  'payment-methods': {
    fields: [
      ...translated('name', 'line', { required: 'name.required' }),
      column('kind', 'choice', { choices: PAYMENT_KINDS }),
      order,
      active,
    ],
    keyOf: english('name'),
  },
};

/** Orders are exported alone: they come from the shop. */
export const ORDERS_CSV: CsvResource = {
  fields: [
    column('created_at', 'line'),
    column('customer_name', 'line'),
    column('customer_email', 'line'),
    column('total', 'money'),
    column('status', 'line'),
  ],
  keyOf: () => '',
};

/** A key of two parts; without either it is none. */
const both = (first: string, second: string) => (first && second ? `${first} ${second}` : '');
