import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { ShippingMethod } from '../../db/models/content.ts';
import type { TestDatabase } from '../../db/testing/databases.ts';
import { pragueToday } from '../contract/dates.ts';
import type {
  OrderCreated,
  Product,
  RedemptionAnswer,
  Voucher,
  VoucherDetail,
} from '../contract/types.ts';
import { bookPayment } from '../modules/payments/index.ts';
import { PRODUCT } from '../platform/commands.ts';
import { createHarness } from './harness.ts';
import { testBus } from './testBus.ts';
import { orderOf, setStatus, stockShop } from './testShop.ts';

/** What vouchers cost, in crowns: for a ride, and for an amount of money. */
const PRICES = { ride: 5_000, gift: 1_000 };

/** A shop that sells vouchers, with a crew that redeems them; the suite closes its `api`. */
export async function openVoucherShop(open: () => Promise<TestDatabase>) {
  const api = await createHarness(open, { TRUST_PROXY: 'on' });
  const shop = await stockShop(api.knex);
  const shipping = await ShippingMethod.query(api.knex).insert({
    price_halere: 0,
    kind: 'none',
    is_active: true,
    display_order: 0,
    search: '',
    product_categories: 'experience',
  });
  const product = (slug: 'ride' | 'gift', changes: object) =>
    api.admin<Product>('/products', {
      body: {
        slug,
        price: PRICES[slug],
        category: 'experience',
        vat_rate: 12,
        translations: { en: { name: `A ${slug}` }, cs: { name: `Voucher ${slug}` } },
        ...changes,
      },
    });
  const made = [
    await product('ride', { voucher_kind: 'experience', voucher_months: 12 }),
    await product('gift', { voucher_kind: 'money', voucher_until: '2099-12-31' }),
  ];
  expect(made.map(({ status }) => status)).toEqual([201, 201]);
  const crew = await api.tokenOf('crew');

  const today = () => pragueToday(api.now());
  /** An order of vouchers alone, as it is sent. */
  const voucherOrder = (items: readonly object[], total: number) =>
    orderOf(shop, { items, total, shipping_method: shipping.id });
  const place = async (slug: 'ride' | 'gift', quantity = 1, dedication?: string) => {
    const total = PRICES[slug] * quantity;
    const item = { id: slug, quantity, price: PRICES[slug], ...(dedication && { dedication }) };
    const body = voucherOrder([item], total);
    const { status, body: placed } = await api.send<OrderCreated>('/orders', { body });
    expect(status).toBe(201);
    return { id: placed.orderId, link: placed.link, total };
  };
  const pay = (orderId: number, crowns: number) =>
    testBus(api.knex, api.now).run(PRODUCT, (trx) =>
      bookPayment(
        trx,
        {
          orderId,
          source: 'hand',
          externalId: randomUUID(),
          halere: crowns * 100,
          receivedOn: today(),
        },
        api.now(),
      ),
    );
  const of = async (orderId: number) => {
    const { body } = await api.admin<Voucher[]>(`/vouchers?order_id=${orderId}&_sort=id`);
    return body;
  };
  const buy = async (slug: 'ride' | 'gift', quantity = 1, dedication?: string) => {
    const placed = await place(slug, quantity, dedication);
    await pay(placed.id, placed.total);
    return { ...placed, vouchers: await of(placed.id) };
  };
  const one = async (slug: 'ride' | 'gift') => {
    const { vouchers } = await buy(slug);
    if (!vouchers[0]) throw new Error('No voucher was issued');
    return vouchers[0];
  };
  const statesOf = async (orderId: number) => (await of(orderId)).map(({ state }) => state);
  const redeem = (code: string, changes: object = {}, token = crew) =>
    api.send<RedemptionAnswer>('/voucher-redemptions', {
      body: { key: randomUUID(), code, ...changes },
      token,
    });
  const detail = async (id: number) => (await api.admin<VoucherDetail>(`/vouchers/${id}`)).body;
  return {
    api,
    shop,
    crew,
    today,
    voucherOrder,
    place,
    pay,
    of,
    buy,
    one,
    statesOf,
    redeem,
    detail,
    setStatus: (id: number, status: string) => setStatus(api, id, status),
  };
}

export type VoucherShop = Awaited<ReturnType<typeof openVoucherShop>>;
