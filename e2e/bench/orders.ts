import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openRaw } from '../support/database.ts';
import { alternate, load } from './measure.ts';

const CONCURRENCY = 8;
const SECONDS = 4;
const WARM_UP_SECONDS = 10;
const CUSTOMERS = Array.from({ length: 200 }, (_, n) => `203.0.113.${n}`);

/** Durable orders compared with bare committed inserts through the same driver at the same durability. */
export async function orders(base: string, dataDir: string): Promise<void> {
  const shipping = await (await fetch(`${base}/api/orders/shipping-methods`)).json();
  const payment = await (await fetch(`${base}/api/orders/payment-methods`)).json();
  const product = await (await fetch(`${base}/api/products/product-1`)).json();
  const body = JSON.stringify({
    customer: {
      name: 'Fan',
      email: 'fan@example.com',
      phone: '+420 600 000 000',
      address: 'Street 1, Písek, 397 01',
    },
    items: [{ id: product.id, quantity: 2, price: product.price }],
    shipping_method: shipping[0].id,
    payment_method: payment[0].id,
    total: product.price * 2 + shipping[0].price,
  });
  const file = join(dataDir, 'bare.sqlite');
  const raw = await openRaw(file);
  await raw.run('create table bare (id integer primary key, body text not null)');
  const order = (duration: number) =>
    load(`${base}/api/orders`, {
      connections: CONCURRENCY,
      duration,
      method: 'POST',
      body,
      // The limit per address is 100 orders a second; a benchmark is many customers.
      requests: CUSTOMERS.map((address) => ({
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        setupRequest: (request) => ({
          ...request,
          headers: { ...request.headers, 'idempotency-key': orderKey() },
        }),
      })),
    });
  // What is measured is a running shop. Until the engine has compiled this path it takes as many
  // thousand calls as the reads make in their second of warming up.
  await order(WARM_UP_SECONDS);
  const result = await alternate({
    product: async () => (await order(SECONDS)).perSecond,
    inserts: () => inserts(raw.run, body),
  });
  console.log(
    `durable orders at concurrency ${CONCURRENCY}: ` +
      `${(result.product / result.inserts).toFixed(2)} of bare committed inserts ` +
      `(${Math.round(result.product)} / ${Math.round(result.inserts)} a second)`,
  );
  await raw.close();
  await rm(file, { force: true });
}

/** Commits a second: each insert is a transaction of its own, with its own wait for the disk. */
async function inserts(run: (sql: string, values: unknown[]) => Promise<void>, body: string) {
  let count = 0;
  const until = performance.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (performance.now() < until) {
        await run('insert into bare (body) values (?)', [body]);
        count += 1;
      }
    }),
  );
  return count / SECONDS;
}

/** A key of an order's own that begins with the time, as the checkout's do. */
const orderKey = () => `${Date.now().toString(16)}-${randomUUID()}`;
