import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { StockLevel, StockMovement } from '../../../db/models/stock.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import type { ErrorAnswer } from '../../contract/errors.ts';
import type {
  OrderConflict,
  OrderConsequences,
  OrderCreated,
  OrderPage,
  Product,
  StockItem,
  StockItemDetail,
  Order as WireOrder,
  Withdrawal,
} from '../../contract/types.ts';
import { PRODUCT } from '../../platform/commands.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { testBus } from '../../testing/testBus.ts';
import { CUSTOMER, orderOf, stockShop, type TestShop } from '../../testing/testShop.ts';
import { announceAwaited } from './commands/announceAwaited.ts';

const both = (text: string) => ({ en: text, cs: text });
const SIZES = ['S', 'M', 'L'] as const;

/** A hoodie in three sizes; L costs 50 crowns more. Five of each, S isn't counted. */
const hoodie = (slug: string, stock = 5) => ({
  slug,
  price: 1_000,
  category: 'merchandise',
  translations: { en: { name: 'Hoodie' }, cs: { name: 'Mikina' } },
  options: [{ en: 'Size', cs: 'Velikost' }],
  variants: SIZES.map((size) => ({
    sku: `${slug}-${size}`,
    values: [both(size)],
    price_difference: size === 'L' ? 50 : 0,
    stock: size === 'S' ? null : stock,
  })),
});

describeEachDatabase('the stock', (open) => {
  let api: Harness;
  let shop: TestShop;
  beforeAll(async () => {
    api = await createHarness(open, { TRUST_PROXY: 'on' });
    shop = await stockShop(api.knex);
  });
  afterAll(() => api.close());

  const make = async (slug: string, stock?: number) => {
    const { status, body } = await api.admin<Product>('/products', { body: hoodie(slug, stock) });
    expect(status).toBe(201);
    return body;
  };
  const order = <Body = OrderCreated>(
    items: readonly {
      id: number | string;
      variant?: number | string;
      quantity: number;
      price: number;
    }[],
    language: 'cs' | 'en' = 'en',
  ) => {
    const total = items.reduce((sum, { quantity, price }) => sum + quantity * price, 129);
    return api.send<Body>('/orders', { body: orderOf(shop, { items, total }), language });
  };
  const buy = (slug: string, quantity = 1) =>
    order<OrderCreated & OrderConflict>([
      { id: slug, variant: `${slug}-M`, quantity, price: 1_000 },
    ]);
  const levelOf = async (sku: string) => {
    const { body } = await api.admin<StockItem[]>(`/stock?sku=${sku}`);
    return body[0]?.quantity;
  };
  let network = 0;
  /** Withdraws from one piece of an order's first item. */
  const withdraw = async ({ link }: OrderCreated, key: string) => {
    const { body: page } = await api.send<OrderPage>(`/order-pages/${link}`);
    const items = [{ id: page.items?.[0]?.id, quantity: 1 }];
    const path = `/order-pages/${link}/withdrawals`;
    // Withdrawals are limited by network.
    network += 1;
    const headers = { 'x-forwarded-for': `192.0.2.${network}` };
    const { body } = await api.send<Withdrawal>(path, { body: { key, items }, headers });
    return body.id;
  };
  const settle = (id: number, more?: object) =>
    api.admin(`/withdrawals/${id}`, { method: 'PUT', body: { state: 'settled', ...more } });
  const setStatus = (id: number, status: string) =>
    api.admin<ErrorAnswer>(`/orders/admin/orders/${id}`, { method: 'PATCH', body: { status } });

  it('a product with options has variants, of which visitors see what few are left', async () => {
    await make('seen', 5);
    const { body } = await api.send<Product>('/products/seen');
    expect(body.options).toEqual([{ en: 'Size', cs: 'Velikost' }]);
    expect(body.variants).toEqual([
      {
        id: expect.any(Number),
        sku: 'seen-S',
        values: [both('S')],
        price_difference: 0,
        price: 1_000,
        photo: null,
      },
      {
        id: expect.any(Number),
        sku: 'seen-M',
        values: [both('M')],
        price_difference: 0,
        price: 1_000,
        photo: null,
        left: 5,
      },
      {
        id: expect.any(Number),
        sku: 'seen-L',
        values: [both('L')],
        price_difference: 50,
        price: 1_050,
        photo: null,
        left: 5,
      },
    ]);
    const { body: plain } = await api.send<Product>('/products/cap');
    for (const name of ['options', 'variants', 'left', 'stock']) {
      expect(plain).not.toHaveProperty(name);
    }
  });

  it('variants keep their ids when the product is written again, and those left out are deleted', async () => {
    const made = await make('rewritten');
    const { body: renamed } = await api.admin<Product>('/products/rewritten', {
      method: 'PATCH',
      body: { is_new: true },
    });
    expect(renamed.variants).toEqual(made.variants);
    const [, medium, large] = made.variants ?? [];
    const { body: fewer } = await api.admin<Product>('/products/rewritten', {
      method: 'PATCH',
      body: { variants: [large, { sku: medium?.sku, values: [both('Medium')] }] },
    });
    expect(fewer.variants?.map(({ id }) => id)).toEqual([large?.id, medium?.id]);
    expect(fewer.variants?.[1]).toMatchObject({ values: [both('Medium')], stock: 5 });
  });

  it.each([
    ['variants.0.values', { variants: [{ sku: 'w1', values: [] }] }],
    [
      'variants.1.values',
      {
        variants: [
          { sku: 'w1', values: [both('S')] },
          { sku: 'w2', values: [both('S')] },
        ],
      },
    ],
    [
      'variants.1.sku',
      {
        variants: [
          { sku: 'w1', values: [both('S')] },
          { sku: 'w1', values: [both('M')] },
        ],
      },
    ],
    ['variants.0.sku', { variants: [{ sku: 'taken-M', values: [both('S')] }] }],
    [
      'variants.0.price_difference',
      { variants: [{ sku: 'w1', values: [both('S')], price_difference: -1_000.01 }] },
    ],
    ['variants', { variants: [] }],
  ])('refuses a mistake at %s', async (field, changes) => {
    if (field === 'variants.0.sku') await make('taken');
    const { status, body } = await api.admin<ErrorAnswer>('/products', {
      body: { ...hoodie('wrong'), ...changes },
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('an order names the variant, by id or SKU, and keeps its name, price and SKU', async () => {
    const { id, variants = [] } = await make('ordered');
    const large = variants[2]?.id ?? 0;
    const { status, body } = await order([
      { id, variant: large, quantity: 1, price: 1_050 },
      { id: 'ordered', variant: 'ordered-S', quantity: 2, price: 1_000 },
    ]);
    expect(status).toBe(201);
    const { body: kept } = await api.admin<WireOrder>(`/orders/admin/orders/${body.orderId}`);
    expect(kept.items.map(({ translations }) => translations.cs.name)).toEqual([
      'Mikina (L)',
      'Mikina (S)',
    ]);
    const rows = await api.knex('order_items').where({ order_id: body.orderId }).orderBy('id');
    expect(rows.map(({ variant_id, sku }) => [variant_id, sku])).toEqual([
      [large, 'ordered-L'],
      [variants[0]?.id, 'ordered-S'],
    ]);
    expect(await levelOf('ordered-L')).toBe(4);
  });

  it('a product with options isn’t sold without one, nor a variant of another product', async () => {
    await make('chosen');
    await make('foreign');
    for (const variant of [undefined, 'foreign-M', 987_654]) {
      const item = { id: 'chosen', quantity: 1, price: 1_000, ...(variant && { variant }) };
      const { status, body } = await order<OrderConflict>([item]);
      expect([status, body.items[0]?.available]).toEqual([409, false]);
    }
  });

  it('of fifty who buy the last five at once, five get them', async () => {
    await make('rush');
    const answers = await Promise.all(Array.from({ length: 50 }, () => buy('rush')));
    const sold = answers.filter(({ status }) => status === 201);
    expect(sold).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(45);
    for (const { body } of refused) {
      expect(body.items).toEqual([
        { id: 'rush', variant: 'rush-M', price: 1_000, available: false, left: 0 },
      ]);
      expect(body.message).toMatch(/^Fewer pieces are left than you want/);
    }
    expect(await levelOf('rush-M')).toBe(0);
    const { body: shown } = await api.send<Product>('/products/rush');
    expect(shown.variants?.[1]?.left).toBe(0);
  });

  it('says how many are left to who wants more, also over several lines', async () => {
    await make('left', 3);
    expect(await buy('left', 4)).toMatchObject({
      status: 409,
      body: { items: [{ available: true, left: 3 }] },
    });
    const line = { id: 'left', variant: 'left-M', quantity: 2, price: 1_000 };
    expect((await order([line, line])).status).toBe(409);
    expect(await levelOf('left-M')).toBe(3);
  });

  it('a cancelled or deleted order gives its pieces back, a reopened one takes them again', async () => {
    await make('back', 2);
    const { body } = await buy('back', 2);
    await setStatus(body.orderId, 'cancelled');
    expect(await levelOf('back-M')).toBe(2);
    expect(await setStatus(body.orderId, 'pending')).toMatchObject({ status: 200 });
    expect(await levelOf('back-M')).toBe(0);
    await api.admin(`/orders/admin/orders/${body.orderId}`, { method: 'DELETE' });
    expect(await levelOf('back-M')).toBe(2);
    const { body: log } = await api.admin<StockItem[]>('/stock?sku=back-M');
    const { body: detail } = await api.admin<StockItemDetail>(`/stock/${log[0]?.id}`);
    expect(detail.movements.map(({ kind, change, order_id }) => [kind, change, order_id])).toEqual([
      ['returned', 2, body.orderId],
      ['sold', -2, body.orderId],
      ['returned', 2, body.orderId],
      ['sold', -2, body.orderId],
      ['counted', 2, null],
    ]);
  });

  it('pieces of a settled withdrawal go back once, if the team wants them to', async () => {
    await make('worn', 3);
    const { body: placed } = await buy('worn', 3);
    const [kept, returned, refused] = [
      await withdraw(placed, 'kept'),
      await withdraw(placed, 'returned'),
      await withdraw(placed, 'refused'),
    ];
    await settle(kept, { restock: false });
    expect(await levelOf('worn-M')).toBe(0);
    const { body: preview } = await api.admin<OrderConsequences>(
      `/orders/admin/consequences/withdrawals/${returned}`,
      { body: { state: 'settled' } },
    );
    expect(preview.pieces).toEqual({ returned: 1, taken: 0 });
    await settle(returned);
    expect(await levelOf('worn-M')).toBe(1);
    await settle(refused, { state: 'refused', reason: 'Worn' });
    expect(await levelOf('worn-M')).toBe(1);
    await setStatus(placed.orderId, 'cancelled');
    expect(await levelOf('worn-M')).toBe(2);
    await api.admin(`/orders/admin/orders/${placed.orderId}`, { method: 'DELETE' });
    expect(await levelOf('worn-M')).toBe(2);
    await api.admin(`/orders/admin/orders/${placed.orderId}/restore`, { method: 'POST' });
    await setStatus(placed.orderId, 'pending');
    expect(await levelOf('worn-M')).toBe(1);
  });

  it('an order that is deleted with its customer’s data gives its pieces back', async () => {
    await make('erased', 2);
    const email = 'gone@example.cz';
    const items = [{ id: 'erased', variant: 'erased-M', quantity: 2, price: 1_000 }];
    const customer = { ...CUSTOMER, email };
    const body = orderOf(shop, { items, customer, total: 2_129 });
    const { body: placed } = await api.send<OrderCreated>('/orders', { body });
    expect(await levelOf('erased-M')).toBe(0);
    const { status } = await api.admin('/personal-data/erase', { body: { email, again: email } });
    expect(status).toBe(200);
    expect((await api.admin(`/orders/admin/orders/${placed.orderId}`)).status).toBe(404);
    expect(await levelOf('erased-M')).toBe(2);
  });

  it('two variants may swap their SKUs', async () => {
    const { variants = [] } = await make('swapped');
    const [small, medium, large] = variants;
    const { status, body } = await api.admin<Product>('/products/swapped', {
      method: 'PATCH',
      body: {
        variants: [{ ...small, sku: medium?.sku }, { ...medium, sku: small?.sku }, large],
      },
    });
    expect(status).toBe(200);
    expect(body.variants?.map(({ id, sku }) => [id, sku])).toEqual([
      [small?.id, 'swapped-M'],
      [medium?.id, 'swapped-S'],
      [large?.id, 'swapped-L'],
    ]);
  });

  it('an order isn’t reopened where its pieces are sold', async () => {
    await make('gone', 1);
    const { body } = await buy('gone');
    await setStatus(body.orderId, 'cancelled');
    expect((await buy('gone')).status).toBe(201);
    expect(await setStatus(body.orderId, 'pending')).toMatchObject({
      status: 409,
      body: { message: 'There are not enough pieces in stock.' },
    });
    expect(await levelOf('gone-M')).toBe(0);
  });

  it('is counted by people, who say why there are fewer, and see when somebody else did', async () => {
    const { id } = await make('counted', 4);
    const count = (key: string, body: object) =>
      api.admin<StockItemDetail & ErrorAnswer>(`/stock/${key}`, { method: 'PUT', body });
    const { body: rows } = await api.admin<StockItem[]>('/stock?sku=counted-M');
    const key = rows[0]?.id ?? '';
    expect(await count(key, { quantity: 3, seen: 4 })).toMatchObject({
      status: 422,
      body: { errors: { note: 'Please say why in a few words.' } },
    });
    const { body } = await count(key, { quantity: 3, seen: 4, note: 'One is torn' });
    expect(body.quantity).toBe(3);
    expect(body.movements[0]).toMatchObject({ kind: 'counted', change: -1, note: 'One is torn' });
    expect(body.movements[0]?.username).not.toBe('');
    expect((await count(key, { quantity: 9, seen: 4 })).status).toBe(409);
    const small = `variant-${(await api.admin<Product>(`/products/${id}`)).body.variants?.[0]?.id}`;
    expect((await count(small, { quantity: 2, seen: null })).body.quantity).toBe(2);
    expect((await count(small, { quantity: null, seen: 2 })).body.quantity).toBeNull();
    expect((await count('product-1x', { quantity: 1, seen: null })).status).toBe(404);
  });

  it('a count without a quantity is refused: counting would stop, and its movements be gone', async () => {
    const { id } = await make('miscounted', 4);
    const { body: product } = await api.admin<Product>(`/products/${id}`);
    const key = `variant-${product.variants?.[1]?.id}`;
    const wrong = await api.admin<ErrorAnswer>(`/stock/${key}`, {
      method: 'PUT',
      body: { pieces: 5, seen: 4 },
    });
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { quantity: 'This must be a number.' } },
    });
    const { body } = await api.admin<StockItemDetail>(`/stock/${key}`);
    expect(body.quantity).toBe(4);
    expect(body.movements).toHaveLength(1);
  });

  it('a product without options is counted as a whole', async () => {
    const key = `product-${shop.cap}`;
    await api.admin(`/stock/${key}`, { method: 'PUT', body: { quantity: 1, seen: null } });
    const cap = [{ id: 'cap', quantity: 1, price: 490.9 }];
    expect((await order(cap)).status).toBe(201);
    expect((await order(cap)).status).toBe(409);
    const { body } = await api.send<Product>('/products/cap');
    expect(body.left).toBe(0);
    await api.admin(`/stock/${key}`, { method: 'PUT', body: { quantity: null, seen: 0 } });
    expect((await order(cap)).status).toBe(201);
  });

  it('who asked is mailed once when it is back', async () => {
    const { id, variants = [] } = await make('awaited', 1);
    const ask = (changes: object = {}) =>
      api.send<ErrorAnswer>('/stock-alerts', {
        body: {
          product_id: id,
          variant_id: variants[1]?.id,
          email: 'fan@example.cz',
          consent: true,
          ...changes,
        },
        language: 'cs',
      });
    expect((await ask()).status).toBe(409);
    await buy('awaited');
    expect((await ask({ consent: false })).body.errors).toHaveProperty('consent');
    expect([(await ask()).status, (await ask()).status]).toEqual([201, 201]);
    const hide = (is_active: boolean) =>
      api.admin('/products/awaited', { method: 'PATCH', body: { is_active } });
    await hide(false);
    expect((await ask({ email: 'other@example.cz' })).status).toBe(404);
    await hide(true);
    const key = `variant-${variants[1]?.id}`;
    expect((await api.admin<StockItem>(`/stock/${key}`)).body.waiting).toBe(1);
    const mails = () => OutboxMail.query(api.knex).where({ kind: 'back_in_stock' });
    for (const [quantity, seen] of [
      [2, 0],
      [0, 2],
      [1, 0],
    ]) {
      await api.admin(`/stock/${key}`, { method: 'PUT', body: { quantity, seen, note: 'x' } });
    }
    expect(await mails()).toMatchObject([
      {
        to: 'fan@example.cz',
        locale: 'cs',
        facts: { product: { slug: 'awaited', name: 'Mikina (M)' } },
      },
    ]);
  });

  it('nobody is mailed about, or asks for, what is published later or no more', async () => {
    const { id, variants = [] } = await make('scheduled', 1);
    const ask = (email: string) =>
      api.send<ErrorAnswer>('/stock-alerts', {
        body: { product_id: id, variant_id: variants[1]?.id, email, consent: true },
      });
    await buy('scheduled');
    expect((await ask('early@example.cz')).status).toBe(201);
    const key = `variant-${variants[1]?.id}`;
    const count = (quantity: number, seen: number) =>
      api.admin(`/stock/${key}`, { method: 'PUT', body: { quantity, seen, note: 'x' } });
    const mails = () => OutboxMail.query(api.knex).where({ to: 'early@example.cz' });
    const schedule = (changes: object) =>
      api.admin('/products/scheduled', { method: 'PATCH', body: changes });
    for (const changes of [
      { publish_at: '2999-01-01T10:00:00.000Z' },
      { publish_at: null, unpublish_at: '2001-01-01T10:00:00.000Z' },
    ]) {
      expect((await schedule(changes)).status).toBe(200);
      expect((await ask('late@example.cz')).status).toBe(404);
      await count(2, 0);
      await count(0, 2);
      expect(await mails()).toEqual([]);
    }
    await schedule({ unpublish_at: null });
    await count(1, 0);
    expect(await mails()).toHaveLength(1);
  });

  describe('who asked', () => {
    const ask = (email: string, product_id: number, variant_id: number | null = null) =>
      api.send<ErrorAnswer>('/stock-alerts', {
        body: { product_id, variant_id, email, consent: true },
      });
    const mailsTo = (to: string) => OutboxMail.query(api.knex).where({ to, kind: 'back_in_stock' });
    /** A product without options that is sold out and waited for. */
    const makeAwaited = async (slug: string, email: string) => {
      const { options: _, variants: __, ...plain } = hoodie(slug);
      const { body } = await api.admin<Product>('/products', { body: { ...plain, stock: 0 } });
      expect((await ask(email, body.id)).status).toBe(201);
      return body;
    };

    it('is mailed when it isn’t counted any more, and can be ordered from then on', async () => {
      const { id, variants = [] } = await make('uncounted', 0);
      const variant = variants[1]?.id ?? 0;
      expect((await ask('uncounted@example.cz', id, variant)).status).toBe(201);
      const stop = { method: 'PUT', body: { quantity: null, seen: 0 } } as const;
      expect((await api.admin(`/stock/variant-${variant}`, stop)).status).toBe(200);
      expect(await mailsTo('uncounted@example.cz')).toMatchObject([
        { facts: { product: { slug: 'uncounted', name: 'Hoodie (M)' } } },
      ]);
      expect((await buy('uncounted')).status).toBe(201);
    });

    it('is mailed when it gets variants that can be ordered', async () => {
      await makeAwaited('varied', 'varied@example.cz');
      const { options, variants } = hoodie('varied', 2);
      const write = { method: 'PATCH', body: { options, variants } } as const;
      expect((await api.admin('/products/varied', write)).status).toBe(200);
      expect(await mailsTo('varied@example.cz')).toHaveLength(1);
    });

    it('is not mailed when it gets variants that are sold out', async () => {
      await makeAwaited('empty', 'empty@example.cz');
      const { options, variants } = hoodie('empty', 0);
      const soldOut = variants.map((variant) => ({ ...variant, stock: 0 }));
      const write = { method: 'PATCH', body: { options, variants: soldOut } } as const;
      expect((await api.admin('/products/empty', write)).status).toBe(200);
      expect(await mailsTo('empty@example.cz')).toEqual([]);
    });
  });

  it('who waited for a hidden product is mailed once it is published again', async () => {
    const { id, variants = [] } = await make('returning', 0);
    const variant_id = variants[1]?.id ?? 0;
    const body = { product_id: id, variant_id, email: 'patient@example.cz', consent: true };
    expect((await api.send('/stock-alerts', { body })).status).toBe(201);
    const show = (is_active: boolean) =>
      api.admin('/products/returning', { method: 'PATCH', body: { is_active } });
    await show(false);
    const counted = { method: 'PUT', body: { quantity: 2, seen: 0 } } as const;
    await api.admin(`/stock/variant-${variant_id}`, counted);
    const announce = () => announceAwaited(testBus(api.knex), {}, PRODUCT);
    const mails = () => OutboxMail.query(api.knex).where({ to: 'patient@example.cz' });
    await announce();
    expect(await mails()).toEqual([]);
    await show(true);
    await Promise.all([announce(), announce()]);
    expect(await mails()).toMatchObject([{ kind: 'back_in_stock' }]);
    expect((await api.admin<StockItem>(`/stock/variant-${variant_id}`)).body.waiting).toBe(0);
  });

  it('is never below zero and always the sum of its movements, whatever happens', async () => {
    await make('lives', 3);
    const { body: rows } = await api.admin<StockItem[]>('/stock?sku=lives-M');
    const orders: OrderCreated[] = [];
    let settled = 0;
    const anyOf = (index: number) => orders[index % orders.length];
    const idOf = (index: number) => anyOf(index)?.orderId ?? 0;
    const step = fc.oneof(
      fc.record({ what: fc.constant('buy' as const), by: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ what: fc.constant('cancel' as const), by: fc.nat(9) }),
      fc.record({ what: fc.constant('reopen' as const), by: fc.nat(9) }),
      fc.record({ what: fc.constant('delete' as const), by: fc.nat(9) }),
      {
        arbitrary: fc.record({ what: fc.constant('withdraw' as const), by: fc.nat(9) }),
        weight: 3,
      },
      fc.record({ what: fc.constant('count' as const), by: fc.nat(6) }),
    );
    const steps = fc.sample(step, { numRuns: 80, seed: 23 });
    for (const [index, { what, by }] of steps.entries()) {
      if (what === 'buy') {
        const { status, body } = await buy('lives', by);
        if (status === 201) orders.push(body);
      }
      if (what === 'cancel') await setStatus(idOf(by), 'cancelled');
      if (what === 'reopen') await setStatus(idOf(by), 'processing');
      if (what === 'delete')
        await api.admin(`/orders/admin/orders/${idOf(by)}`, { method: 'DELETE' });
      const order = anyOf(by);
      if (what === 'withdraw' && order) {
        const id = await withdraw(order, `life-${index}`);
        if (id && (await settle(id, { restock: by % 2 === 0 })).status === 200) settled += 1;
      }
      if (what === 'count') {
        const seen = await levelOf('lives-M');
        const body = { quantity: by, seen, note: 'counted' };
        await api.admin(`/stock/${rows[0]?.id}`, { method: 'PUT', body });
      }
      const [level] = await StockLevel.query(api.knex).where({
        variant_id: rows[0]?.variant_id ?? 0,
      });
      const moved = await StockMovement.query(api.knex).where({ level_id: level?.id ?? 0 });
      expect(level?.quantity).toBeGreaterThanOrEqual(0);
      expect(moved.reduce((sum, { change }) => sum + change, 0)).toBe(level?.quantity);
    }
    expect(orders.length).toBeGreaterThan(3);
    expect(settled).toBeGreaterThan(3);
  });
});
