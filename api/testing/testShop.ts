import type { Knex } from 'knex';
import { PaymentMethod, ShippingMethod } from '../../db/models/content.ts';
import { Product } from '../../db/models/product.ts';
import { saveTranslations } from '../../db/models/translations.ts';
import type { PaymentKind } from '../contract/constants.ts';
import type { ErrorAnswer } from '../contract/errors.ts';
import type { OrderCreated } from '../contract/types.ts';
import { symbolYear, variableSymbol } from '../contract/variableSymbol.ts';
import type { VatRate } from '../contract/vat.ts';
import type { Harness } from './harness.ts';

export type TestShop = Awaited<ReturnType<typeof stockShop>>;

interface Terms {
  is_active?: boolean;
  vat_rate?: VatRate;
}

/** A small shop for tests: two products on sale and one withdrawn, two methods of each sort. */
export async function stockShop(knex: Knex) {
  const product = async (
    slug: string,
    price_halere: number,
    names: [string, string],
    { is_active = true, vat_rate = 21 }: Terms = {},
  ) => {
    const columns = {
      category: 'merchandise',
      is_featured: false,
      is_bestseller: false,
    } as const;
    const rest = { is_new: false, display_order: 0, search: '' };
    const row = { ...columns, ...rest, slug, price_halere, vat_rate, is_active };
    const { id } = await Product.query(knex).insert(row);
    await saveTranslations(knex, Product, id, {
      en: { name: names[0], description: `About ${names[0]}` },
      cs: { name: names[1], description: `O zboží ${names[1]}` },
    });
    return id;
  };
  const shipping = async (
    price_halere: number,
    names: [string, string],
    { is_active = true }: Terms = {},
  ) => {
    const row = { price_halere, is_active, display_order: 0, search: '' };
    const { id } = await ShippingMethod.query(knex).insert(row);
    await saveTranslations(knex, ShippingMethod, id, {
      en: { name: names[0] },
      cs: { name: names[1] },
    });
    return id;
  };
  const payment = async (kind: PaymentKind | null, names: [string, string]) => {
    const row = { kind, is_active: true, display_order: 0, search: '' };
    const { id } = await PaymentMethod.query(knex).insert(row);
    await saveTranslations(knex, PaymentMethod, id, {
      en: { name: names[0] },
      cs: { name: names[1] },
    });
    return id;
  };
  return {
    voucher: await product('drift-taxi-1', 500_000, ['Drift taxi', 'Drift taxi na deset minut'], {
      vat_rate: 12,
    }),
    cap: await product('cap', 49_090, ['Cap', 'Kšiltovka']),
    withdrawn: await product('old-shirt', 30_000, ['Old shirt', 'Staré tričko'], {
      is_active: false,
    }),
    parcel: await shipping(12_900, ['Parcel', 'Balík do ruky']),
    closedPickup: await shipping(0, ['Closed', 'Zavřeno'], { is_active: false }),
    transfer: await payment('bank_transfer', ['Bank transfer', 'Bankovní převod']),
    card: await payment(null, ['Payment card', 'Platební karta']),
  };
}

export const CUSTOMER = {
  name: 'Jiřina Žáková',
  email: 'jirina@example.cz',
  phone: '+420 600 700 800',
  address: 'Nádražní 5, Písek, 397 01',
};

/** The variable symbol of an order that is made now. */
export const newOrderSymbol = (id: number): string =>
  String(variableSymbol({ id, symbol_year: symbolYear(new Date()) }));

/** A right order of one voucher and two caps: 5,000 + 2 × 490.90 + 129 crowns. */
export const orderOf = (shop: TestShop, changes: Record<string, unknown> = {}) => ({
  customer: CUSTOMER,
  shipping_method: shop.parcel,
  payment_method: shop.transfer,
  items: [
    {
      id: 'drift-taxi-1',
      quantity: 1,
      price: 5000,
      translations: { en: { name: 'Forged' } },
    },
    { id: shop.cap, quantity: 2, price: 490.9 },
  ],
  total: 6110.8,
  ...changes,
});

let threes = 0;

/**
 * The only orders of the shop, a second apart: Adam 619.90, Zora 1,110.80, Čeněk 5,129. Returns their ids, from
 * the oldest on.
 */
export async function orderThree(api: Harness, shop: TestShop): Promise<number[]> {
  await api.knex('orders').delete();
  const cap = (quantity: number) => [{ id: 'cap', quantity, price: 490.9 }];
  const ids: number[] = [];
  threes += 1;
  for (const [name, items, total] of [
    ['Adam', cap(1), 619.9],
    ['Zora', cap(2), 1110.8],
    ['Čeněk', [{ id: shop.voucher, quantity: 1, price: 5000 }], 5129],
  ] as const) {
    const customer = { ...CUSTOMER, name, email: `${name[0]}@example.cz`.replace(/[ZČ]/, 'x') };
    const body = orderOf(shop, { customer, items, total });
    // Each time from an address of its own: together they order more than one may in a second.
    const headers = { 'x-forwarded-for': `192.0.2.${(threes % 250) + 1}` };
    const answer = await api.send<OrderCreated>('/orders', { body, headers });
    ids.push(answer.body.orderId);
    api.advance(1_000);
  }
  return ids;
}

/** Has an administrator give an order another status. */
export const setStatus = (api: Harness, id: number, status: string) =>
  api.admin<ErrorAnswer>(`/orders/admin/orders/${id}`, { method: 'PATCH', body: { status } });
