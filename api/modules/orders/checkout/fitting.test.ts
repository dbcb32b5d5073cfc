import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import type { ErrorAnswer } from '../../../contract/errors.ts';
import type { OrderConflict, OrderCreated, Order as WireOrder } from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { CUSTOMER, orderOf, stockShop, type TestShop } from '../../../testing/testShop.ts';

describeOnSqlite('shipping that fits what is bought', (open) => {
  let api: Harness;
  let shop: TestShop;
  /** Methods: nothing shipped, collected for merchandise, cash on delivery for 39. */
  let ids: Record<'none' | 'pickup' | 'cash', number>;
  beforeAll(async () => {
    api = await createHarness(open);
    shop = await stockShop(api.knex);
    await api.knex('products').where({ id: shop.voucher }).update({ category: 'experience' });
    await api
      .knex('shipping_methods')
      .where({ id: shop.parcel })
      .update({ free_above_halere: 100_000 });
    const add = async (path: string, fields: object) => {
      const translations = { en: { name: 'Own' }, cs: { name: 'Vlastní' } };
      const body = { ...fields, translations };
      return (await api.admin<{ id: number }>(`/orders/${path}`, { body })).body.id;
    };
    const pickup = { kind: 'pickup', price: 0, product_categories: 'merchandise' };
    ids = {
      none: await add('shipping-methods', { kind: 'none', price: 0 }),
      pickup: await add('shipping-methods', pickup),
      cash: await add('payment-methods', { kind: 'cash_on_delivery', fee: 39 }),
    };
  });
  beforeEach(() => api.knex('orders').delete());
  afterAll(() => api.close());

  const nowhere = { ...CUSTOMER, address: '' };
  const voucher = { id: 'drift-taxi-1', quantity: 1, price: 5_000 };
  const cap = { id: 'cap', quantity: 1, price: 490.9 };
  const place = <Body = OrderCreated>(changes: object, language: 'cs' | 'en' = 'en') =>
    api.send<Body>('/orders', { body: orderOf(shop, { ...changes }), language });
  const stored = async ({ orderId }: OrderCreated) =>
    (await api.admin<WireOrder>(`/orders/admin/orders/${orderId}`)).body;

  it('a voucher alone is sold without a parcel and without an address', async () => {
    const sent = { items: [voucher], shipping_method: ids.none, total: 5_000 };
    const { status, body } = await place({ ...sent, customer: nowhere });
    expect(status).toBe(201);
    expect(await stored(body)).toMatchObject({
      customer_address: '',
      shipping_price: 0,
      payment_fee: 0,
      total: 5_000,
    });
  });

  it.each([
    ['en', /^Above 10,000 CZK the tax document/],
    ['cs', /^Nad 10 000 Kč musí být na daňovém dokladu/],
  ] as const)(
    'a company with a tax number gives its address above 10,000 CZK (%s)',
    async (language, text) => {
      const company = { ...nowhere, company_name: 'Brzdy s.r.o.', company_dic: 'CZ27074358' };
      const buy = (quantity: number, customer: object) => {
        const items = [{ ...voucher, quantity }];
        const total = voucher.price * quantity;
        return place<ErrorAnswer>({ items, customer, shipping_method: ids.none, total }, language);
      };
      const refused = await buy(3, company);
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { 'customer.address': expect.stringMatching(text) } },
      });
      const told = [
        await buy(3, { ...company, address: CUSTOMER.address }),
        await buy(2, company),
        await buy(3, { ...company, company_dic: '', company_ico: '27074358' }),
      ];
      expect(told.map(({ status }) => status)).toEqual([201, 201, 201]);
    },
  );

  it.each([
    ['en', 'This shipping method is not available for your order. Please choose another one.'],
    ['cs', 'Tento způsob dopravy se k objednaným položkám nehodí. Vyberte prosím jiný.'],
  ] as const)('a method that does not fit is refused at its field (%s)', async (language, text) => {
    for (const [item, method] of [
      [voucher, shop.parcel],
      [voucher, ids.pickup],
      [cap, ids.none],
    ] as const) {
      const total = item.price + (method === shop.parcel ? 129 : 0);
      const answer = await place<ErrorAnswer>(
        { items: [item], shipping_method: method, total, customer: nowhere },
        language,
      );
      expect(answer).toMatchObject({
        status: 422,
        body: { message: text, errors: { shipping_method: text } },
      });
      expect(answer.body.errors).not.toHaveProperty('customer.address');
    }
  });

  it('nothing that is not handed over is paid in cash', async () => {
    const sent = { items: [voucher], shipping_method: ids.none, payment_method: ids.cash };
    const { status, body } = await place<ErrorAnswer>({ ...sent, total: 5_039 }, 'cs');
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual(['payment_method']);
  });

  it('a parcel wants an address, what is collected does not', async () => {
    const missing = await place<ErrorAnswer>({ items: [cap], customer: nowhere, total: 619.9 });
    expect(missing).toMatchObject({
      status: 422,
      body: { errors: { 'customer.address': 'Address is required' } },
    });
    const collected = { items: [cap], shipping_method: ids.pickup, total: 490.9 };
    expect(await place({ ...collected, customer: nowhere })).toMatchObject({ status: 201 });
  });

  it.each([
    ['a parcel', { items: [cap] }, true],
    ['nothing to send', { items: [voucher], shipping_method: '' }, false],
    ['no shipping', { items: [voucher], shipping_method: () => ids.none }, false],
    ['an unknown product', { items: [{ ...cap, id: 987_654 }], shipping_method: '' }, true],
  ])('a form without a name tells of the address as well where there is %s', async (...row) => {
    const [, { shipping_method, ...changes }, asks] = row as [
      string,
      Record<string, unknown>,
      boolean,
    ];
    const method = typeof shipping_method === 'function' ? shipping_method() : shipping_method;
    const customer = { ...nowhere, name: '' };
    const { body } = await place<ErrorAnswer>({
      customer,
      shipping_method: method ?? shop.parcel,
      ...changes,
    });
    expect(body.message).toBe('Name is required');
    expect('customer.address' in (body.errors ?? {})).toBe(asks);
  });

  it('is free from its sum on, and the fee for cash is a row of its own', async () => {
    const items = [{ ...cap, quantity: 3 }];
    const { status, body } = await place({ items, payment_method: ids.cash, total: 1_511.7 });
    expect(status).toBe(201);
    expect(await stored(body)).toMatchObject({
      shipping_price: 0,
      payment_fee: 39,
      total: 1_511.7,
    });
  });

  it('a fee that the customer did not see is answered with all other amounts', async () => {
    const answer = await place<OrderConflict>({
      items: [cap],
      payment_method: ids.cash,
      total: 619.9,
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { shipping_price: 129, payment_fee: 39, total: 658.9 },
    });
  });

  it('nothing but cash on delivery carries a fee, and kinds of products are known ones', async () => {
    const translations = { en: { name: 'Own' }, cs: { name: 'Vlastní' } };
    const paid = { kind: 'bank_transfer', fee: 10, translations };
    expect(await api.admin('/orders/payment-methods', { body: paid })).toMatchObject({
      status: 422,
      body: { errors: { fee: 'Only cash on delivery may carry a fee.' } },
    });
    const cars = { price: 1, product_categories: 'course,cars', translations };
    expect(await api.admin('/orders/shipping-methods', { body: cars })).toMatchObject({
      status: 422,
      body: { errors: { product_categories: expect.any(String) } },
    });
  });

  it('tells customers of each method what it fits and when it is free', async () => {
    const { body } = await api.send<object[]>('/orders/shipping-methods');
    expect(body).toMatchObject([
      { id: shop.parcel, kind: 'parcel', free_above: 1_000, product_categories: '' },
      { id: ids.none, kind: 'none', free_above: null },
      { id: ids.pickup, kind: 'pickup', product_categories: 'merchandise' },
    ]);
    const freed = await api.admin(`/orders/shipping-methods/${ids.pickup}`, {
      method: 'PATCH',
      body: { free_above: '' },
    });
    expect(freed.body).toMatchObject({ free_above: null, product_categories: 'merchandise' });
  });

  it('an order says where its parcel is, in the same write as its status', async () => {
    const { body } = await place({ items: [cap], total: 619.9 });
    const path = `/orders/admin/orders/${body.orderId}`;
    const change = (fields: object) =>
      api.admin<WireOrder>(path, { method: 'PATCH', body: fields });
    const tracking = { tracking_number: 'DR1', tracking_url: 'https://carrier.example/DR1' };
    const shipped = await change({ status: 'shipped', ...tracking, version: 1 });
    expect(shipped.body).toMatchObject({ status: 'shipped', ...tracking, version: 2 });
    expect((await change({ status: 'done' })).body).toMatchObject(tracking);
    expect((await change({ tracking_number: '' })).body).toMatchObject({
      tracking_number: '',
      status: 'done',
    });
    for (const tracking_url of ['javascript:alert(1)', 'carrier.example', 'ftp://x.example']) {
      expect(await change({ tracking_url })).toMatchObject({
        status: 422,
        body: { errors: { tracking_url: expect.any(String) } },
      });
    }
    expect(await change({ ...tracking, version: 1 })).toMatchObject({ status: 409 });
  });
});
