import type { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { fakeApi, json, type ReceivedCall } from '../testing/fakeApi.ts';
import { createDataProvider } from './dataProvider.ts';

const TEXTS: Record<string, string> = {
  'resources.blog.failures.load': 'Not loaded: %{reason}',
  'resources.blog.failures.invalidList': 'Unexpected list',
  'resources.achievements.failures.load': 'Not loaded: %{reason}',
  'resources.achievements.failures.invalidList': 'Unexpected list',
  'resources.cars.failures.load': 'Failed to load cars',
  'resources.cars.failures.save': 'Failed to save car: %{reason}',
  'resources.products.failures.invalid': 'Product data is invalid or not found',
  'resources.products.failures.edit': 'Failed to load product for editing: %{reason}',
};

function setUp(answer: (call: ReceivedCall) => Response) {
  const api = fakeApi(answer);
  const provider = createDataProvider(api.client, (key, options) =>
    (TEXTS[key] ?? key).replace('%{reason}', String(options?.reason)),
  );
  return { ...api, provider };
}

const failureOf = async (attempt: Promise<unknown>): Promise<HttpError> => {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof Error) return Object.assign(error, { status: 0, body: null, ...error });
  }
  throw new Error('The call should have failed');
};

describe('a list', () => {
  it('is asked for at the path of its resource and counts by X-Total-Count', async () => {
    const { provider, calls } = setUp(() => json([{ id: 1 }], 200, { 'x-total-count': '31' }));
    const answer = await provider.getList('orders', {
      filter: { status: 'done' },
      pagination: { page: 2, perPage: 25 },
      sort: { field: 'created_at', order: 'DESC' },
    });
    expect(answer.total).toBe(31);
    expect(calls[0]?.url).toBe(
      '/api/orders/admin/orders?filter={"status":"done"}&range=[25,49]&sort=["created_at","DESC"]',
    );
  });

  it('fails in the words of the catalogue', async () => {
    const { provider } = setUp(() => json({ message: 'Something went wrong' }, 500));
    const error = await failureOf(
      provider.getList('cars', { filter: {}, pagination: { page: 1, perPage: 1 } }),
    );
    expect(error.message).toBe('Failed to load cars');
    expect(error.status).toBe(500);
  });

  it('says why when no answer came', async () => {
    const { provider } = setUp(() => {
      throw new TypeError('Failed to fetch');
    });
    const error = await failureOf(provider.getList('cars', { filter: {} }));
    expect(error.message).toMatch(/^Failed to load cars: Network error - check your internet/);
  });

  it('leaves an ended session as it is, for the sign-in to see', async () => {
    const { provider } = setUp(() => json({ message: 'Invalid token' }, 401));
    const error = await failureOf(provider.getList('cars', { filter: {} }));
    expect([error.message, error.status]).toEqual(['Invalid token', 401]);
  });

  it('that is none is refused', async () => {
    const { provider } = setUp(() => json({ cars: [] }, 200, { 'x-total-count': '0' }));
    const error = await failureOf(provider.getList('orders', { filter: {} }));
    expect(error.message).toBe('resources.orders.failures.load');
  });

  it.each([
    ['blog', {}, { a: 1 }, {}],
    ['blog', {}, [], {}],
    ['achievements', { bothLanguages: true }, { a: 1 }, {}],
    ['achievements', { bothLanguages: true }, { a: 1 }, { 'x-total-count': '1' }],
  ])(
    'of %s that is none or not counted is refused in its words',
    async (name, meta, sent, more) => {
      const { provider } = setUp(() => json(sent, 200, more));
      const error = await failureOf(provider.getList(name, { filter: {}, meta }));
      expect(error.message).toBe('Not loaded: Unexpected list');
    },
  );
});

describe('a save', () => {
  it('sends the version back and drops what only the server writes', async () => {
    const { provider, calls } = setUp(() => json({ id: 3, version: 5 }));
    const data = { id: 3, version: 4, image_path: '/uploads/a.webp', image_info: { width: 1 } };
    await provider.update('cars', { id: 3, data, previousData: data });
    expect(calls[0]).toEqual({
      method: 'PUT',
      url: '/api/cars/3',
      body: { id: 3, version: 4, image_path: '/uploads/a.webp' },
    });
  });

  it('with a file travels as a form', async () => {
    const { provider, calls } = setUp(() => json({ id: 1 }, 201));
    const rawFile = new File(['x'], 'car.jpg', { type: 'image/jpeg' });
    await provider.create('cars', {
      data: { image_path: { rawFile, src: 'blob:1', title: 'car.jpg' }, is_active: true },
    });
    const form = calls[0]?.body;
    if (!(form instanceof FormData)) throw new Error('Expected a form');
    expect(form.get('image')).toBeInstanceOf(File);
    expect(form.has('image_path')).toBe(false);
    expect(form.get('is_active')).toBe('true');
  });

  it('that is refused keeps the field errors', async () => {
    const errors = { 'translations.cs.name': 'Name is required in both languages' };
    const { provider } = setUp(() =>
      json({ message: 'Name is required in both languages', errors }, 422),
    );
    const error = await failureOf(provider.create('cars', { data: {} }));
    expect(error.message).toBe('Failed to save car: Name is required in both languages');
    expect(error.body).toEqual({ message: 'Name is required in both languages', errors });
  });
});

describe('a deletion', () => {
  const refusing = (status: number) =>
    setUp(({ url }) =>
      url.endsWith('/2') ? json({ message: 'Refused' }, status) : json({ id: 1 }),
    );

  it('of what another administrator has deleted already is done', async () => {
    const { provider } = refusing(404);
    const previousData = { id: 2, version: 3 };
    expect(await provider.delete('cars', { id: 2, previousData })).toEqual({ data: previousData });
    const { data } = await provider.deleteMany('cars', { ids: [1, 2, 3] });
    expect(data?.toSorted()).toEqual([1, 2, 3]);
  });

  it('that is refused fails', async () => {
    const { provider } = refusing(409);
    expect((await failureOf(provider.delete('cars', { id: 2 }))).status).toBe(409);
    expect(await failureOf(provider.deleteMany('cars', { ids: [1, 2] }))).toMatchObject({
      body: { failures: [{ id: 2, message: 'Refused', isGone: false }] },
    });
  });
});

it('a product without an id is no product', async () => {
  const { provider } = setUp(() => json({}));
  const error = await failureOf(provider.getOne('products', { id: 1 }));
  expect(error.message).toBe(
    'Failed to load product for editing: Product data is invalid or not found',
  );
});
