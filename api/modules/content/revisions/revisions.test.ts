import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import { LIMITS } from '../../../contract/constants.ts';
import { records } from '../../../contract/testing/examples.ts';
import type { Car, CarPhoto, Product, Revision, RevisionDetail } from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { testPicture } from '../../../testing/pictures.ts';

const LOST = '/uploads/swept/400.webp';
const both = (name: string) => ({ en: { name }, cs: { name: `${name} cs` } });

describeOnSqlite('the audit trail', (open) => {
  let api: Harness;
  let picture: string;

  beforeAll(async () => {
    api = await createHarness(open);
    picture = await upload('#ff4d0a');
  });
  afterAll(() => api.close());

  const upload = async (color: string): Promise<string> => {
    const form = new FormData();
    form.set('image', await testPicture({ color }), 'x.png');
    return (await api.admin<{ image_path: string }>('/blog/images', { form })).body.image_path;
  };
  const trail = async (resource: string, id: number): Promise<Revision[]> => {
    const path = `/revisions?resource=${resource}&record_id=${id}`;
    return (await api.admin<Revision[]>(path)).body;
  };
  const detail = async (id: number | undefined): Promise<RevisionDetail> =>
    (await api.admin<RevisionDetail>(`/revisions/${id}`)).body;
  const restore = (id: number | undefined, body: object = {}) =>
    api.admin<RevisionDetail>(`/revisions/${id}/restore`, { body });
  const created = async <Wire = { id: number }>(path: string, body: object): Promise<Wire> => {
    const answer = await api.admin<Wire>(path, { body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  };
  const sponsor = (name: string, more: object = {}) =>
    created('/sponsors', { translations: both(name), logo_path: picture, ...more });

  describe('tells', () => {
    it('who did what to a record, newest first, without the record itself', async () => {
      const { id } = await sponsor('Oil');
      const one = `/sponsors/${id}`;
      const change = { website_url: 'https://oil.cz/', translations: { cs: { name: 'Olej' } } };
      await api.admin(one, { method: 'PUT', body: change });
      await api.admin(one, { method: 'DELETE' });
      const [deletion, update, creation, ...rest] = await trail('sponsors', id);
      expect(rest).toEqual([]);
      expect([creation?.action, creation?.version, creation?.changed]).toEqual(['create', 1, []]);
      expect(update).toEqual({
        id: expect.any(Number),
        resource: 'sponsors',
        record_id: id,
        name: 'Oil',
        action: 'update',
        version: 2,
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        username: 'boss',
        changed: expect.arrayContaining(['website_url', 'translations.cs.name']),
        restored_from: null,
        is_deleted: true,
      });
      expect([deletion?.action, deletion?.version, deletion?.changed]).toEqual(['delete', 2, []]);
      const czech = await api.admin<Revision>(`/revisions/${deletion?.id}`, { language: 'cs' });
      expect(czech.body.name).toBe('Olej');
    });

    it('nothing of a save that changes nothing', async () => {
      const { id } = await sponsor('Tyres');
      const one = `/sponsors/${id}`;
      for (const website_url of ['https://tyres.cz/', 'https://tyres.cz/']) {
        await api.admin(one, { method: 'PUT', body: { website_url } });
      }
      const actions = (await trail('sponsors', id)).map(({ action }) => action);
      expect(actions).toEqual(['update', 'create']);
    });

    it('the record as a write would bring it, and what differs from the version before', async () => {
      const { id } = await sponsor('Tyres');
      await api.admin(`/sponsors/${id}`, { method: 'PUT', body: { is_active: false } });
      const [update, creation] = await trail('sponsors', id);
      const { record, changes } = await detail(update?.id);
      expect(record).toEqual({
        translations: both('Tyres'),
        website_url: '',
        logo_path: picture,
        display_order: 0,
        is_active: false,
      });
      expect(changes).toEqual([{ field: 'is_active', before: true, after: false }]);
      expect((await detail(creation?.id)).changes).toEqual([]);
    });

    it('of a state from before the history began with the first change', async () => {
      const { id } = await sponsor('Older than the trail');
      await api.knex('revisions').where({ resource: 'sponsors', record_id: id }).delete();
      await api.admin(`/sponsors/${id}`, { method: 'PUT', body: { translations: both('New') } });
      await api.admin(`/sponsors/${id}`, { method: 'PUT', body: { translations: both('Newer') } });
      const found = await trail('sponsors', id);
      expect(found.map(({ action, version, username }) => [action, version, username])).toEqual([
        ['update', 3, 'boss'],
        ['update', 2, 'boss'],
        ['initial', 1, ''],
      ]);
      expect((await restore(found[2]?.id)).body.name).toBe('Older than the trail');
    });

    it('of photos that were sent together, and of a car that is no longer the current one', async () => {
      const car = (name: string) =>
        created<Car>('/cars', { image_path: picture, is_current: true, translations: both(name) });
      const first = await car('First');
      await car('Second');
      const [demoted] = await trail('cars', first.id);
      expect(demoted).toMatchObject({ action: 'update', version: 2, changed: ['is_current'] });
      const photos = await created<CarPhoto[]>(`/car-photos/${first.id}`, {
        images: [picture, picture],
        names: ['Left', 'Right'],
      });
      const kept = await trail('car-photos', photos[1]?.id ?? 0);
      expect(kept.map(({ action, name }) => [action, name])).toEqual([['create', 'Right']]);
    });

    it.each([
      ['/team-members', records.teamMember],
      ['/cars', { ...records.car, slug: 'audited-car' }],
      ['/events', records.event],
      ['/gallery', records.galleryItem],
      ['/sponsors', records.sponsor],
      ['/products', { ...records.product, slug: 'audited-product', photos: [] }],
      ['/achievements', { year: 2020, translations: { en: { title: 'A' }, cs: { title: 'B' } } }],
      ['/achievement-stats', records.achievementStat],
      ['/settings', { ...records.setting, setting_key: 'audited' }],
      ['/orders/shipping-methods', records.shippingMethod],
      ['/orders/payment-methods', records.paymentMethod],
      ['/blog', records.blogPostRecord],
    ])('of %s: made, changed, deleted and brought back to the same', async (path, example) => {
      const pictures = ['image_path', 'logo_path', 'thumbnail_path'].filter((at) => at in example);
      const stored = Object.fromEntries(pictures.map((at) => [at, picture]));
      const made = await created<{ id: number; version: number }>(path, { ...example, ...stored });
      const one = `${path}/${made.id}`;
      const before = (await api.admin<object>(one)).body;
      await api.admin(one, { method: 'PUT', body: { is_active: false, display_order: 5 } });
      expect((await api.admin(one, { method: 'DELETE' })).status).toBe(200);
      const [deletion, update, creation] = await trail(path.slice(1), made.id);
      expect([deletion?.action, update?.action, creation?.action]).toEqual([
        'delete',
        'update',
        'create',
      ]);
      expect(deletion?.name).not.toBe('');
      const { status, body } = await restore(creation?.id);
      expect([status, body.action, body.restored_from]).toEqual([200, 'restore', creation?.id]);
      const after = (await api.admin<object>(one)).body;
      const ids = { features: expect.anything(), photos: expect.anything() };
      const parts = Object.fromEntries(Object.entries(ids).filter(([at]) => at in before));
      expect(after).toEqual({ ...before, ...parts, version: made.version + 2 });
      expect((await trail(path.slice(1), made.id))[0]?.is_deleted).toBe(false);
    });

    it('of what only owners change: only they restore it', async () => {
      const method = await created('/orders/shipping-methods', records.shippingMethod);
      await api.admin(`/orders/shipping-methods/${method.id}`, { method: 'DELETE' });
      const [deletion] = await trail('orders/shipping-methods', method.id);
      const path = `/revisions/${deletion?.id}/restore`;
      const by = async (role: 'editor' | 'manager') =>
        (await api.send(path, { body: {}, token: await api.tokenOf(role) })).status;
      expect([await by('editor'), await by('manager')]).toEqual([403, 403]);
      expect((await restore(deletion?.id)).status).toBe(200);
    });

    it('nothing of orders and messages', async () => {
      const message = { name: 'Eva', email: 'eva@example.com', subject: 'Hello', message: 'Hi' };
      await api.send('/contact-messages', { body: { ...message, termsAgreed: true } });
      const [{ id } = { id: 0 }] = (await api.admin<{ id: number }[]>('/contact-messages')).body;
      await api.admin(`/contact-messages/${id}`, { method: 'DELETE' });
      const { body } = await api.admin<Revision[]>('/revisions');
      expect(body.filter(({ resource }) => /message|admin/.test(resource))).toEqual([]);
    });
  });

  describe('lists', () => {
    it('in both conventions, by resource, record, action, person and words', async () => {
      await sponsor('Žluťoučký kůň');
      const filter = encodeURIComponent(
        JSON.stringify({
          resource: 'sponsors',
          action: 'create',
          username: 'boss',
          q: 'zlutoucky',
        }),
      );
      const simple = await api.admin<Revision[]>(`/revisions?filter=${filter}&range=[0,9]`);
      expect(simple.body.map(({ name }) => name)).toEqual(['Žluťoučký kůň']);
      expect(simple.headers.get('content-range')).toBe('revisions 0-0/1');
      const plain = await api.admin<Revision[]>('/revisions?_sort=id&_order=asc&_limit=2&_page=1');
      expect(plain.body.map(({ id }) => id)).toEqual([1, 2]);
      // The site's own address, whatever the request says: kept answers are everybody's.
      const { headers } = await api.admin('/revisions?_limit=2&_page=1', {
        headers: { origin: 'https://evil.example', host: 'evil.example' },
      });
      expect(headers.get('link')).toContain(
        '<http://localhost:0/api/revisions?_limit=2&_page=2>; rel="next"',
      );
      const nobody = await api.admin<Revision[]>('/revisions?username=nobody');
      expect(nobody.body).toEqual([]);
    });

    it('no more than a page unasked', async () => {
      const row = { version: 1, action: 'update', at: '2026-01-01T00:00:00.000Z', record: '{}' };
      for (let part = 0; part < 11; part += 1) {
        const rows = Array.from({ length: 100 }, () => ({ ...row, resource: 'x', record_id: 1 }));
        await api.knex('revisions').insert(rows);
      }
      expect((await api.admin<Revision[]>('/revisions')).body).toHaveLength(LIMITS.pageSize);
      const [unknown] = (await api.admin<Revision[]>('/revisions?resource=x')).body;
      const answer = await restore(unknown?.id);
      await api.knex('revisions').where({ resource: 'x' }).delete();
      expect(answer.status).toBe(404);
    });

    it('for administrators alone, and nothing of it in the content', async () => {
      for (const path of ['/revisions', '/revisions/1']) {
        expect((await api.send(path)).status).toBe(401);
      }
      expect((await api.send('/revisions/1/restore', { body: {} })).status).toBe(401);
      expect(Object.keys((await api.admin<object>('/db')).body)).not.toContain('revisions');
      const unknown = { message: 'Tato verze už není uložená' };
      for (const id of ['0', '999999', 'x']) {
        const { status, body } = await api.admin(`/revisions/${id}`, { language: 'cs' });
        expect([status, body]).toEqual([404, unknown]);
      }
    });
  });

  describe('brings back', () => {
    it('an earlier version as a new one, which visitors see at once', async () => {
      const { id } = await sponsor('Before');
      const one = `/sponsors/${id}`;
      await api.send(one);
      await api.admin(one, { method: 'PUT', body: { translations: both('After') } });
      expect((await api.send<typeof records.sponsor>(one)).body.translations.en.name).toBe('After');
      const [, creation] = await trail('sponsors', id);
      const { body } = await restore(creation?.id, { version: 2 });
      expect(body).toMatchObject({ action: 'restore', version: 3, restored_from: creation?.id });
      expect(body.changes).toEqual([
        { field: 'translations.en.name', before: 'After', after: 'Before' },
        { field: 'translations.cs.name', before: 'After cs', after: 'Before cs' },
      ]);
      const seen = (await api.send<typeof records.sponsor>(one)).body;
      expect([seen.translations.en.name, seen.version]).toEqual(['Before', 3]);
    });

    it('nothing over a version that its writer has not seen', async () => {
      const { id } = await sponsor('Seen');
      const [creation] = await trail('sponsors', id);
      await api.admin(`/sponsors/${id}`, { method: 'PUT', body: { translations: both('Newer') } });
      const { status, body } = await api.admin<{ message: string; record: { version: number } }>(
        `/revisions/${creation?.id}/restore`,
        { body: { version: 1 } },
      );
      expect([status, body.record.version]).toEqual([409, 2]);
      expect(body.message).toBe('The record was changed by someone else in the meantime.');
      expect((await restore(creation?.id, { version: 'x' })).status).toBe(422);
    });

    it('a deleted record under its id, unless its slug is taken', async () => {
      const slug = 'brought-back';
      const body = { ...records.product, slug, image_path: '', photos: [] };
      const product = await created<Product>('/products', body);
      await api.admin(`/products/${product.id}`, { method: 'DELETE' });
      const usurper = await created<Product>('/products', body);
      const [deletion] = await trail('products', product.id);
      const taken = await api.admin(`/revisions/${deletion?.id}/restore`, {
        method: 'POST',
        language: 'cs',
      });
      const message = 'Tento slug už je obsazený.';
      expect([taken.status, taken.body]).toEqual([409, { message, errors: { slug: message } }]);
      await api.admin(`/products/${usurper.id}`, { method: 'DELETE' });
      expect((await restore(deletion?.id)).body).toMatchObject({
        record_id: product.id,
        version: 2,
      });
      expect((await api.send<Product>(`/products/${slug}`)).body.id).toBe(product.id);
    });

    it('the photos and features of a product', async () => {
      const second = await upload('#101010');
      const made = await created<Product>('/products', {
        ...records.product,
        image_path: '',
        slug: 'with-photos',
        photos: [{ image_path: picture }, { image_path: second }],
      });
      const one = `/products/${made.id}`;
      const body = { photos: [made.photos[1]], features: [] };
      expect((await api.admin<Product>(one, { method: 'PUT', body })).body.photos).toHaveLength(1);
      const [update, creation] = await trail('products', made.id);
      expect(update?.changed.toSorted()).toEqual(['features', 'photos']);
      expect((await restore(creation?.id)).status).toBe(200);
      const { photos, features } = (await api.admin<Product>(one)).body;
      expect(photos.map(({ image_path }) => image_path)).toEqual([picture, second]);
      expect(photos[1]?.id).toBe(made.photos[1]?.id);
      expect(features.map(({ en }) => en)).toEqual(['Ten minutes']);
    });

    it('a deleted car with the photos that went with it', async () => {
      const car = await created<Car>('/cars', { image_path: picture, translations: both('Lost') });
      const add = (name: string) =>
        created<CarPhoto>('/car-photos', { car_id: car.id, image_path: picture, name });
      const [gone, stays] = [await add('Gone before'), await add('Stays')];
      await api.admin(`/car-photos/${gone.id}`, { method: 'DELETE' });
      await api.admin(`/cars/${car.id}`, { method: 'DELETE' });
      const [photo] = await trail('car-photos', stays.id);
      expect(photo).toMatchObject({ action: 'delete', is_deleted: true });
      const orphan = await restore(photo?.id);
      expect([orphan.status, orphan.body]).toEqual([
        409,
        {
          message:
            'The record this one belongs to no longer exists. Please restore that one first.',
        },
      ]);
      const [deletion] = await trail('cars', car.id);
      expect((await restore(deletion?.id)).status).toBe(200);
      const photos = (await api.send<CarPhoto[]>(`/cars/${car.slug}/car-photos`)).body;
      expect(photos.map(({ id, name }) => [id, name])).toEqual([[stays.id, 'Stays']]);
    });

    it('no picture whose file is gone, and says so', async () => {
      const { id } = await sponsor('Pictured');
      const [creation] = await trail('sponsors', id);
      const record = JSON.stringify({ ...(await detail(creation?.id)).record, logo_path: LOST });
      await api.knex('revisions').where({ id: creation?.id }).update({ record });
      const { status, body } = await restore(creation?.id);
      const message = 'The picture was not found among the uploaded files.';
      expect([status, body]).toEqual([422, { message, errors: { logo_path: message } }]);
    });

    it('a post with its author, tags and texts', async () => {
      const post = (slug: string) => ({ slug, title: slug, content: '<p>On ice.</p>' });
      const made = await created('/blog', {
        tags: 'ice, drift',
        translations: { en: post('kept-en'), cs: post('kept-cs') },
      });
      await api.admin(`/blog/${made.id}`, { method: 'DELETE' });
      const [deletion] = await trail('blog', made.id);
      expect((await restore(deletion?.id)).status).toBe(200);
      const { body } = await api.admin<typeof records.blogPostRecord>(`/blog/id/${made.id}`);
      expect([body.author_name, body.tags]).toEqual(['boss', 'ice, drift']);
    });
  });
});
