// Measures the product against raw servers and the raw driver, all in one run on this machine.
// Figures are medians of three alternating rounds, and what counts are the ratios.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN } from '../support/launch.ts';
import { adminPages } from './adminPages.ts';
import { COUNTS, fill } from './fill.ts';
import { alternate, load } from './measure.ts';
import { orders } from './orders.ts';
import { type Running, residentMiB, startProduct, startYardstick } from './servers.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'paddock-bench-'));
try {
  const first = await startProduct(dataDir);
  await first.stop();
  console.log(
    `Filling: ${COUNTS.products} products, ${COUNTS.posts} posts, ${COUNTS.orders} orders …`,
  );
  await fill(dataDir);
  const product = await startProduct(dataDir);
  console.log(`Start to first answer with a filled database: ${Math.round(product.startMs)} ms`);
  await reads(product);
  console.log(
    `Resident memory after the public reads: ${Math.round(await residentMiB(product))} MiB`,
  );
  await adminPages(product.base, await signIn(product), dataDir);
  await orders(product.base, dataDir);
  console.log(`Resident memory at the end: ${Math.round(await residentMiB(product))} MiB`);
  await product.stop();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function reads(product: Running): Promise<void> {
  for (const [name, path] of [
    ['list', '/api/products'],
    ['detail', '/api/products/product-1'],
    ['home page', '/'],
  ] as const) {
    const address = product.base + path;
    await load(address, { duration: 1 });
    const raw = await startYardstick('./rawServer.mjs', address);
    const koa = await startYardstick('./koaServer.mjs', address);
    const perSecond = async (url: string) => (await load(url)).perSecond;
    const result = await alternate({
      product: () => perSecond(address),
      raw: () => perSecond(raw.base),
      koa: () => perSecond(koa.base),
    });
    const { medianMs, p99Ms } = await load(address, { duration: 2 });
    console.log(
      `${name}: ${(result.product / result.raw).toFixed(2)} of raw node:http, ` +
        `${(result.product / result.koa).toFixed(2)} of a bare Koa ` +
        `(${Math.round(result.product)} / ${Math.round(result.raw)} / ${Math.round(result.koa)} a second; ` +
        `latency ${medianMs} ms, p99 ${p99Ms} ms)`,
    );
    await raw.stop();
    await koa.stop();
  }
}

async function signIn({ base }: Running): Promise<string> {
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { accessToken } = await response.json();
  return accessToken;
}
