import { describe, expect, it } from 'vitest';
import { type ZodType, z } from 'zod';
import { withBareTexts } from '../bareTexts.ts';
import type { Descriptor } from '../descriptor.ts';
import { CONTENT, RESOURCES } from '../resources.ts';
import { schemasOf } from '../schemas.ts';
import { contentExamples, records } from '../testing/examples.ts';
import { achievement, achievementUpdate } from './achievement.ts';
import { blogPostUpdate } from './blogPost.ts';
import { contactMessage, contactMessageUpdate } from './contactMessage.ts';
import { order, orderUpdate } from './orderRecord.ts';
import { productUpdate } from './product.ts';

/** Texts that are answered in one language are written in both: a test of its own, below. */
const isReadInOneLanguage = ({ readInOneLanguage = [] }: Descriptor) =>
  readInOneLanguage.length > 0;

/** Name, record schema, write schema, example. */
const cases: [string, ZodType, ZodType, object][] = [
  ...CONTENT.filter((content) => !isReadInOneLanguage(content)).map(
    ({ path }): [string, ZodType, ZodType, object] => {
      const { record, update } = schemasOf(path);
      return [path, record, update, contentExamples[path]];
    },
  ),
  ['contact-messages', contactMessage, contactMessageUpdate, records.contactMessage],
  ['orders', order, orderUpdate, records.order],
];

const fields = z.record(z.string(), z.unknown());

/** Fields whose input format differs from the record's, or that only a write has. */
const REWRITTEN = new Set([
  'tags',
  'photos',
  'options',
  'variants',
  'stock',
  'tell_customer',
  'price_before',
]);

describe('a record sent back whole', () => {
  it.each(cases)('%s travels unchanged', (_, out, __, record) => {
    expect(out.parse(record)).toEqual(record);
  });

  it.each(cases)(
    '%s is accepted by its own update and keeps its values',
    (_, __, update, record) => {
      const parsed = fields.parse(update.parse(record));
      expect(Object.keys(parsed).length).toBeGreaterThan(0);
      for (const [field, value] of Object.entries(parsed)) {
        if (!REWRITTEN.has(field))
          expect([field, value]).toEqual([field, Reflect.get(record, field)]);
      }
    },
  );

  it.each(cases)('%s loses what must not be written', (_, __, update, record) => {
    const parsed = fields.parse(update.parse({ ...record, role: 'admin' }));
    for (const field of ['id', 'version', 'image_info', 'created_at', 'role']) {
      expect(parsed).not.toHaveProperty(field);
    }
  });

  it('a product keeps its photos, with their ids and without their facts', () => {
    const { photos } = productUpdate.parse(records.product);
    expect(photos).toEqual([{ id: 4, image_path: '/uploads/ab12.webp', display_order: 0 }]);
  });

  it('a post keeps its tags, as a list', () => {
    expect(blogPostUpdate.parse(records.blogPostRecord).tags).toEqual(['drift', 'winter']);
  });

  it('an achievement, whose texts travel bare, is accepted over its stored translations', () => {
    const stored = {
      en: { title: 'Title', description: '' },
      cs: { title: 'Titul', description: '' },
    };
    const record = achievement.parse({
      id: 3,
      year: 2024,
      title: 'Champion',
      description: 'First',
      display_order: 0,
      is_active: true,
      version: 1,
    });
    const body = withBareTexts(record, RESOURCES.achievements.bareTexts, 'en');
    const translations = { ...stored, ...fields.parse(body.translations) };
    expect(achievementUpdate.parse({ ...body, translations })).toEqual({
      translations: {
        en: { title: 'Champion', description: 'First' },
        cs: stored.cs,
      },
      year: 2024,
      display_order: 0,
      is_active: true,
    });
  });
});
