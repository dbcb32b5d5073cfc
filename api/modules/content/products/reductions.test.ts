import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProductPrice, Product as StoredProduct } from '../../../../db/models/product.ts';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import type { ErrorAnswer } from '../../../contract/errors.ts';
import type { Product } from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';

const both = (text: string) => ({ en: text, cs: text });
const cap = (slug: string, changes: object = {}) => ({
  slug,
  price: 500,
  category: 'merchandise',
  translations: { en: { name: slug }, cs: { name: slug } },
  ...changes,
});

describeEachDatabase('an announced reduction', (open) => {
  let api: Harness;
  beforeAll(async () => {
    api = await createHarness(open);
  });
  afterAll(() => api.close());

  const make = async (slug: string, changes?: object) =>
    (await api.admin<Product>('/products', { body: cap(slug, changes) })).body;
  const write = (slug: string, body: object) =>
    api.admin<Product & ErrorAnswer>(`/products/${slug}`, { method: 'PATCH', body });
  const seen = async (slug: string) => (await api.send<Product>(`/products/${slug}`)).body;
  /** As if all that was recorded of a product had happened so many days ago. */
  const age = async ({ id }: Product, days: number) => {
    const earlier = (at: string) => new Date(Date.parse(at) - days * 86_400_000).toISOString();
    const rows = await ProductPrice.query(api.knex).where({ product_id: id });
    for (const row of rows) {
      await ProductPrice.query(api.knex)
        .findById(row.id)
        .patch({ at: earlier(row.at) });
    }
    const { reduced_at } = await StoredProduct.query(api.knex).findById(id).throwIfNotFound();
    if (reduced_at === null) return;
    await StoredProduct.query(api.knex)
      .findById(id)
      .patch({ reduced_at: earlier(reduced_at) });
  };

  it('names the lowest price of the 30 days before, to visitors as well', async () => {
    const made = await make('lowered');
    await age(made, 20);
    await write('lowered', { price: 450 });
    await age(made, 5);
    await write('lowered', { price: 480 });
    await age(made, 2);
    await write('lowered', { price: 300, price_before: 480 });
    expect(await seen('lowered')).toMatchObject({
      price: 300,
      price_before: 480,
      lowest_price: 450,
    });
    const { body: list } = await api.send<Product[]>('/products?slug=lowered');
    expect(list[0]).toMatchObject({ price_before: 480, lowest_price: 450 });
  });

  it('that goes further is compared with the time before its first step, a higher price is another one', async () => {
    const made = await make('steps');
    await age(made, 3);
    await write('steps', { price: 400, price_before: 500 });
    await age(made, 1);
    await write('steps', { price: 300 });
    expect(await seen('steps')).toMatchObject({ price: 300, lowest_price: 500 });
    await age(made, 1);
    await write('steps', { price: 350 });
    expect(await seen('steps')).toMatchObject({ price: 350, lowest_price: 300 });
    await write('steps', { price_before: null, price: 500 });
    const product = await seen('steps');
    for (const name of ['price_before', 'lowest_price']) expect(product).not.toHaveProperty(name);
  });

  it('of what was never sold dearer isn’t announced, but kept for its editor', async () => {
    await make('fresh', { price_before: 900 });
    expect(await seen('fresh')).not.toHaveProperty('price_before');
    expect((await api.admin<Product>('/products/fresh')).body.price_before).toBe(900);
    const hidden = await make('hidden', { is_active: false });
    await age(hidden, 10);
    await write('hidden', { is_active: true, price: 100, price_before: 500 });
    expect(await seen('hidden')).not.toHaveProperty('price_before');
  });

  it('is each variant’s own', async () => {
    const made = await make('sizes', {
      options: [both('Size')],
      variants: [
        { sku: 'sizes-S', values: [both('S')] },
        { sku: 'sizes-L', values: [both('L')], price_difference: 50 },
      ],
    });
    await age(made, 10);
    await write('sizes', { price: 400, price_before: 500 });
    const { variants, ...product } = await seen('sizes');
    expect(variants).toMatchObject([
      { price: 400, price_before: 500, lowest_price: 500 },
      { price: 450, price_before: 550, lowest_price: 550 },
    ]);
    expect(product).not.toHaveProperty('price_before');
  });

  it('needs a price before that is higher', async () => {
    await make('wrong');
    const { status, body } = await write('wrong', { price_before: 500 });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['price_before']]);
  });

  it('a write that changes no price adds nothing to the history', async () => {
    const { id } = await make('same');
    await write('same', { is_new: true });
    expect(await ProductPrice.query(api.knex).where({ product_id: id })).toHaveLength(1);
    await write('same', { is_active: false });
    const rows = await ProductPrice.query(api.knex).where({ product_id: id }).orderBy('id');
    expect(rows.map(({ price_halere }) => price_halere)).toEqual([50_000, null]);
  });
});
