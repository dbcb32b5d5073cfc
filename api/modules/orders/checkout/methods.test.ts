import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import type { ErrorAnswer } from '../../../contract/errors.ts';
import type { OrderCreated, PaymentMethod, ShippingMethod } from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { orderOf, stockShop, type TestShop } from '../../../testing/testShop.ts';

describeOnSqlite('shipping and payment methods', (open) => {
  let api: Harness;
  let shop: TestShop;
  beforeAll(async () => {
    api = await createHarness(open);
    shop = await stockShop(api.knex);
  });
  afterAll(() => api.close());

  const shipping = (language: 'cs' | 'en') =>
    api.send<ShippingMethod[]>('/orders/shipping-methods', { language });

  it('shows visitors the active ones in the language asked', async () => {
    const czech = await shipping('cs');
    expect(czech.body).toMatchObject([{ id: shop.parcel, name: 'Balík do ruky', price: 129 }]);
    const english = await shipping('en');
    expect(english.body).toMatchObject([{ id: shop.parcel, name: 'Parcel', price: 129 }]);
    const { body } = await api.send<PaymentMethod[]>('/orders/payment-methods');
    expect(body).toMatchObject([
      { id: shop.transfer, name: 'Bank transfer', kind: 'bank_transfer' },
    ]);
    expect(body).toHaveLength(1);
  });

  it('offers no card, by kind or by name, and shows it to administrators', async () => {
    const translations = { en: { name: 'Online' }, cs: { name: 'Online' } };
    const made = await api.admin<PaymentMethod>('/orders/payment-methods', {
      body: { kind: 'card', translations },
    });
    for (const id of [shop.card, made.body.id]) {
      const path = `/orders/payment-methods/${id}`;
      expect((await api.send(path)).status).toBe(404);
      expect((await api.admin(path)).status).toBe(200);
      const order = orderOf(shop, { payment_method: id });
      expect(await api.send<ErrorAnswer>('/orders', { body: order, language: 'cs' })).toMatchObject(
        {
          status: 422,
          body: { errors: { payment_method: 'Vyberte způsob platby.' } },
        },
      );
    }
    const { body } = await api.send<PaymentMethod[]>('/orders/payment-methods');
    expect(body.map(({ id }) => id)).toEqual([shop.transfer]);
    await api.admin(`/orders/payment-methods/${made.body.id}`, { method: 'DELETE' });
  });

  it('answers by the names of the content file too', async () => {
    for (const name of ['shipping-methods', 'payment-methods']) {
      const read = (path: string) => api.admin<object[]>(`${path}/${name}?_sort=id&_limit=1`);
      const { status, body } = await read('');
      expect([status, body]).toEqual([200, (await read('/orders')).body]);
    }
    const translations = { en: { name: 'Bike' }, cs: { name: 'Kolo' } };
    const made = await api.admin<ShippingMethod>('/shipping-methods', {
      body: { price: 5, translations },
    });
    expect(made.status).toBe(201);
    const gone = await api.admin(`/shipping-methods/${made.body.id}`, { method: 'DELETE' });
    expect(gone.status).toBe(200);
    expect((await api.send('/shipping-methodsx')).status).toBe(404);
  });

  it('shows administrators all, in both list conventions', async () => {
    const range = encodeURIComponent('[0,0]');
    const simple = await api.admin<ShippingMethod[]>(`/orders/shipping-methods?range=${range}`);
    expect(simple.body).toHaveLength(1);
    expect(simple.headers.get('content-range')).toBe('orders/shipping-methods 0-0/2');
    const server = await api.admin<ShippingMethod[]>(
      '/orders/shipping-methods?_sort=price&_order=DESC&price_gte=1',
    );
    expect(server.body.map(({ id }) => id)).toEqual([shop.parcel]);
    expect(server.headers.get('x-total-count')).toBe('1');
  });

  it('lets administrators make, change and delete one, and drops what was remembered', async () => {
    const made = await api.admin<ShippingMethod>('/orders/shipping-methods', {
      body: {
        price: 79.5,
        translations: { en: { name: 'Locker' }, cs: { name: 'Box' } },
      },
    });
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Locker', price: 79.5, version: 1 },
    });
    expect((await shipping('cs')).body.map(({ name }) => name)).toContain('Box');
    const path = `/orders/shipping-methods/${made.body.id}`;
    const changed = await api.admin<ShippingMethod>(path, {
      method: 'PUT',
      body: { price: 89, name: 'Výdejní box' },
      language: 'cs',
    });
    expect(changed.body).toMatchObject({
      price: 89,
      translations: { en: { name: 'Locker' }, cs: { name: 'Výdejní box' } },
    });
    expect((await shipping('cs')).body.map(({ name }) => name)).toContain('Výdejní box');
    expect(await api.admin(path, { method: 'PATCH', body: { version: 1 } })).toMatchObject({
      status: 409,
    });
    expect(await api.admin(path, { method: 'DELETE' })).toMatchObject({
      status: 200,
    });
    expect(await api.admin(path, { method: 'DELETE' })).toMatchObject({
      status: 404,
    });
    expect((await shipping('cs')).body).toHaveLength(1);
  });

  it('keeps the kind of a payment to the known ones', async () => {
    const translations = { en: { name: 'Cash' }, cs: { name: 'Hotově' } };
    const made = await api.admin<PaymentMethod>('/orders/payment-methods', {
      body: { kind: 'cash_on_delivery', translations },
    });
    expect(made).toMatchObject({
      status: 201,
      body: { kind: 'cash_on_delivery' },
    });
    const wrong = await api.admin<ErrorAnswer>('/orders/payment-methods', {
      body: { kind: 'barter', translations },
    });
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { kind: expect.any(String) } },
    });
  });

  it.each([
    ['en', 'Name is required in both languages', 'Price is required and must be a number'],
    ['cs', 'Název je povinný v obou jazycích', 'Cena je povinná a musí být číslo'],
  ] as const)('says in %s what is missing', async (language, name, price) => {
    const send = (body: unknown) =>
      api.admin<ErrorAnswer>('/orders/shipping-methods', { body, language });
    expect(await send({ price: 1 })).toMatchObject({
      status: 422,
      body: { message: name },
    });
    const translations = { en: { name: 'a' }, cs: { name: 'b' } };
    expect(await send({ translations })).toMatchObject({
      status: 422,
      body: { message: price },
    });
  });

  it('refuses writes of anyone else', async () => {
    for (const path of ['/orders/shipping-methods', '/orders/payment-methods']) {
      expect(await api.send(path, { body: {} })).toMatchObject({ status: 401 });
      expect(await api.send(`${path}/1`, { method: 'PUT', body: {} })).toMatchObject({
        status: 401,
      });
      expect(await api.send(`${path}/1`, { method: 'DELETE' })).toMatchObject({
        status: 401,
      });
    }
  });

  it('leaves an order its names when its methods are deleted', async () => {
    const { body } = await api.send<OrderCreated>('/orders', {
      body: orderOf(shop),
    });
    await api.admin(`/orders/shipping-methods/${shop.parcel}`, {
      method: 'DELETE',
    });
    await api.admin(`/orders/payment-methods/${shop.transfer}`, {
      method: 'DELETE',
    });
    const { body: order } = await api.admin(`/orders/admin/orders/${body.orderId}`);
    expect(order).toMatchObject({
      shipping_method: null,
      shipping_name: 'Parcel',
      shipping_price: 129,
      payment_method: null,
      payment_name: 'Bank transfer',
      payment_kind: 'bank_transfer',
    });
  });
});
