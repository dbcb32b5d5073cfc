import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openRaw } from '../support/database.ts';
import { loadOfOrders } from './generator.ts';
import { alternate } from './measure.ts';

const CONCURRENCIES = [8, 64] as const;
const SECONDS = 4;
const WARM_UP_SECONDS = 10;

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
  // What is measured is a running shop. Until the engine has compiled this path it takes as many
  // thousand calls as the reads make in their second of warming up.
  await loadOfOrders({ base, body, connections: CONCURRENCIES[0], seconds: WARM_UP_SECONDS });
  for (const connections of CONCURRENCIES) {
    const result = await alternate({
      product: async () =>
        (await loadOfOrders({ base, body, connections, seconds: SECONDS })).perSecond,
      inserts: () => inserts(raw.run, body, connections),
    });
    console.log(
      `durable orders at concurrency ${connections}: ` +
        `${(result.product / result.inserts).toFixed(2)} of bare committed inserts ` +
        `(${Math.round(result.product)} / ${Math.round(result.inserts)} a second)`,
    );
  }
  await raw.close();
  await rm(file, { force: true });
}

/** Commits a second: each insert is a transaction of its own, with its own wait for the disk. */
async function inserts(
  run: (sql: string, values: unknown[]) => Promise<void>,
  body: string,
  connections: number,
) {
  let count = 0;
  const until = performance.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        await run('insert into bare (body) values (?)', [body]);
        count += 1;
      }
    }),
  );
  return count / SECONDS;
}
