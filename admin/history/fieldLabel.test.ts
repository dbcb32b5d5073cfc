import { beforeAll, describe, expect, it } from 'vitest';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { AUDITED_RESOURCES, resourceAt } from './auditedResources.ts';
import { fieldLabel, namedField } from './fieldLabel.ts';

const PLACE = ['display_order', 'is_active'];
const both = (...names: string[]) =>
  names.flatMap((name) => [`translations.cs.${name}`, `translations.en.${name}`]);
const SLOTS = [1, 2, 3, 4];

/** Every field that a write of a resource's record takes. */
const FIELDS: Readonly<Record<(typeof AUDITED_RESOURCES)[number], readonly string[]>> = {
  team: ['image_path', 'instagram_url', 'facebook_url', ...both('name', 'position', 'description')],
  cars: [
    ...['slug', 'image_path', 'horsepower', 'is_current', ...both('name', 'description')],
    ...SLOTS.map((slot) => `spec_icons.spec_${slot}_icon`),
    ...SLOTS.map((slot) => `spec_icons.spec_${slot}_label.cs`),
    ...SLOTS.flatMap((slot) => both(`specs_${slot}`)),
  ],
  'car-photos': ['image_path', 'name', ...both('description')],
  events: [
    ...['date', 'image_path', 'event_url', 'event_type'],
    ...both('title', 'location', 'description'),
  ],
  gallery: ['image_path', 'thumbnail_path', 'category', ...both('title', 'alt_text')],
  blog: [
    ...['image_path', 'published_date', 'category', 'tags'],
    ...both('slug', 'title', 'summary', 'content'),
  ],
  sponsors: ['logo_path', 'website_url', ...both('name')],
  products: [
    ...['slug', 'price', 'category', 'is_featured', 'is_bestseller', 'is_new', 'photos'],
    ...['features', ...both('name', 'description', 'what_to_expect', 'locations')],
    ...both('availability', 'eligibility'),
  ],
  achievements: ['year', ...both('title', 'description')],
  'achievement-stats': ['value', 'icon', ...both('title')],
  'shipping-methods': ['price', ...both('name')],
  'payment-methods': ['kind', ...both('name')],
  settings: ['setting_key', 'setting_group', 'value', ...both('label', 'setting_value')],
};

describe.each(['cs', 'en'] as const)('labels of fields in %s', (locale) => {
  let translate: (key: string, options?: Record<string, unknown>) => string;
  beforeAll(async () => {
    const provider = await createI18nProvider(locale);
    translate = (key, options) => provider.translate(key, options);
  });

  it.each(AUDITED_RESOURCES)('are there for every field of %s', (resource) => {
    const fields = [...FIELDS[resource], ...PLACE];
    const labels = fields.map((field) => fieldLabel(resource, field, translate));
    // What nobody named is called as in the data; no label has its underscores or is one of these.
    const names = new Set(fields.map((field) => namedField(field).name));
    expect(labels.filter((label) => label.includes('_') || names.has(label))).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

it('names the language and the cell', async () => {
  const { translate } = await createI18nProvider('en');
  const label = (resource: string, field: string) => fieldLabel(resource, field, translate);
  expect(label('team', 'translations.cs.name')).toBe('Name (Czech)');
  expect(label('cars', 'spec_icons.spec_2_label.en')).toBe('Specification 2: Label (English)');
  expect(label('cars', 'spec_icons.spec_2_icon')).toBe('Specification 2: Icon');
  expect(label('team', 'nickname')).toBe('nickname');
});

it('knows the resources by their paths', () => {
  expect(resourceAt('orders/shipping-methods')).toBe('shipping-methods');
  expect(resourceAt('team-members')).toBe('team');
  expect(resourceAt('contact-messages')).toBe(null);
});
