import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import type { ErrorAnswer } from '../../contract/errors.ts';
import type { OrderConflict, Product, Order as WireOrder } from '../../contract/types.ts';
import { both, hoodie, openStockShop, type StockShop } from '../../testing/testStock.ts';

describeEachDatabase('variants', (open) => {
  let api: StockShop['api'];
  let make: StockShop['make'];
  let order: StockShop['order'];
  let levelOf: StockShop['levelOf'];
  beforeAll(async () => {
    ({ api, make, order, levelOf } = await openStockShop(open));
  });
  afterAll(() => api.close());

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
});
