import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../db/testing/databases.ts';
import { listening } from '../../../../db/testing/listening.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { orderOf, stockShop } from '../../../testing/testShop.ts';

const TOKEN = 'a-token-of-the-monitor';

describe('metrics', () => {
  let api: Harness;
  beforeAll(async () => {
    api = await createHarness(() => openTestDatabase('sqlite'), { METRICS_TOKEN: TOKEN });
  });
  afterAll(() => api.close());

  const ask = (authorization: string) =>
    fetch(`${api.url}/metrics`, { headers: { authorization } });
  const told = async () => (await ask(`Bearer ${TOKEN}`)).text();
  /** The value of a series; undefined where there is none. */
  const value = (text: string, series: string) => {
    const line = text.split('\n').find((each) => each.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };

  it('are answered to anyone with the token, and never cached', async () => {
    for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, TOKEN]) {
      expect((await ask(authorization)).status, authorization).toBe(401);
    }
    const { status, headers } = await ask(`Bearer ${TOKEN}`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(headers.get('content-type')).toContain('text/plain');
  });

  it('name routes by their pattern, and nothing that a visitor wrote', async () => {
    for (const path of ['/cars/4711', '/cars/4712', '/secret-4713', '/order-pages/4714']) {
      await api.send(path);
    }
    await fetch(`${api.url}/page-4715`);
    const text = await told();
    const series = [...text.matchAll(/_seconds_count\{method="GET",route="([^"]+)",status="404"/g)];
    expect(series.map(([, route]) => route).sort()).toEqual([
      '*',
      '/api/*',
      '/api/cars/:key',
      '/api/order-pages/:key',
    ]);
    expect(text).toMatch(/_count\{method="GET",route="\/api\/cars\/:key",status="404"\} 2\n/);
    expect(text).not.toMatch(/="[^"]*471\d/);
  });

  it('count answers from memory, and each order once', async () => {
    const first = await told();
    const before = value(first, 'paddock_kept_answers_total') ?? Number.NaN;
    // Other servers of this process count, too.
    const ordersBefore = value(first, 'paddock_orders_accepted_total') ?? Number.NaN;
    for (let time = 0; time < 3; time += 1) await api.send('/products?limit=7');
    const shop = await stockShop(api.knex);
    for (const key of ['first-order-key', 'first-order-key', 'second-order-key']) {
      const sending = { body: orderOf(shop), headers: { 'idempotency-key': key } };
      expect((await api.send('/orders', sending)).status).toBe(201);
    }
    const text = await told();
    expect(value(text, 'paddock_kept_answers_total')).toBe(before + 2);
    expect(value(text, 'paddock_orders_accepted_total')).toBe(ordersBefore + 2);
  });

  it('tell of mails, pictures, connections, memory and the event loop', async () => {
    await api.knex('outbox').where({ id: 1 }).update({ attempts: 2, error: 'no answer' });
    const text = await told();
    const mails = ['waiting', 'failing', 'failed'].map((state) =>
      value(text, `paddock_mails{state="${state}"}`),
    );
    expect(mails).toEqual([1, 1, 0]);
    expect(value(text, 'paddock_pictures{state="avif"}')).toBe(0);
    expect(value(text, 'paddock_database_connections{state="waiting"}')).toBe(0);
    expect(value(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    // In seconds; how many they are is for the machine to say.
    expect(value(text, 'nodejs_eventloop_lag_p50_seconds')).toBeLessThan(60);
  });
});

it('metrics on a port of their own need no token and are nowhere else', async () => {
  const api = await createHarness(() => openTestDatabase('sqlite'), { METRICS_PORT: '0' });
  const own = createServer(api.metrics?.listener);
  const port = await listening(own);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('process_resident_memory_bytes');
  expect((await fetch(`http://127.0.0.1:${port}/api/cars`)).status).toBe(404);
  expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
  own.closeAllConnections();
  own.close();
  await api.close();
});

it('are not served where neither port nor token is set', async () => {
  const api = await createHarness(() => openTestDatabase('sqlite'));
  expect(api.metrics).toBeNull();
  expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
  await api.close();
});
