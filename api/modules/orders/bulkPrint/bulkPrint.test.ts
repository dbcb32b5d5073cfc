import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Order, OrderItem } from '../../../../db/models/order.ts';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import type { ErrorAnswer } from '../../../contract/errors.ts';
import type { OrderCreated, OrderPage, OrderRow, Withdrawal } from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { textOfPdf } from '../../../testing/testPdf.ts';
import { orderOf, stockShop } from '../../../testing/testShop.ts';
import { renderPackingList } from './renderPackingList.ts';
import { PRINTED } from './routes.ts';
import { zipOf } from './zip.ts';

it('a ZIP has every file under its name, and an index that says where', () => {
  const files = [
    { name: 'faktura-1.pdf', bytes: Buffer.from('one') },
    { name: 'žádost.pdf', bytes: Buffer.from('the other') },
  ];
  const zip = zipOf(files);
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  expect(zip.readUInt16LE(end + 10)).toBe(2);
  let at = zip.readUInt32LE(end + 16);
  for (const { name, bytes } of files) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const length = zip.readUInt16LE(at + 28);
    expect(zip.subarray(at + 46, at + 46 + length).toString()).toBe(name);
    const local = zip.readUInt32LE(at + 42);
    expect(zip.readUInt32LE(local)).toBe(0x04034b50);
    expect(zip.readUInt32LE(local + 14)).toBe(crc32(bytes));
    const start = local + 30 + length;
    expect(zip.subarray(start, start + zip.readUInt32LE(local + 18))).toEqual(bytes);
    at += 46 + length;
  }
  expect(at).toBe(end);
});

describeOnSqlite('orders are printed together:', (open) => {
  let api: Harness;
  let ids: number[];
  let placed: OrderCreated[];
  beforeAll(async () => {
    api = await createHarness(open);
    const shop = await stockShop(api.knex);
    const place = () => api.send<OrderCreated>('/orders', { body: orderOf(shop) });
    placed = [(await place()).body, (await place()).body];
    ids = placed.map(({ orderId }) => orderId);
  });
  afterAll(() => api.close());
  const get = (path: string, language: 'cs' | 'en' = 'en') =>
    api.admin<string & ErrorAnswer>(`/orders/admin/orders/print/${path}`, { language });

  it.each(['cs', 'en'] as const)('on a packing list: %s', async (language) => {
    const { status, headers, body } = await get(`packing-list?ids=${ids}&language=${language}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(String(body)).toMatch(/^%PDF/);
  });

  const printed = async (changes: Partial<Order>, locale: 'cs' | 'en') => {
    const [first = 0, second = 0] = ids;
    const orders = await Order.query(api.knex).findByIds([first, second]).withGraphFetched(PRINTED);
    const changed = orders.map((order) => (order.id === second ? order.$set(changes) : order));
    const look = { accent: '', logo: null };
    const titled = { locale, look, sellerName: 'Stáj', now: new Date() };
    const text = textOfPdf(await renderPackingList(changed, [], titled));
    return text.replaceAll(/[\s\u00a0\u202f]+/g, ' ');
  };

  it.each([
    ['cs', { status: 'cancelled' }, 'Vynecháno, zrušené (1): #0000000002'],
    ['en', { status: 'cancelled' }, 'Left out, cancelled (1): #0000000002'],
    ['cs', { hidden_at: '2026-01-01' }, 'Vynecháno, smazané (1): #0000000002'],
    ['en', { hidden_at: '2026-01-01' }, 'Left out, deleted (1): #0000000002'],
  ] as const)('without what is not sent, and saying so: %s, %j', async (locale, changes, line) => {
    const text = await printed(changes, locale);
    expect(text).toContain(line);
    expect(text).not.toContain('#0000000002 ·');
    expect(text).toContain('#0000000001 ·');
  });

  it.each([
    ['cs', { payment_kind: 'bank_transfer' }, 'NEZAPLACENO: zbývá 6 110,80 Kč'],
    ['en', { payment_kind: 'card' }, 'NOT PAID: 6,110.80 CZK open'],
    ['cs', { payment_kind: 'cash_on_delivery' }, 'Vybrat na dobírku: 6 110,80 Kč'],
    ['en', { payment_kind: 'cash_on_delivery' }, 'Collect on delivery: 6,110.80 CZK'],
  ] as const)('with the money that is open: %s, %j', async (locale, changes, line) => {
    await Order.query(api.knex).patch({ paid_halere: 611_080 }).findById(Number(ids[0]));
    const text = await printed(changes, locale);
    expect(text).toContain(line);
    expect(text.match(/NEZAPLACENO|NOT PAID|Vybrat|Collect/g)).toHaveLength(1);
    expect(await printed({ ...changes, paid_halere: 611_080 }, locale)).not.toContain(line);
  });

  it('with SKU, phone and the customer’s note, but without the team’s', async () => {
    await OrderItem.query(api.knex).patch({ sku: 'CAP-BLACK' }).where({ quantity: 2 });
    const notes = { customer_note: 'Ring first', internal_note: 'A secret' };
    const text = await printed(notes, 'en');
    expect(text).toContain('Cap · CAP-BLACK');
    expect(text).toContain('Phone: +420 600 700 800');
    expect(text).toContain('Customer’s note: Ring first');
    expect(text).not.toContain('secret');
  });

  it('without the pieces that their customers withdrew from', async () => {
    const [, second] = placed;
    const page = `/order-pages/${second?.link}`;
    const { body: shown } = await api.send<OrderPage>(page);
    const [ride, cap] = shown.items ?? [];
    const withdraw = async (key: string, items: object[]) => {
      const { body } = await api.send<Withdrawal>(`${page}/withdrawals`, { body: { key, items } });
      return body.id;
    };
    const contents = async () => {
      const { body } = await api.admin<OrderRow[]>(`/orders/admin/rows?id=${second?.orderId}`);
      return body[0]?.items.map(({ name, quantity }) => `${quantity} ${name}`);
    };
    const refused = await withdraw('refused', [{ id: cap?.id, quantity: 1 }]);
    const decision = { state: 'refused', reason: 'Printed to order' };
    await api.admin(`/withdrawals/${refused}`, { method: 'PUT', body: decision });
    expect(await contents()).toEqual(['1 Drift taxi', '2 Cap']);
    await withdraw('one', [{ id: cap?.id, quantity: 1 }]);
    const one = await printed({}, 'en');
    expect(one.match(/\d pcs? Cap/g)).toEqual(['2 pcs Cap', '1 pc Cap']);
    expect(await contents()).toEqual(['1 Drift taxi', '1 Cap']);
    await withdraw('caps', [{ id: cap?.id, quantity: 1 }]);
    expect((await printed({}, 'en')).match(/\d pcs? Cap/g)).toEqual(['2 pcs Cap']);
    expect(await contents()).toEqual(['1 Drift taxi']);
    await withdraw('ride', [{ id: ride?.id, quantity: 1 }]);
    const none = await printed({}, 'en');
    expect(none).toContain('Left out, withdrawn from (1): #0000000002');
    expect(none).not.toContain('#0000000002 ·');
    expect(await printed({}, 'cs')).toContain('Vynecháno, odstoupené (1): #0000000002');
  });

  it('as all their documents, where there are any', async () => {
    expect(await get(`documents.zip?ids=${ids}`, 'cs')).toMatchObject({
      status: 404,
      body: { message: 'K těmto objednávkám nebyl vystaven žádný doklad.' },
    });
    await api.admin(`/orders/admin/orders/${ids[1]}/invoice`, { method: 'POST' });
    const body = { amount: 10, reason: 'A scratch' };
    await api.admin(`/orders/admin/orders/${ids[1]}/credit-note`, { body });
    const { status, headers, body: zip } = await get(`documents.zip?ids=${ids}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(String(zip)).toMatch(/^PK/);
    // Who ticked the orders is told how many have none.
    expect(headers.get('x-total-count')).toBe('1');
    // Each is named at its bytes and in the index.
    expect(String(zip).match(/(?:faktura|invoice)-\d+-isdoc\.pdf/g)).toHaveLength(2);
    expect(String(zip).match(/(?:dobropis|credit-note)-D\d+-isdoc\.pdf/g)).toHaveLength(2);
  });

  it('but not too many, none, or for a stranger', async () => {
    const many = Array.from({ length: 201 }, (_, index) => index + 1);
    for (const wrong of ['', 'x', many.join()]) {
      expect([wrong, (await get(`packing-list?ids=${wrong}`)).status]).toEqual([wrong, 400]);
    }
    expect((await get('packing-list?ids=999999')).status).toBe(404);
    expect((await api.send(`/orders/admin/orders/print/packing-list?ids=${ids}`)).status).toBe(401);
    expect((await api.send(`/orders/admin/orders/print/documents.zip?ids=${ids}`)).status).toBe(
      401,
    );
  });
});
