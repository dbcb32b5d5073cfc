import { afterAll, beforeAll, expect, it } from 'vitest';
import { PickupPoint } from '../../../db/models/pickupPoint.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import type { ErrorAnswer } from '../../contract/errors.ts';
import type {
  OrderCreated,
  OrderPage,
  OrderRow,
  PickupPointRecord,
  PointsOutcome,
  ShippingMethod,
  Order as WireOrder,
  PickupPoint as WirePoint,
} from '../../contract/types.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { CUSTOMER, orderOf, stockShop, type TestShop } from '../../testing/testShop.ts';

const CSV = `code;name;street;city;zip;country
A1;Trafika U Nádraží;Nádražní 5;Písek;397 01;CZ
A2;Papírnictví Tužka;Žižkova 12;Písek;397 01;CZ
B1;Kiosek Nové Město;Školní 3;České Budějovice;370 01;CZ
C1;Potraviny;Hlavná 1;Bratislava;811 01;SK
`;

const both = (name: string) => ({ en: { name }, cs: { name } });

describeEachDatabase('pick-up points', (open) => {
  let api: Harness;
  let shop: TestShop;
  let method: number;

  beforeAll(async () => {
    api = await createHarness(open, { TRUST_PROXY: 'on' });
    shop = await stockShop(api.knex);
    method = await make('Point', { points: 'list' });
  });
  afterAll(() => api.close());

  const make = async (name: string, changes: object) => {
    const body = { translations: both(name), price: 79, kind: 'parcel', ...changes };
    const { body: made } = await api.admin<ShippingMethod>('/shipping-methods', { body });
    return made.id;
  };
  const sendFile = <Body = PointsOutcome>(text: string, to = method, review = false) => {
    const form = new FormData();
    form.append('shipping_method', String(to));
    form.append('file', new File([text], 'points.csv'));
    return api.admin<Body>(`/pickup-points/imports${review ? '/review' : ''}`, { form });
  };
  const search = async (q: string, of = method) => {
    const query = new URLSearchParams({ shipping_method: String(of), q });
    const { body } = await api.send<WirePoint[]>(`/pickup-points/search?${query}`);
    return body.map(({ code }) => code);
  };
  const offered = async () =>
    (await api.send<ShippingMethod[]>('/orders/shipping-methods')).body.map(({ id }) => id);
  const order = <Body = OrderCreated>(changes: object, language: 'en' | 'cs' = 'en') =>
    api.send<Body>('/orders', {
      body: orderOf(shop, { shipping_method: method, total: 6060.8, ...changes }),
      language,
    });
  const { address: _address, ...CONTACT } = CUSTOMER;

  it('are offered once there is one; other methods say nothing about points', async () => {
    expect(await offered()).not.toContain(method);
    expect((await sendFile(CSV)).body).toEqual({
      created: 4,
      updated: 0,
      unchanged: 0,
      deactivated: 0,
      ignored: 0,
    });
    expect(await offered()).toContain(method);
    const { body } = await api.send<ShippingMethod[]>('/orders/shipping-methods');
    const plain = body.find(({ id }) => id === shop.parcel);
    expect(plain).not.toHaveProperty('points');
    expect(plain).not.toHaveProperty('packeta_key');
    expect(body.find(({ id }) => id === method)).toMatchObject({ points: 'list' });
  });

  it.each([
    ['pisek', ['A2', 'A1']],
    ['  Písek  ziz', ['A2']],
    ['PÍS', ['A2', 'A1']],
    ['397', ['A2', 'A1']],
    ['39701', ['A2', 'A1']],
    ['397 01', ['A2', 'A1']],
    ['ceske budejovice', ['B1']],
    ['České Budějovice, Školní', ['B1']],
    ['kiosek', ['B1']],
    ['100%', []],
    ['_', []],
    ['', ['B1', 'A2', 'A1']],
    // The method delivers to the Czech Republic alone.
    ['bratislava', []],
  ])('are found by %j', async (typed, codes) => {
    expect(await search(typed)).toEqual(codes);
  });

  it('are at most 20 of a search, of the given method alone', async () => {
    const many = await make('Many', { points: 'list' });
    const rows = Array.from({ length: 700 }, (_, id) => `p${id};Bod ${id};Praha;110 00`);
    await sendFile(['code;name;city;zip', ...rows].join('\n'), many);
    expect(await search('praha', many)).toHaveLength(20);
    expect(await search('praha')).toEqual([]);
    expect(await search('pisek', shop.parcel)).toEqual([]);
  });

  it('are replaced by an import; the same again changes nothing, a review never does', async () => {
    const renamed = CSV.replace('Trafika U Nádraží', 'Trafika Na Rohu').replace(/B1.*\n/, '');
    const outcome = { created: 0, updated: 1, unchanged: 2, deactivated: 1, ignored: 0 };
    expect((await sendFile(renamed, method, true)).body).toEqual(outcome);
    expect(await search('kiosek')).toEqual(['B1']);
    expect((await sendFile(renamed)).body).toEqual(outcome);
    expect(await search('kiosek')).toEqual([]);
    expect((await sendFile(renamed)).body).toMatchObject({ updated: 0, deactivated: 0 });
    const { body } = await api.admin<PickupPointRecord[]>(
      `/pickup-points?shipping_method=${method}&_sort=code`,
    );
    expect(body.map(({ code, is_active }) => [code, is_active])).toEqual([
      ['A1', true],
      ['A2', true],
      ['B1', false],
      ['C1', true],
    ]);
    expect((await sendFile(CSV)).body).toMatchObject({ updated: 2, unchanged: 2 });
  });

  it('are imported by those who may, for methods that have points, from files that are lists', async () => {
    const wrong = await sendFile<ErrorAnswer>('a;b\n1;2\n');
    expect(wrong).toMatchObject({ status: 422, body: { errors: { file: expect.any(String) } } });
    const other = await sendFile<ErrorAnswer>(CSV, shop.parcel);
    expect(other).toMatchObject({
      status: 422,
      body: { errors: { shipping_method: 'This shipping method has no pick-up points.' } },
    });
    const none = await api.admin('/pickup-points/imports', { body: { shipping_method: method } });
    expect(none.status).toBe(422);
    const visitor = await api.send('/pickup-points/imports', { body: { shipping_method: method } });
    expect(visitor.status).toBe(401);
    expect((await api.send('/pickup-points')).status).toBe(401);
  });

  it('go with their method', async () => {
    const gone = await make('Gone', { points: 'list' });
    await sendFile(CSV, gone);
    await api.admin(`/shipping-methods/${gone}`, { method: 'DELETE' });
    const left = await PickupPoint.query(api.knex).where({ shipping_method_id: gone }).resultSize();
    expect(left).toBe(0);
  });

  it('an order names one, needs no address, and keeps its own copy', async () => {
    const sent = { id: 'A1', name: 'Forged', address: 'Nowhere' };
    const { status, body } = await order({ customer: CONTACT, pickup_point: sent });
    expect(status).toBe(201);
    const address = 'Nádražní 5, 397 01 Písek';
    const path = `/orders/admin/orders/${body.orderId}`;
    const read = () => api.admin<WireOrder>(path);
    expect((await read()).body).toMatchObject({
      customer_address: '',
      pickup_point_code: 'A1',
      pickup_point_name: 'Trafika U Nádraží',
      pickup_point_address: address,
    });
    await sendFile(CSV.replace(/A1.*\n/, ''));
    expect((await read()).body).toMatchObject({ pickup_point_code: 'A1' });
    await sendFile(CSV);
    const page = await api.send<OrderPage>(`/order-pages/${body.link}`);
    expect(page.body.shipping.point).toEqual({
      name: 'Trafika U Nádraží',
      address: ['Nádražní 5', '397 01 Písek'],
    });
    const { body: rows } = await api.admin<OrderRow[]>('/orders/admin/rows?q=trafika');
    expect(rows).toMatchObject([{ id: body.orderId, pickup_point_code: 'A1' }]);
  });

  it.each([
    ['en', undefined, 'Please choose the pick-up point.'],
    ['cs', undefined, 'Vyberte prosím výdejní místo.'],
    [
      'en',
      { id: 'nowhere' },
      'This pick-up point no longer takes parcels. Please choose another one.',
    ],
    ['en', { id: 'C1' }, 'This pick-up point no longer takes parcels. Please choose another one.'],
  ] as const)(
    'an order without one is refused at its field: %s, %j',
    async (language, point, message) => {
      const answer = await order<ErrorAnswer>({ pickup_point: point }, language);
      expect(answer).toMatchObject({
        status: 422,
        body: { message, errors: { pickup_point: message } },
      });
    },
  );

  it('an order of another method stays as it was, and drops a point', async () => {
    const changes = { shipping_method: shop.parcel, total: 6110.8, pickup_point: { id: 'A1' } };
    const { status, body } = await order(changes);
    expect(status).toBe(201);
    const { body: read } = await api.admin<WireOrder>(`/orders/admin/orders/${body.orderId}`);
    expect(read).not.toHaveProperty('pickup_point_code');
    const plain = { shipping_method: shop.parcel, total: 6110.8 };
    expect((await order({ ...plain, customer: CONTACT })).status).toBe(422);
    expect((await order(plain)).status).toBe(201);
  });

  it('is corrected to another one of the list until the order is shipped', async () => {
    const { body: made } = await order({ customer: CONTACT, pickup_point: { id: 'A1' } });
    const path = `/orders/admin/orders/${made.orderId}`;
    const correct = (body: object) =>
      api.admin<WireOrder & ErrorAnswer>(`${path}/correction`, { body });
    expect((await correct({ pickup_point_code: 'X' })).body.errors).toHaveProperty(
      'pickup_point_code',
    );
    expect((await correct({ pickup_point_code: '' })).status).toBe(422);
    const { status, body } = await correct({ pickup_point_code: 'B1' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      pickup_point_code: 'B1',
      pickup_point_name: 'Kiosek Nové Město',
      pickup_point_address: 'Školní 3, 370 01 České Budějovice',
    });
    const { body: found } = await api.admin<WireOrder[]>('/orders/admin/orders?q=kiosek');
    expect(found.map(({ id }) => id)).toContain(made.orderId);
  });

  it('of Packeta’s map come from a page of its own, whose policy alone admits its script', async () => {
    const key = '0123456789abcdef';
    const packeta = await make('Packeta', { points: 'packeta', packeta_key: key });
    expect(await offered()).toContain(packeta);
    const { body: seen } = await api.send('/orders/shipping-methods');
    expect(JSON.stringify(seen)).not.toContain(key);
    const page = await api.send<string>(`/pickup-points/packeta/${packeta}`, { language: 'cs' });
    expect(page.status).toBe(200);
    expect(page.body).toContain(`data-key="${key}" data-language="cs"`);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' https://widget.packeta.com;");
    expect(policy).toContain("frame-ancestors 'self'");
    expect((await api.send(`/pickup-points/packeta/${method}`)).status).toBe(404);
    expect((await api.send('/pickup-points/packeta.js')).headers.get('content-type')).toContain(
      'text/javascript',
    );
    const point = { id: '3060', name: 'Z-BOX Písek', address: 'Nádražní 5, 397 01 Písek' };
    const to = { shipping_method: packeta, customer: CONTACT };
    expect((await order({ ...to, pickup_point: point })).status).toBe(201);
    expect((await order({ ...to, pickup_point: { ...point, id: 'A1' } })).status).toBe(422);
    await sendFile(CSV, packeta);
    expect((await order({ ...to, pickup_point: point })).status).toBe(422);
    expect((await order({ ...to, pickup_point: { id: 'A1' } })).status).toBe(201);
  });

  it('a key is of the shape that Packeta gives', async () => {
    const body = { translations: both('x'), price: 1, packeta_key: 'secret password' };
    const { status } = await api.admin('/shipping-methods', { body });
    expect(status).toBe(422);
  });
});
