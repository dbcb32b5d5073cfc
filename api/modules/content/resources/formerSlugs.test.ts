import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import type { Product } from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';

interface Found {
  id: number;
  slug?: string;
}

describeEachDatabase('a record whose slug changes', (open) => {
  let api: Harness;
  beforeAll(async () => {
    api = await createHarness(open);
  });
  afterAll(() => api.close());

  const productOf = (slug: string) => ({
    slug,
    price: 100,
    category: 'merchandise',
    translations: { en: { name: `A ${slug}` }, cs: { name: `Jeden ${slug}` } },
  });
  const make = async (slug: string) =>
    (await api.admin<Product>('/products', { body: productOf(slug) })).body.id;
  const change = (id: number | string, body: object) =>
    api.admin(`/products/${id}`, { method: 'PATCH', body });
  const idAt = async (path: string, language: 'en' | 'cs' = 'en') => {
    const { status, body } = await api.send<Found>(path, { language });
    return status === 200 ? body.id : status;
  };

  it('is read at its former slugs, under the one that it has now', async () => {
    const id = await make('first');
    await change(id, { slug: 'second' });
    await change(id, { slug: 'third' });
    for (const slug of ['first', 'second', 'third']) {
      expect((await api.send<Found>(`/products/${slug}`)).body).toMatchObject({
        id,
        slug: 'third',
      });
    }
    expect(await idAt('/products/fourth')).toBe(404);
    // It is not written there.
    expect((await change('first', { price: 1 })).status).toBe(404);
    expect((await api.admin('/products/first', { method: 'DELETE' })).status).toBe(404);
    await change(id, { is_active: false });
    expect(await idAt('/products/first')).toBe(404);
  });

  it('leaves a slug to the record that has it now, and may have it again', async () => {
    const one = await make('shared');
    await change(one, { slug: 'one' });
    const other = await make('shared');
    expect(await idAt('/products/shared')).toBe(other);
    await change(other, { slug: 'other' });
    expect(await idAt('/products/shared')).toBe(other);
    expect((await change(one, { slug: 'shared' })).status).toBe(200);
    expect(await idAt('/products/shared')).toBe(one);
    await change(one, { slug: 'one' });
    expect(await idAt('/products/shared')).toBe(one);
    // A slug of a product is none of a car.
    expect(await idAt('/cars/shared')).toBe(404);
  });

  it('may give up a slug that another one gave up in the other language', async () => {
    const pageOf = (en: string, cs: string) => ({
      translations: {
        en: { slug: en, title: en, summary: '', content: `<p>${en}</p>` },
        cs: { slug: cs, title: cs, summary: '', content: `<p>${cs}</p>` },
      },
    });
    const make = async (en: string, cs: string) =>
      (await api.admin<Found>('/pages', { body: pageOf(en, cs) })).body.id;
    const write = async (id: number, en: string, cs: string) =>
      (await api.admin(`/pages/${id}`, { method: 'PUT', body: pageOf(en, cs) })).status;
    const one = await make('one-en', 'both');
    const other = await make('both', 'other-cs');
    expect(await write(one, 'one-en', 'one-cs')).toBe(200);
    expect(await idAt('/pages/both')).toBe(other);
    expect(await write(other, 'other-en', 'other-cs')).toBe(200);
    expect(await idAt('/pages/both')).toBe(other);
  });

  it.each(['pages', 'blog'])('is read at those of each language: %s', async (resource) => {
    const textsOf = (name: string) => ({
      en: { slug: `${name}-en`, title: name, summary: name, content: `<p>${name}</p>` },
      cs: { slug: `${name}-cs`, title: name, summary: name, content: `<p>${name}</p>` },
    });
    const body = { translations: textsOf('before'), is_published: true, is_active: true };
    const { body: made } = await api.admin<Found>(`/${resource}`, { body });
    const { status } = await api.admin(`/${resource}/${made.id}`, {
      method: 'PATCH',
      body: { translations: textsOf('after') },
    });
    expect(status).toBe(200);
    for (const name of ['before', 'after']) {
      expect(await idAt(`/${resource}/${name}-en`)).toBe(made.id);
      expect(await idAt(`/${resource}/${name}-cs`, 'cs')).toBe(made.id);
    }
  });
});
