import { expect } from 'vitest';
import type { TestDatabase } from '../../db/testing/databases.ts';
import type {
  OrderConflict,
  OrderCreated,
  OrderPage,
  Product,
  StockItem,
  Withdrawal,
} from '../contract/types.ts';
import { createHarness } from './harness.ts';
import { orderOf, setStatus, stockShop } from './testShop.ts';

export const both = (text: string) => ({ en: text, cs: text });
const SIZES = ['S', 'M', 'L'] as const;

/** A hoodie in three sizes; L costs 50 crowns more. Five of each, S isn't counted. */
export const hoodie = (slug: string, stock = 5) => ({
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

/** A shop whose products are counted, and what tests do with them; the suite closes its `api`. */
export async function openStockShop(open: () => Promise<TestDatabase>) {
  const api = await createHarness(open, { TRUST_PROXY: 'on' });
  const shop = await stockShop(api.knex);
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
  return {
    api,
    shop,
    make,
    order,
    buy,
    levelOf,
    withdraw,
    settle,
    setStatus: (id: number, status: string) => setStatus(api, id, status),
  };
}

export type StockShop = Awaited<ReturnType<typeof openStockShop>>;
