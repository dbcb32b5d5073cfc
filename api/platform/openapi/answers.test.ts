import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { openTestDatabase } from '../../../db/testing/databases.ts';
import { blogPage } from '../../contract/entities/blogAnswers.ts';
import { car } from '../../contract/entities/car.ts';
import { carPhoto } from '../../contract/entities/carPhoto.ts';
import { health } from '../../contract/entities/health.ts';
import { shippingMethod } from '../../contract/entities/shippingMethod.ts';
import { contactForm } from '../../contract/testing/examples.ts';
import { readApiDocument } from '../../testing/apiDocument.ts';
import { compiled } from '../../testing/compiledSchema.ts';
import { type Answer, createHarness, type Harness } from '../../testing/harness.ts';
import { testPicture } from '../../testing/pictures.ts';
import { stockShop } from '../../testing/testShop.ts';
import type { Answer as DescribedAnswer, Method } from './model.ts';

const document = await readApiDocument();

/** What the document says that an operation answers with a status. */
function described(path: string, method: Method, status: number): DescribedAnswer {
  const given = document.paths[path]?.[method]?.responses[status];
  if (!given) throw new Error(`${method} ${path} is not described to answer ${status}`);
  if (!('$ref' in given)) return given;
  const shared = document.components.responses[given.$ref.split('/').at(-1) ?? ''];
  if (!shared) throw new Error(`${given.$ref} is not there`);
  return shared;
}

/** Holds an answer against what the document says of its status: body, and headers by name. */
function expectDescribed(path: string, method: Method, answer: Answer<unknown>): void {
  const { content, headers = {} } = described(path, method, answer.status);
  const schema = content?.['application/json']?.schema;
  if (!schema) throw new Error(`${method} ${path} is not described to answer JSON`);
  const parsed = compiled(document, schema).safeParse(answer.body);
  expect(parsed.error?.issues ?? [], `${method} ${path}`).toEqual([]);
  const told = Object.keys(headers).map((name) => name.toLowerCase());
  for (const name of ['content-range', 'x-total-count', 'location', 'retry-after']) {
    if (answer.headers.has(name)) expect(told, `${method} ${path}`).toContain(name);
  }
}

const isExactly = (schema: ZodType, value: unknown) =>
  expect(schema.safeParse(value).error?.issues ?? []).toEqual([]);

describe('answers as described', () => {
  let api: Harness;
  beforeAll(async () => {
    api = await createHarness(() => openTestDatabase('sqlite'));
    await stockShop(api.knex);
  });
  afterAll(() => api.close());

  const texts = { en: { name: 'S14' }, cs: { name: 'S14' } };

  it('of a write as a form, a read, a list and a nested list', async () => {
    const form = new FormData();
    form.set('image', await testPicture(), 'car.png');
    form.set('translations', JSON.stringify(texts));
    const made = await api.admin<{ id: number; slug: string }>('/cars', { form });
    expect(made.status).toBe(201);
    expectDescribed('/cars', 'post', made);
    isExactly(car, made.body);

    const one = await api.send(`/cars/${made.body.slug}`);
    expectDescribed('/cars/{key}', 'get', one);
    const list = await api.send<unknown[]>('/cars?_page=1&_limit=5&name_like=s1');
    expect(list.body).toHaveLength(1);
    expectDescribed('/cars', 'get', list);

    const photos = new FormData();
    photos.append('images', await testPicture(), 'a.png');
    photos.append('images', await testPicture({ color: '#101010' }), 'b.png');
    const added = await api.admin<unknown[]>(`/car-photos/${made.body.id}`, { form: photos });
    expect(added.status).toBe(201);
    expectDescribed('/car-photos/{key}', 'post', added);
    isExactly(carPhoto.array(), added.body);
    expectDescribed(
      '/cars/{key}',
      'get',
      await api.send(`/cars/${made.body.id}?_embed=car-photos`),
    );
    const nested = await api.send(`/cars/${made.body.id}/car-photos`);
    expectDescribed('/cars/{key}/car-photos', 'get', nested);
  });

  it('of refusals', async () => {
    expectDescribed('/cars', 'post', await api.send('/cars', { body: { translations: texts } }));
    const broken = await api.admin('/cars', { body: {} });
    expect(broken.status).toBe(422);
    expectDescribed('/cars', 'post', broken);
    expectDescribed('/cars/{key}', 'get', await api.send('/cars/none'));
    expectDescribed('/cars', 'get', await api.send('/cars?range=x'));
    const bearer = await api.send('/sponsors', { token: 'nonsense' });
    expect(bearer.status).toBe(401);
    expectDescribed('/sponsors', 'get', bearer);
  });

  it('of an older version: the record as it is now', async () => {
    const [first] = (await api.admin<{ id: number }[]>('/orders/shipping-methods')).body;
    const older = await api.admin(`/orders/shipping-methods/${first?.id}`, {
      method: 'PATCH',
      body: { version: 99 },
    });
    expect(older.status).toBe(409);
    expectDescribed('/orders/shipping-methods/{key}', 'patch', older);
    expect(older.body).toHaveProperty('record');
  });

  it('of the shop: methods, a changed price and an order', async () => {
    const methods = await api.send<unknown[]>('/orders/shipping-methods');
    expectDescribed('/orders/shipping-methods', 'get', methods);
    isExactly(shippingMethod.array().min(1), methods.body);
    const [shipping] = shippingMethod.array().parse(methods.body);
    const payment = (await api.send<{ id: number }[]>('/orders/payment-methods')).body[0];
    const body = {
      customer: { name: 'Eva', email: 'eva@example.com', phone: '1', address: 'Písek' },
      items: [{ id: 'drift-taxi-1', quantity: 1, price: 1 }],
      shipping_method: shipping?.id,
      payment_method: payment?.id,
      total: 1,
    };
    const changed = await api.send<{ total: number }>('/orders', { body });
    expect(changed.status).toBe(409);
    expectDescribed('/orders', 'post', changed);
    const items = [{ id: 'drift-taxi-1', quantity: 1, price: 5000 }];
    const placed = await api.send('/orders', {
      body: { ...body, items, total: changed.body.total },
    });
    expect(placed.status).toBe(201);
    expectDescribed('/orders', 'post', placed);
    const orders = await api.admin<{ id: number }[]>('/orders/admin/orders');
    expectDescribed('/orders/admin/orders', 'get', orders);
    const order = await api.admin(`/orders/admin/orders/${orders.body[0]?.id}`);
    expectDescribed('/orders/admin/orders/{key}', 'get', order);
  });

  it('of the blog, messages, media, health and the person signed in', async () => {
    const image_path = '';
    const post = (slug: string) => ({ slug, title: 'Winter', content: '<p>On ice.</p>' });
    const made = await api.admin<{ id: number }>('/blog', {
      body: { image_path, translations: { en: post('winter'), cs: post('zima') } },
    });
    expect(made.status).toBe(201);
    expectDescribed('/blog', 'post', made);
    const page = await api.send('/blog');
    expectDescribed('/blog', 'get', page);
    isExactly(blogPage, page.body);
    expectDescribed('/blog/{key}', 'get', await api.send('/blog/winter'));
    expectDescribed('/blog/{key}', 'get', await api.admin(`/blog/${made.body.id}`));
    expectDescribed('/blog/id/{key}', 'get', await api.admin(`/blog/id/${made.body.id}`));
    expectDescribed('/blog/tags/list', 'get', await api.send('/blog/tags/list'));

    const sent = await api.send('/contact-messages', { body: contactForm });
    expect(sent.status).toBe(201);
    expectDescribed('/contact-messages', 'post', sent);
    const inbox = await api.admin<{ id: number }[]>('/contact-messages');
    expectDescribed('/contact-messages', 'get', inbox);
    const message = await api.admin(`/contact-messages/${inbox.body[0]?.id}`);
    expectDescribed('/contact-messages/{key}', 'get', message);

    expectDescribed('/media', 'get', await api.admin('/media'));
    expectDescribed('/auth/me', 'get', await api.admin('/auth/me'));
    const state = await api.send('/health');
    expectDescribed('/health', 'get', state);
    isExactly(health, state.body);
  });
});
