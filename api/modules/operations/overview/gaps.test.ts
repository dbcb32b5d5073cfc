import { afterAll, beforeAll, expect, it } from 'vitest';
import { BlogPost } from '../../../../db/models/blogPost.ts';
import { Sponsor } from '../../../../db/models/content.ts';
import { Product, ProductPhoto } from '../../../../db/models/product.ts';
import { saveTranslations } from '../../../../db/models/translations.ts';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import { dayAfter, pragueToday } from '../../../contract/dates.ts';
import type { Overview } from '../../../contract/types.ts';
import { VOUCHERS_END_DAYS } from '../../../contract/vouchers.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';

describeEachDatabase('what content lacks', (open) => {
  let api: Harness;
  const read = async (language: 'cs' | 'en' = 'en') =>
    (await api.admin<Overview>('/overview', { language })).body;

  const product = async (slug: string, texts: { en?: object; cs?: object }, is_active = true) => {
    const row = { slug, price_halere: 100, category: 'course', is_active, search: '' } as const;
    const { id } = await Product.query(api.knex).insert({
      ...row,
      is_featured: false,
      is_bestseller: false,
      is_new: false,
      display_order: 0,
    });
    await saveTranslations(api.knex, Product, id, texts);
    return id;
  };

  beforeAll(async () => {
    api = await createHarness(open);
  });
  afterAll(() => api.close());

  it('is a picture, or a text that is there in the other language', async () => {
    const half = await product('half', {
      en: { name: 'Half', description: 'In English' },
      cs: { name: 'Půl' },
    });
    const whole = await product('whole', { en: { name: 'Whole' }, cs: { name: 'Celý' } });
    await ProductPhoto.query(api.knex).insert({
      product_id: whole,
      image_path: '/uploads/a.webp',
      display_order: 0,
    });
    const nameless = await product('nameless', {});
    await product('hidden', {}, false);
    const over = await product('over', {});
    await Product.query(api.knex)
      .findById(over)
      .patch({ unpublish_at: '2026-01-01T00:00:00.000Z' });

    const { gaps, unpublished } = await read('cs');
    expect(gaps).toEqual({
      count: 2,
      records: [
        {
          resource: 'products',
          id: half,
          name: 'Půl',
          picture: true,
          texts: { cs: ['description'], en: [] },
        },
        {
          resource: 'products',
          id: nameless,
          name: '',
          picture: true,
          texts: { cs: ['name'], en: ['name'] },
        },
      ],
    });
    expect(unpublished).toEqual({ products: 1, posts: 0 });
  });

  it('lists every resource with gaps, however many one of them has', async () => {
    for (let number = 0; number < 25; number += 1) {
      const row = { logo_path: '', website_url: '', is_active: true, display_order: 0, search: '' };
      const { id } = await Sponsor.query(api.knex).insert(row);
      const name = `Sponsor ${number}`;
      await saveTranslations(api.knex, Sponsor, id, { en: { name }, cs: { name } });
    }
    const post = { published_date: '2026-01-01', category: 'x', image_path: '/uploads/a.webp' };
    const { id } = await BlogPost.query(api.knex).insert({
      ...post,
      is_active: true,
      display_order: 0,
      search: '',
    });
    await saveTranslations(api.knex, BlogPost, id, {
      en: { slug: 'ice', title: 'Ice', content: '<p>On ice.</p>' },
    });
    const { gaps } = await read('cs');
    expect(gaps.count).toBe(28);
    expect(gaps.records).toHaveLength(20);
    expect(gaps.records[0]).toEqual({
      resource: 'blog',
      id,
      name: 'Ice',
      picture: false,
      texts: { cs: ['title', 'content'], en: [] },
    });
    const resources = gaps.records.map(({ resource }) => resource);
    expect(resources.filter((resource) => resource === 'products')).toHaveLength(2);
    expect(gaps.records[3]).toMatchObject({ resource: 'sponsors', name: 'Sponsor 0' });
  });

  it('tells of products whose vouchers have ended, or soon will', async () => {
    const today = pragueToday(new Date());
    const ends = [-1, 0, VOUCHERS_END_DAYS, VOUCHERS_END_DAYS + 1];
    for (const days of ends) {
      const id = await product(`ends-${days}`, {});
      const sold = { voucher_kind: 'experience', voucher_until: dayAfter(today, days) } as const;
      await Product.query(api.knex).findById(id).patch(sold);
    }
    const hidden = await product('ended-and-hidden', {}, false);
    await Product.query(api.knex)
      .findById(hidden)
      .patch({ voucher_kind: 'experience', voucher_until: '2026-01-01' });
    expect((await read()).vouchers).toEqual({ over: 1, ending: 2 });
  });
});
