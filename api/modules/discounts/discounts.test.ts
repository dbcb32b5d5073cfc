import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import type { ErrorAnswer } from '../../contract/errors.ts';
import type {
  DiscountCode,
  OfferedDiscount,
  OrderConflict,
  OrderCreated,
  OrderListItem,
  OrderRow,
  Order as WireOrder,
} from '../../contract/types.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { CUSTOMER, orderOf, setStatus, stockShop, type TestShop } from '../../testing/testShop.ts';

const TEN = { code: 'Leto 26', percent: 10 };

describeEachDatabase('discount codes', (open) => {
  let api: Harness;
  let shop: TestShop;
  beforeAll(async () => {
    api = await createHarness(open, { TRUST_PROXY: 'on' });
    shop = await stockShop(api.knex);
  });
  afterAll(() => api.close());

  let network = 0;
  /** Each from a network of its own: networks are limited. */
  const headers = () => ({ 'x-forwarded-for': `10.1.${network >> 8}.${network++ & 255}` });
  const make = async (given: object) => {
    const { status, body } = await api.admin<DiscountCode>('/discount-codes', { body: given });
    expect(status).toBe(201);
    return body;
  };
  const check = (code: string) =>
    api.send<OfferedDiscount & ErrorAnswer>('/discount-codes/check', {
      body: { code },
      headers: headers(),
    });
  /** One voucher for 5,000 and two caps for 490.90, with shipping 6,110.80. */
  const buy = (discount_code: string, total: number, email = CUSTOMER.email) =>
    api.send<OrderCreated & OrderConflict>('/orders', {
      body: orderOf(shop, { discount_code, total, customer: { ...CUSTOMER, email } }),
      headers: headers(),
      language: 'en',
    });
  const usesOf = async (id: number) =>
    (await api.admin<DiscountCode>(`/discount-codes/${id}`)).body.uses;
  it('are written in capitals, read by administrators alone, and unique', async () => {
    const made = await make(TEN);
    expect(made).toEqual({
      id: expect.any(Number),
      code: 'LETO26',
      percent: 10,
      amount: null,
      min_total: null,
      product_categories: '',
      valid_from: '',
      valid_until: '',
      max_uses: null,
      max_uses_per_email: null,
      is_active: true,
      note: '',
      uses: 0,
      version: 1,
    });
    const { body: listed } = await api.admin<DiscountCode[]>('/discount-codes?code=LETO26');
    expect(listed).toEqual([made]);
    for (const path of ['/discount-codes', `/discount-codes/${made.id}`]) {
      expect((await api.send(path)).status).toBe(401);
    }
    const again = await api.admin<ErrorAnswer>('/discount-codes', { body: TEN });
    expect([again.status, again.body.errors?.code]).toEqual([409, 'There is already such a code.']);
  });

  it.each([
    ['code', { code: 'ab', percent: 10 }],
    ['code', { code: 'LÉTO', percent: 10 }],
    ['percent', { code: 'NONE' }],
    ['percent', { code: 'BOTH', percent: 10, amount: 100 }],
    ['percent', { code: 'MUCH', percent: 101 }],
    ['amount', { code: 'NIL', amount: 0 }],
    [
      'valid_until',
      { code: 'DAYS', percent: 1, valid_from: '2026-02-02', valid_until: '2026-02-01' },
    ],
    ['product_categories', { code: 'KINDS', percent: 1, product_categories: 'shoes' }],
    ['max_uses', { code: 'USES', percent: 1, max_uses: 0 }],
  ])('a mistake at %s is refused', async (field, given) => {
    const { status, body } = await api.admin<ErrorAnswer>('/discount-codes', { body: given });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('a change needs the version that was read, and a deleted code is gone', async () => {
    const { id } = await make({ code: 'CHANGED', amount: 100, note: 'For the fair' });
    const path = `/discount-codes/${id}`;
    const change = (body: object) => api.admin<DiscountCode>(path, { method: 'PATCH', body });
    const { body } = await change({ min_total: 500, version: 1 });
    expect(body).toMatchObject({ amount: 100, min_total: 500, note: 'For the fair', version: 2 });
    expect((await change({ amount: 50, version: 1 })).status).toBe(409);
    expect((await change({ amount: null, percent: 5 })).body).toMatchObject({ percent: 5 });
    expect((await api.admin(path, { method: 'DELETE' })).status).toBe(200);
    expect((await api.admin(path)).status).toBe(404);
    expect((await check('changed')).body.message).toBe('This discount code is not valid.');
  });

  it('a customer learns what a valid code takes off, and why another is none', async () => {
    await make({ code: 'CHECKED', amount: 100.5, min_total: 500, note: 'secret' });
    expect((await check(' checked ')).body).toEqual({
      code: 'CHECKED',
      percent: null,
      amount: 100.5,
      min_total: 500,
      product_categories: '',
    });
    await make({ code: 'LATER', percent: 10, valid_from: '2999-01-01' });
    await make({ code: 'OFF', percent: 10, is_active: false });
    await make({ code: 'OVER', percent: 10, valid_until: '2020-01-01' });
    const answers = await Promise.all(['LATER', 'OFF', 'OVER', 'NOTHING'].map(check));
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [404, 'This discount code is not valid.'],
      [404, 'This discount code is not valid.'],
      [404, 'This discount code has expired.'],
      [404, 'This discount code is not valid.'],
    ]);
  });

  it('one network may not try many of them, by themselves or with orders', async () => {
    const from = { headers: { 'x-forwarded-for': '192.0.2.7' } };
    const body = orderOf(shop, { discount_code: 'GUESSED' });
    const statuses: number[] = [];
    for (let tries = 0; tries < 30; tries += 1) {
      const guess = { body: { code: 'GUESSED' }, ...from };
      statuses.push((await api.send('/discount-codes/check', guess)).status);
      statuses.push((await api.send('/orders', { body, ...from })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([404, 409]));
    expect((await api.send('/orders', { body, ...from })).status).toBe(429);
    expect((await api.send('/orders', { body: orderOf(shop), ...from })).status).toBe(201);
  });

  it('codes that can be used don’t count: a whole grandstand may share a network', async () => {
    await make({ code: 'STANDS', percent: 10 });
    const from = { headers: { 'x-forwarded-for': '192.0.2.8' } };
    const asked = { body: { code: 'STANDS' }, ...from };
    const order = { body: orderOf(shop, { discount_code: 'STANDS', total: 5_512.62 }), ...from };
    const statuses: number[] = [];
    for (let fan = 0; fan < 35; fan += 1) {
      statuses.push((await api.send('/discount-codes/check', asked)).status);
      statuses.push((await api.send('/orders', order)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 201]));
  });

  it('an order keeps what a code takes off, item by item', async () => {
    const code = await make({ code: 'KEPT', percent: 10 });
    const { status, body } = await buy('kept', 5_512.62);
    expect(status).toBe(201);
    const { body: kept } = await api.admin<WireOrder>(`/orders/admin/orders/${body.orderId}`);
    expect(kept).toMatchObject({
      total: 5_512.62,
      discount_code: 'KEPT',
      discount_code_id: code.id,
    });
    expect(kept.items.map(({ price, discount }) => [price, discount])).toEqual([
      [5_000, 500],
      [490.9, 98.18],
    ]);
    const path = `/orders/admin/orders?discount_code_id=${code.id}`;
    const { body: listed } = await api.admin<OrderListItem[]>(path);
    expect(listed.map(({ id }) => id)).toEqual([body.orderId]);
    const { body: rows } = await api.admin<OrderRow[]>(`/orders/admin/rows?id=${body.orderId}`);
    expect(rows[0]).toMatchObject({
      discount_code: 'KEPT',
      discount: 598.18,
      vat: [{ base: 5_512.62 }],
    });
    await api.admin(`/discount-codes/${code.id}`, { method: 'DELETE' });
    const { body: later } = await api.admin<WireOrder>(`/orders/admin/orders/${body.orderId}`);
    expect(later).toMatchObject({ total: 5_512.62, discount_code: 'KEPT', discount_code_id: null });
  });

  it('an order without a code is as it was', async () => {
    const { body } = await api.send<OrderCreated>('/orders', { body: orderOf(shop) });
    const { body: kept } = await api.admin<WireOrder>(`/orders/admin/orders/${body.orderId}`);
    for (const name of ['discount_code', 'discount_code_id']) expect(kept).not.toHaveProperty(name);
    for (const item of kept.items) expect(item).not.toHaveProperty('discount');
  });

  it.each([
    ['unknown', 'NOSUCHCODE', null, 'This discount code is not valid.'],
    [
      'expired',
      'PAST',
      { percent: 10, valid_until: '2020-01-01' },
      'This discount code has expired.',
    ],
    [
      'unfit',
      'COURSES',
      { percent: 10, product_categories: 'course' },
      'This discount code is not for the products in your order.',
    ],
    [
      'belowMinimum',
      'LARGE',
      { percent: 10, min_total: 6_000 },
      'Your products cost less than this discount code requires.',
    ],
  ] as const)(
    'one that is %s is a conflict with the prices without it',
    async (problem, code, given, message) => {
      if (given) await make({ code, ...given });
      const { status, body } = await buy(code, 5_512.62);
      expect([status, body.message]).toEqual([409, message]);
      expect(body).toMatchObject({ discount: { code, amount: 0, problem }, total: 6_110.8 });
    },
  );

  it('one that takes off less than the customer saw is a conflict with the amount', async () => {
    await make({ code: 'LESS', percent: 5 });
    const { status, body } = await buy('LESS', 5_512.62);
    expect([status, body.message]).toEqual([
      409,
      'Prices have changed. Please check the order and confirm it again.',
    ]);
    expect(body).toMatchObject({
      discount: { code: 'LESS', amount: 299.09, problem: null },
      total: 5_811.71,
    });
  });

  it('a large amount takes off the products, not the shipping', async () => {
    await make({ code: 'ALL', amount: 100_000 });
    const { status, body } = await buy('ALL', 129);
    expect(status).toBe(201);
    const { body: kept } = await api.admin<WireOrder>(`/orders/admin/orders/${body.orderId}`);
    expect(kept).toMatchObject({ total: 129, open: 129 });
  });

  it('an e-mail uses one as often as it may, however it is written', async () => {
    await make({ code: 'ONCE', amount: 100, max_uses_per_email: 1 });
    expect((await buy('ONCE', 6_010.8, 'eva@example.cz')).status).toBe(201);
    const { status, body } = await buy('ONCE', 6_010.8, 'Eva@Example.cz');
    expect([status, body.discount?.problem]).toEqual([409, 'usedByYou']);
    expect((await buy('ONCE', 6_010.8, 'jan@example.cz')).status).toBe(201);
  });

  it('a cancelled or deleted order gives its use back', async () => {
    const { id } = await make({ code: 'BACK', amount: 100, max_uses: 2 });
    const first = (await buy('BACK', 6_010.8)).body.orderId;
    const second = (await buy('BACK', 6_010.8)).body.orderId;
    expect([(await check('BACK')).body.message, await usesOf(id)]).toEqual([
      'This discount code has been used up.',
      2,
    ]);
    await setStatus(api, first, 'cancelled');
    expect(await usesOf(id)).toBe(1);
    await api.admin(`/orders/admin/orders/${second}`, { method: 'DELETE' });
    expect(await usesOf(id)).toBe(0);
    expect((await buy('BACK', 6_010.8)).status).toBe(201);
    await setStatus(api, first, 'pending');
    expect(await usesOf(id)).toBe(2);
  });

  it('of fifty who use the last five at once, five do', async () => {
    const { id } = await make({ code: 'RUSH', amount: 100, max_uses: 5 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => buy('RUSH', 6_010.8, `b${index}@example.cz`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(45);
    for (const { body } of refused) {
      expect(body.discount).toEqual({ code: 'RUSH', amount: 0, problem: 'usedUp' });
    }
    expect(await usesOf(id)).toBe(5);
  });

  it('of twenty orders of one e-mail at once, one uses a code that it may use once', async () => {
    await make({ code: 'MINE', amount: 100, max_uses_per_email: 1 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy('MINE', 6_010.8)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});
