import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import { orderCreate } from '../../../contract/entities/order.ts';
import type { ErrorAnswer } from '../../../contract/errors.ts';
import type {
  OrderConflict,
  OrderCreated,
  OrderPage,
  Order as WireOrder,
} from '../../../contract/types.ts';
import { ResponseCache } from '../../../platform/cache/responseCache.ts';
import { productBus } from '../../../productBus.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import {
  CUSTOMER,
  newOrderSymbol,
  orderOf,
  stockShop,
  type TestShop,
} from '../../../testing/testShop.ts';
import { orderPlacing } from './placeOrders.ts';

describeEachDatabase('POST /orders', (open) => {
  let api: Harness;
  let shop: TestShop;
  beforeAll(async () => {
    api = await createHarness(open, { TRUST_PROXY: 'on' });
    shop = await stockShop(api.knex);
  });
  beforeEach(() => api.knex('orders').delete());
  afterAll(() => api.close());

  const place = <Body = OrderCreated>(
    changes: Record<string, unknown> = {},
    language: 'cs' | 'en' = 'en',
  ) => api.send<Body>('/orders', { body: orderOf(shop, changes), language });
  const orders = () => api.knex('orders').count({ count: '*' }).first();
  const items = (count: number, changes: Record<string, unknown> = {}) =>
    Array.from({ length: count }, () => ({
      id: 'cap',
      quantity: 1,
      price: 490.9,
      ...changes,
    }));

  it('notes what cannot be withdrawn from, as it was then', async () => {
    const dated = (flag: boolean) =>
      api.knex('products').where({ slug: 'cap' }).update({ is_withdrawable: flag });
    await dated(false);
    const { body } = await place();
    await dated(true);
    const items = api.knex('order_items').where({ order_id: body.orderId }).orderBy('id');
    const noted = (await items.pluck('is_withdrawable')).map(Boolean);
    expect(noted).toEqual([true, false]);
  });

  it('keeps the note and the kind of each product, for the team and the customer', async () => {
    const note = 'Ring twice.\nThanks \ud83c\udfc1';
    const { body } = await place({ note: `  ${note}  ` });
    const { body: order } = await api.admin<WireOrder>(`/orders/admin/orders/${body.orderId}`);
    expect(order.customer_note).toBe(note);
    const { body: page } = await api.send<OrderPage>(`/order-pages/${body.link}`);
    expect(page.note).toBe(note);
    expect(page.items.map(({ category }) => category)).toEqual(['merchandise', 'merchandise']);
  });

  it('takes a note of 500 letters, and none that is longer', async () => {
    expect((await place({ note: 'x'.repeat(500) })).status).toBe(201);
    const refused = await place<ErrorAnswer>({ note: 'x'.repeat(501) });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { note: 'This text may have at most 500 characters.' } },
    });
  });

  it('sends to the countries of a shipping method alone, and names another one in the address', async () => {
    const to = (country: string) =>
      place<OrderCreated & ErrorAnswer>({ customer: { ...CUSTOMER, country } }, 'cs');
    expect((await to('SK')).body.errors).toEqual({
      shipping_method: 'Tento způsob dopravy do té země nedoručuje. Vyberte prosím jiný.',
    });
    expect((await to('XX')).status).toBe(422);
    const parcel = api.knex('shipping_methods').where({ id: shop.parcel });
    await parcel.clone().update({ countries: 'CZ,SK' });
    const addressOf = async ({ body }: { body: OrderCreated }) =>
      (await api.admin<WireOrder>(`/orders/admin/orders/${body.orderId}`)).body.customer_address;
    expect(await addressOf(await to('SK'))).toBe(`${CUSTOMER.address}, Slovensko`);
    expect(await addressOf(await to('CZ'))).toBe(CUSTOMER.address);
    await parcel.clone().update({ countries: 'SK' });
    expect((await to('CZ')).status).toBe(422);
    // Clients that know of no countries order as ever.
    expect((await to('')).status).toBe(201);
    await parcel.clone().update({ countries: '' });
  });

  it('keeps the company that buys, its numbers without spaces', async () => {
    const company = { company_name: 'Brzdy s.r.o.', company_dic: 'cz27074358' };
    const customer = { ...CUSTOMER, ...company, company_ico: '270 74 358' };
    const { body } = await place({ customer });
    const { body: order } = await api.admin<WireOrder>(`/orders/admin/orders/${body.orderId}`);
    expect(order).toMatchObject({
      company_name: 'Brzdy s.r.o.',
      company_ico: '27074358',
      company_dic: 'CZ27074358',
    });
    const { body: found } = await api.admin<WireOrder[]>('/orders/admin/orders?q=brzdy');
    expect(found.map(({ id }) => id)).toEqual([body.orderId]);
  });

  it('answers the id and a secret, and keeps its own copy of names and prices', async () => {
    const { status, body } = await place({}, 'cs');
    expect(status).toBe(201);
    expect(body).toEqual({
      orderId: expect.any(Number),
      link: expect.stringMatching(/^[\w-]{22}$/),
      variable_symbol: Number(newOrderSymbol(body.orderId)),
    });
    const { body: order } = await api.admin<WireOrder>(`/orders/admin/orders/${body.orderId}`);
    expect(order).toMatchObject({
      id: body.orderId,
      customer_name: CUSTOMER.name,
      customer_email: CUSTOMER.email,
      customer_phone: CUSTOMER.phone,
      customer_address: CUSTOMER.address,
      status: 'pending',
      shipping_method: shop.parcel,
      shipping_name: 'Parcel',
      shipping_price: 129,
      shipping_vat_rate: null,
      variable_symbol: body.variable_symbol,
      payment_method: shop.transfer,
      payment_name: 'Bank transfer',
      payment_kind: 'bank_transfer',
      total: 6110.8,
      locale: 'cs',
      version: 1,
      status_changes: [{ status: 'pending', username: null, created_at: order.created_at }],
    });
    expect(order.items).toMatchObject([
      {
        product_id: shop.voucher,
        slug: 'drift-taxi-1',
        price: 5000,
        vat_rate: 12,
        quantity: 1,
        translations: {
          en: { name: 'Drift taxi', description: 'About Drift taxi' },
          cs: {
            name: 'Drift taxi na deset minut',
            description: 'O zboží Drift taxi na deset minut',
          },
        },
      },
      { product_id: shop.cap, slug: 'cap', price: 490.9, quantity: 2 },
    ]);
  });

  it('takes the multipart form as well', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(orderOf(shop))) {
      form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
    }
    const { status } = await api.send('/orders', { form });
    expect(status).toBe(201);
  });

  it('tells the kind of a payment by its English name where it has none', async () => {
    await api.knex('payment_methods').where({ id: shop.transfer }).update({ kind: null });
    const { body } = await place();
    await api
      .knex('payment_methods')
      .where({ id: shop.transfer })
      .update({ kind: 'bank_transfer' });
    const { body: order } = await api.admin<WireOrder>(`/orders/admin/orders/${body.orderId}`);
    expect(order.payment_kind).toBe('bank_transfer');
  });

  it.each<[field: string, changes: Record<string, unknown>, en: string, cs: string]>([
    [
      'customer.name',
      { customer: { ...CUSTOMER, name: ' ' } },
      'Name is required',
      'Jméno je povinné',
    ],
    [
      'customer.email',
      { customer: { ...CUSTOMER, email: '' } },
      'E-mail is required',
      'E-mail je povinný',
    ],
    [
      'customer.email',
      { customer: { ...CUSTOMER, email: 'jirina@' } },
      'Please enter a valid e-mail address.',
      'Zadejte platný e-mail.',
    ],
    [
      'customer.phone',
      { customer: { ...CUSTOMER, phone: null } },
      'Phone is required',
      'Telefon je povinný',
    ],
    [
      'customer.address',
      { customer: { ...CUSTOMER, address: '' } },
      'Address is required',
      'Adresa je povinná',
    ],
    [
      'shipping_method',
      { shipping_method: '' },
      'Choose a shipping method.',
      'Vyberte způsob dopravy.',
    ],
    [
      'shipping_method',
      { shipping_method: 2_000_000_000 },
      'Choose a shipping method.',
      'Vyberte způsob dopravy.',
    ],
    [
      'payment_method',
      { payment_method: 'cash' },
      'Choose a payment method.',
      'Vyberte způsob platby.',
    ],
    [
      'payment_method',
      { payment_method: 2_000_000_000 },
      'Choose a payment method.',
      'Vyberte způsob platby.',
    ],
    ['items', { items: [] }, 'The order has no items.', 'Objednávka nemá žádné položky.'],
    [
      'items.0.id',
      { items: [{ id: null, quantity: 1, price: 490.9 }] },
      'The order contains an unknown product.',
      'Objednávka obsahuje neznámý produkt.',
    ],
    [
      'items',
      {
        items: Array.from({ length: 101 }, () => ({
          id: 'cap',
          quantity: 1,
          price: 490.9,
        })),
      },
      'There may be at most 100 items.',
      'Položek smí být nejvýše 100.',
    ],
    [
      'customer.name',
      { customer: { ...CUSTOMER, name: 'a\nb' } },
      'The text contains characters that are not allowed.',
      'Text obsahuje nepovolené znaky.',
    ],
    ['total', { total: 'free' }, 'This must be a number.', 'Tady musí být číslo.'],
  ])('refuses a wrong %s (case %#)', async (field, changes, en, cs) => {
    const english = await place<ErrorAnswer>(changes);
    expect(english).toMatchObject({
      status: 422,
      body: { message: en, errors: { [field]: en } },
    });
    const czech = await place<ErrorAnswer>(changes, 'cs');
    expect(czech).toMatchObject({
      status: 422,
      body: { message: cs, errors: { [field]: cs } },
    });
    expect(await orders()).toEqual({ count: 0 });
  });

  it.each([0, -1, 100, 1.5, 'many'])('refuses the quantity %s', async (quantity) => {
    const one = { items: items(1, { quantity }) };
    const message = 'The quantity must be a whole number from 1 to 99.';
    expect(await place<ErrorAnswer>(one)).toMatchObject({
      status: 422,
      body: { message, errors: { 'items.0.quantity': message } },
    });
    const czech = await place<ErrorAnswer>(one, 'cs');
    expect(czech.body.message).toBe('Počet musí být celé číslo od 1 do 99.');
  });

  it('names the first rule of the checkout and every one at its field', async () => {
    const { body } = await api.send<ErrorAnswer>('/orders', {
      body: { items: [], total: 0 },
    });
    expect(body.message).toBe('Name is required');
    expect(Object.keys(body.errors ?? {}).sort()).toEqual([
      'customer.address',
      'customer.email',
      'customer.name',
      'customer.phone',
      'items',
      'payment_method',
      'shipping_method',
    ]);
  });

  it('takes a hundred lines and 99 pieces', async () => {
    expect(await place({ items: items(100), total: 49_219 })).toMatchObject({
      status: 201,
    });
    const many = items(1, { quantity: 99 });
    expect(await place({ items: many, total: 48_728.1 })).toMatchObject({
      status: 201,
    });
  });

  it('takes the dearest order that there can be, and finds it by its total', async () => {
    const dearest = 2_147_483_647;
    await api.knex('products').where({ id: shop.cap }).update({ price_halere: dearest });
    const price = dearest / 100;
    const total = (dearest * 9_900 + 12_900) / 100;
    const answer = await place({ items: items(100, { quantity: 99, price }), total });
    await api.knex('products').where({ id: shop.cap }).update({ price_halere: 49_090 });
    expect(answer.status).toBe(201);
    const found = await api.admin<WireOrder[]>(`/orders/admin/orders?total_gte=${total}`);
    expect(found.body).toMatchObject([{ id: answer.body.orderId, total }]);
    const more = await api.admin<WireOrder[]>(`/orders/admin/orders?total_gte=${total + 0.01}`);
    expect(more.body).toEqual([]);
  });

  it('stores a mark for half a character, on both databases', async () => {
    const customer = { ...CUSTOMER, name: 'Fan \ud83d 🏁', address: '\udfc1 1, Písek' };
    const { status, body } = await place({ customer });
    expect(status).toBe(201);
    const stored = await api.knex('orders').where({ id: body.orderId }).first();
    expect(stored).toMatchObject({
      customer_name: 'Fan \ufffd 🏁',
      customer_address: '\ufffd 1, Písek',
      search: expect.stringContaining(`fan \ufffd 🏁\n${CUSTOMER.email}\n`),
    });
  });

  it('refuses a withdrawn shipping method', async () => {
    expect(await place({ shipping_method: shop.closedPickup })).toMatchObject({
      status: 422,
    });
  });

  it.each([
    ['a forged price', { items: [{ id: 'cap', quantity: 1, price: 0.01 }], total: 129.01 }],
    ['a forged total', { items: [{ id: 'cap', quantity: 1, price: 490.9 }], total: 619.89 }],
  ])('answers the fresh prices to %s', async (_, changes) => {
    const english = await place<OrderConflict>(changes);
    expect(english.status).toBe(409);
    expect(english.body).toEqual({
      message: 'Prices have changed. Please check the order and confirm it again.',
      items: [{ id: 'cap', price: 490.9, available: true }],
      shipping_price: 129,
      payment_fee: 0,
      total: 619.9,
    });
    const czech = await place<OrderConflict>(changes, 'cs');
    expect(czech.body.message).toBe(
      'Ceny se změnily. Zkontrolujte objednávku a potvrďte ji znovu.',
    );
    expect(await orders()).toEqual({ count: 0 });
  });

  it('says which product is gone', async () => {
    const gone = [
      { id: shop.withdrawn, quantity: 1, price: 300 },
      { id: 987_654, quantity: 1, price: 1 },
      { id: 'cap', quantity: 1, price: 490.9 },
    ];
    const { status, body } = await place<OrderConflict>({
      items: gone,
      total: 920.9,
    });
    expect(status).toBe(409);
    expect(body.message).toBe(
      'Some products are no longer available. Please remove them and confirm the order again.',
    );
    expect(body.items).toEqual([
      { id: shop.withdrawn, price: null, available: false },
      { id: 987_654, price: null, available: false },
      { id: 'cap', price: 490.9, available: true },
    ]);
    expect(body.total).toBe(619.9);
  });

  it('keeps orders apart that come at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const forged = index % 5 === 0;
        const quantity = index + 1;
        const changes = {
          customer: { ...CUSTOMER, name: `Customer ${quantity}` },
          items: [{ id: index % 2 ? 'cap' : shop.cap, quantity, price: 490.9 }],
          total: forged ? 1 : (12_900 + 49_090 * quantity) / 100,
        };
        return { forged, quantity, ...(await place(changes)) };
      }),
    );
    for (const { forged, quantity, status, body } of answers) {
      expect(status).toBe(forged ? 409 : 201);
      if (forged) continue;
      const { body: order } = await api.admin<WireOrder>(`/orders/admin/orders/${body.orderId}`);
      expect(order).toMatchObject({ customer_name: `Customer ${quantity}`, items: [{ quantity }] });
      expect(order.status_changes).toHaveLength(1);
    }
    expect(await orders()).toEqual({ count: 16 });
  });

  it('stores orders once, although what follows fails', async () => {
    const cache = new ResponseCache();
    cache.onForget(() => {
      throw new Error('no listener');
    });
    const placeOne = orderPlacing({ bus: productBus({ knex: api.knex, cache }) });
    const input = orderCreate.parse(orderOf(shop));
    const placement = { key: null, input, locale: 'en', now: new Date() } as const;
    const answers = await Promise.allSettled([placeOne(placement), placeOne(placement)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await orders()).toEqual({ count: 2 });
  });

  it('refuses what is not an order at all', async () => {
    const json = { 'content-type': 'application/json' };
    const send = (body: string, headers = json) => api.send('/orders', { body, headers });
    expect(await send('{"customer":')).toMatchObject({ status: 400 });
    expect(await send('<order/>', { 'content-type': 'text/xml' })).toMatchObject({ status: 415 });
  });

  it('lets a hundred orders a second through from one address', async () => {
    const from = (address: string) =>
      api.send('/orders', {
        body: {},
        headers: { 'x-forwarded-for': address },
      });
    // However long a busy machine takes for them, it is the same second.
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const answers = await Promise.all(Array.from({ length: 130 }, () => from('10.0.0.1')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(await from('10.0.0.2')).toMatchObject({ status: 422 });
    vi.useRealTimers();
  });
});
