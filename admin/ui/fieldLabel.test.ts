import { beforeAll, describe, expect, it } from 'vitest';
import type { Descriptor } from '../../api/contract/descriptor.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import { CONTENT, type ContentPath, RESOURCES } from '../../api/contract/resources.ts';
import { schemasOf } from '../../api/contract/schemas.ts';
import { screenAt } from '../../api/contract/screens.ts';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { fieldLabel, namedField } from './fieldLabel.ts';

/** The paths of the plain fields of a write; lists and what has no fields of its own count as one. */
const fieldsOf = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, `${path}.${name}`))
    : [path];

/** Every field that a write of a resource's record takes, but those that the server makes of others. */
function writtenFields(path: ContentPath): string[] {
  const { texts, derived = [] }: Descriptor = RESOURCES[path];
  return Object.entries(schemasOf(path).update.shape).flatMap(([name, field]) => {
    if (derived.includes(name)) return [];
    if (name !== 'translations') return fieldsOf(field.safeParse(undefined).data, name);
    return LOCALES.flatMap((locale) => texts.map((text) => `translations.${locale}.${text}`));
  });
}

describe.each(['cs', 'en'] as const)('labels of fields in %s', (locale) => {
  let translate: (key: string, options?: Record<string, unknown>) => string;
  beforeAll(async () => {
    const provider = await createI18nProvider(locale);
    translate = (key, options) => provider.translate(key, options);
  });

  it.each(CONTENT)('are there for every field of $screen', ({ path, screen: resource }) => {
    const fields = writtenFields(path);
    expect(fields.length).toBeGreaterThan(2);
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
  expect(label('orders', 'dedications')).toBe('Dedications of vouchers');
  expect(label('team', 'nickname')).toBe('nickname');
});

it('knows the resources by their paths', () => {
  expect(screenAt('orders/shipping-methods')).toBe('shipping-methods');
  expect(screenAt('team-members')).toBe('team');
  expect(screenAt('contact-messages')).toBe('messages');
  // Corrections of orders are in the audit trail, too.
  expect(screenAt('orders/admin/orders')).toBe('orders');
});
