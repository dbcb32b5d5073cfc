import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import type {
  BlogListItem,
  BlogPage,
  BlogPost,
  BlogPostRecord,
  Car,
  CarPhoto,
  PreviewLink,
} from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { testPicture } from '../../../testing/pictures.ts';
import { createPost } from '../../../testing/testPost.ts';

const HOUR = 60 * 60_000;
const bothNames = (name: string) => ({ en: { name }, cs: { name } });

describeOnSqlite('previews of hidden records', (open) => {
  let api: Harness;
  let draft: BlogPostRecord;
  let otherDraft: BlogPostRecord;
  let car: Car;
  let otherCar: Car;

  const hiddenCar = async (name: string, fields: Record<string, unknown> = {}) => {
    const form = new FormData();
    form.set('image', await testPicture(), 'car.png');
    form.set('translations', JSON.stringify(bothNames(name)));
    form.set('is_active', 'false');
    for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
    return (await api.admin<Car>('/cars', { form })).body;
  };

  const link = async (resource: string, id: number, language = 'en') =>
    (await api.admin<PreviewLink>('/previews', { body: { resource, id, language } })).body;
  const tokenOf = async (resource: string, id: number) => {
    const { url } = await link(resource, id);
    return new URL(url, 'https://site.example').searchParams.get('preview') ?? '';
  };
  const withPreview = (preview: string) => ({ headers: { 'x-preview': preview } });

  beforeAll(async () => {
    api = await createHarness(open);
    await createPost(api, 'public', { category: 'Races' });
    draft = await createPost(api, 'draft', { is_active: false, category: 'Races' });
    otherDraft = await createPost(api, 'other', { is_active: false });
    car = await hiddenCar('Hidden');
    otherCar = await hiddenCar('Other');
    for (const { id } of [car, otherCar]) {
      const form = new FormData();
      form.set('images', await testPicture(), 'photo.png');
      expect((await api.admin(`/car-photos/${id}`, { form })).status).toBe(201);
    }
  });
  afterAll(() => api.close());

  it('are made for administrators alone', async () => {
    const body = { resource: 'blog', id: draft.id, language: 'en' };
    expect((await api.send('/previews', { body })).status).toBe(401);
  });

  it.each([
    [{ resource: 'orders', id: 1 }, { resource: 'Choose one of the offered values.' }],
    [{ resource: 'blog', id: 'x' }, { id: 'This must be a number.' }],
    [{ resource: 'blog', id: 0 }, { id: 'The number must be at least 1.' }],
    [
      { resource: 'blog', id: 1, language: 'de' },
      { language: 'Choose one of the offered values.' },
    ],
  ])('are refused for %j', async (body, errors) => {
    const answer = await api.admin<{ errors: object }>('/previews', { body });
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  it('are not made of what is not there', async () => {
    const body = { resource: 'blog', id: 9999, language: 'cs' };
    const { status, body: said } = await api.admin('/previews', { body, language: 'cs' });
    expect([status, said]).toEqual([404, { message: 'Příspěvek nenalezen' }]);
  });

  it('lead to the record’s own page in the language asked, for an hour', async () => {
    const before = Date.now();
    const { url, expires_at } = await link('blog', draft.id, 'cs');
    expect(url).toMatch(/^\/blog\/draft-cs\?preview=[\w.-]+&lang=cs$/);
    // Of whole seconds, as tokens tell the time.
    expect(Date.parse(expires_at)).toBeGreaterThan(before + HOUR - 1_000);
    expect(Date.parse(expires_at)).toBeLessThanOrEqual(Date.now() + HOUR);
    expect((await link('cars', car.id)).url).toMatch(/^\/car\/hidden\?preview=[\w.-]+&lang=en$/);
  });

  it('lead to the part of a page that shows the record', async () => {
    const { body: event } = await api.admin<{ id: number }>('/events', {
      body: {
        date: '2027-05-01',
        event_type: 'world',
        is_active: false,
        image_path: car.image_path,
        translations: {
          en: { title: 'Finals', location: 'Písek' },
          cs: { title: 'Finále', location: 'Písek' },
        },
      },
    });
    expect((await link('events', event.id)).url).toMatch(
      /^\/events-calendar\?type=world&preview=[\w.-]+&lang=en$/,
    );
    const sponsor = { is_active: false, translations: bothNames('Brewery') };
    const { body } = await api.admin<{ id: number }>('/sponsors', { body: sponsor });
    expect((await link('sponsors', body.id)).url).toMatch(/^\/\?preview=[\w.-]+&lang=en#sponsors$/);
    const shown = await api.send<{ id: number }[]>(
      '/sponsors',
      withPreview(await tokenOf('sponsors', body.id)),
    );
    expect(shown.body.map(({ id }) => id)).toEqual([body.id]);
  });

  it('open exactly the one post', async () => {
    const asked = withPreview(await tokenOf('blog', draft.id));
    const { status, body } = await api.send<BlogPost>('/blog/draft-en', asked);
    expect([status, body.id]).toEqual([200, draft.id]);
    expect((await api.send('/blog/other-en', asked)).status).toBe(404);
    expect((await api.send(`/blog/${otherDraft.id}`, asked)).status).toBe(404);
    expect((await api.send(`/blog/${draft.id}/images`, asked)).status).toBe(200);
    expect((await api.send(`/blog/${otherDraft.id}/images`, asked)).status).toBe(404);
    const page = await api.send<BlogPage>('/blog?limit=9', asked);
    expect(page.body.posts.map(({ id }) => id)).toContain(draft.id);
    expect(page.body.posts.map(({ id }) => id)).not.toContain(otherDraft.id);
    const list = await api.send<BlogListItem[]>('/blog?_sort=id', asked);
    expect(list.body).toHaveLength(2);
    const races = await api.send<BlogPage>('/blog?category=Races', asked);
    expect(races.body.pagination.total).toBe(2);
    expect((await api.send(`/blog/id/${draft.id}`, asked)).status).toBe(401);
  });

  it('open a car with its photos, and no other car', async () => {
    const asked = withPreview(await tokenOf('cars', car.id));
    const { body: shown } = await api.send<Car>('/cars/hidden', asked);
    expect(shown).toMatchObject({ id: car.id, is_active: true });
    expect((await api.admin<Car>('/cars/hidden')).body.is_active).toBe(false);
    expect((await api.send('/cars/other', asked)).status).toBe(404);
    expect((await api.send<Car[]>('/cars', asked)).body.map(({ id }) => id)).toEqual([car.id]);
    expect((await api.send<CarPhoto[]>('/car-photos/hidden', asked)).body).toHaveLength(1);
    expect((await api.send('/car-photos/other', asked)).status).toBe(404);
    const photos = await api.send<CarPhoto[]>('/car-photos', asked);
    expect(photos.body.map(({ car_id }) => car_id)).toEqual([car.id]);
    const embedded = await api.send<{ photos: CarPhoto[] }>('/cars/hidden?_embed=photos', asked);
    expect(embedded.body.photos).toHaveLength(1);
    expect((await api.send('/blog/draft-en', asked)).status).toBe(404);
  });

  it('show an administrator no more than the one record', async () => {
    const { headers } = withPreview(await tokenOf('cars', car.id));
    expect((await api.admin<Car[]>('/cars', { headers })).body).toHaveLength(1);
    expect((await api.admin<Car[]>('/cars')).body).toHaveLength(2);
    expect((await api.admin('/blog?admin=true', { headers })).body).toMatchObject({
      pagination: { total: 1 },
    });
  });

  it('allow no writes', async () => {
    const asked = withPreview(await tokenOf('cars', car.id));
    const body = { horsepower: 1 };
    expect((await api.send('/cars/hidden', { method: 'PUT', body, ...asked })).status).toBe(401);
    expect((await api.send('/previews', { body: {}, ...asked })).status).toBe(401);
  });

  describe('and the shared memory', () => {
    it('keep nothing there and take nothing from it', async () => {
      const asked = withPreview(await tokenOf('cars', car.id));
      expect((await api.send<Car[]>('/cars')).body).toEqual([]);
      const previewed = await api.send<Car[]>('/cars', asked);
      expect(previewed.body).toHaveLength(1);
      expect(previewed.headers.get('cache-control')).toBe('no-store');
      expect(previewed.headers.get('etag')).toBeNull();
      expect((await api.send<Car[]>('/cars')).body).toEqual([]);
    });

    it('stay as they are when the token is not valid', async () => {
      const asked = withPreview('nonsense');
      const { status, headers } = await api.send('/cars/hidden', asked);
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect((await api.send<Car[]>('/cars', asked)).body).toEqual([]);
    });
  });

  it('don’t take a token that was signed for something else', async () => {
    expect((await api.send('/cars/hidden', withPreview(api.token))).status).toBe(404);
    const headers = { authorization: `Bearer ${await tokenOf('cars', car.id)}` };
    expect((await api.send('/cars', { headers })).status).toBe(401);
  });

  describe('end with their maker’s right', () => {
    const linkBy = async (token: string) => {
      const body = { resource: 'cars', id: car.id, language: 'en' };
      const { body: made } = await api.send<PreviewLink>('/previews', { body, token });
      const preview = new URL(made.url, api.url).searchParams.get('preview') ?? '';
      return async () => (await api.send('/cars/hidden', withPreview(preview))).status;
    };

    it('as a person', async () => {
      const token = await api.tokenOf('reader');
      const status = await linkBy(token);
      const reader = () => api.knex('users').where({ email: 'reader@example.com' });
      expect(await status()).toBe(200);
      await reader().update({ role: 'nobody' });
      expect(await status()).toBe(404);
      await reader().update({ role: 'editor' });
      expect(await status()).toBe(200);
      await reader().update({ disabled_at: new Date().toISOString() });
      expect(await status()).toBe(404);
      await reader().update({ disabled_at: null });
      expect(await status()).toBe(200);
      await api.send('/auth/logout', { method: 'POST', token });
      expect(await status()).toBe(404);
    });

    it('as a script', async () => {
      const body = { name: 'exporter', scopes: ['read'] };
      const { body: made } = await api.admin<{ id: number; token: string }>('/api-tokens', {
        body,
      });
      const status = await linkBy(made.token);
      expect(await status()).toBe(200);
      await api.admin(`/api-tokens/${made.id}`, { method: 'DELETE' });
      expect(await status()).toBe(404);
    });
  });

  it('end after an hour', async () => {
    const asked = withPreview(await tokenOf('cars', car.id));
    api.advance(HOUR - 5_000);
    expect((await api.send('/cars/hidden', asked)).status).toBe(200);
    api.advance(6_000);
    expect((await api.send('/cars/hidden', asked)).status).toBe(404);
  });
});
