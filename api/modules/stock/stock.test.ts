import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StockLevel, StockMovement } from '../../../db/models/stock.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import type { ErrorAnswer } from '../../contract/errors.ts';
import type {
  OrderConsequences,
  OrderCreated,
  Product,
  StockItem,
  StockItemDetail,
} from '../../contract/types.ts';
import { CUSTOMER, orderOf } from '../../testing/testShop.ts';
import { openStockShop, type StockShop } from '../../testing/testStock.ts';

describeEachDatabase('the stock', (open) => {
  let api: StockShop['api'];
  let shop: StockShop['shop'];
  let make: StockShop['make'];
  let order: StockShop['order'];
  let buy: StockShop['buy'];
  let levelOf: StockShop['levelOf'];
  let withdraw: StockShop['withdraw'];
  let settle: StockShop['settle'];
  let setStatus: StockShop['setStatus'];
  beforeAll(async () => {
    ({ api, shop, make, order, buy, levelOf, withdraw, settle, setStatus } =
      await openStockShop(open));
  });
  afterAll(() => api.close());

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
