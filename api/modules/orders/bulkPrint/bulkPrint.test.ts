import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import type { ErrorAnswer } from '../../../contract/errors.ts';
import type { OrderCreated } from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { orderOf, stockShop } from '../../../testing/testShop.ts';
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
  beforeAll(async () => {
    api = await createHarness(open);
    const shop = await stockShop(api.knex);
    const place = () => api.send<OrderCreated>('/orders', { body: orderOf(shop) });
    ids = [(await place()).body.orderId, (await place()).body.orderId];
  });
  afterAll(() => api.close());
  const get = (path: string, language: 'cs' | 'en' = 'en') =>
    api.admin<string & ErrorAnswer>(`/orders/admin/orders/print/${path}`, { language });

  it.each(['cs', 'en'] as const)('on a packing list: %s', async (language) => {
    const { status, headers, body } = await get(`packing-list?ids=${ids}&language=${language}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(String(body)).toMatch(/^%PDF/);
  });

  it('as their invoices, where there are any', async () => {
    expect(await get(`invoices.zip?ids=${ids}`, 'cs')).toMatchObject({
      status: 404,
      body: { message: 'Žádná z těchto objednávek nemá fakturu.' },
    });
    await api.admin(`/orders/admin/orders/${ids[1]}/invoice`, { method: 'POST' });
    const { status, headers, body } = await get(`invoices.zip?ids=${ids}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(String(body)).toMatch(/^PK/);
    expect(String(body).match(/(?:faktura|invoice)-\d+-isdoc\.pdf/g)).toHaveLength(2);
  });

  it('but not too many, none, or for a stranger', async () => {
    const many = Array.from({ length: 201 }, (_, index) => index + 1);
    for (const wrong of ['', 'x', many.join()]) {
      expect([wrong, (await get(`packing-list?ids=${wrong}`)).status]).toEqual([wrong, 400]);
    }
    expect((await get('packing-list?ids=999999')).status).toBe(404);
    expect((await api.send(`/orders/admin/orders/print/packing-list?ids=${ids}`)).status).toBe(401);
    expect((await api.send(`/orders/admin/orders/print/invoices.zip?ids=${ids}`)).status).toBe(401);
  });
});
