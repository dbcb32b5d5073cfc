// What ten times the data costs: administrators' lists and searches, which always read the database, on
// 100,000 and a million orders, 2,000 and 20,000 posts and pictures: npx tsx e2e/bench/growth.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseFile, openRaw } from '../support/database.ts';
import { COUNTS, fill } from './fill.ts';
import { loadOfReads } from './generator.ts';
import { median } from './measure.ts';
import { type Running, signIn, startProduct } from './servers.ts';

const TIMES = 10;
const ROUNDS = 3;

const query = (parts: Record<string, unknown>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');
const ORDERS = '/api/orders/admin/orders';
const PAGE = { range: [0, 24] };

const READS = {
  'orders, newest': `${ORDERS}?${query({ ...PAGE, sort: ['created_at', 'DESC'] })}`,
  'orders by total': `${ORDERS}?${query({ ...PAGE, sort: ['total', 'DESC'] })}`,
  'orders, page 400 by total': `${ORDERS}?${query({ range: [9975, 9999], sort: ['total', 'DESC'] })}`,
  'orders that are shipped': `${ORDERS}?${query({ ...PAGE, filter: { status: 'shipped' } })}`,
  'order of one e-mail': `${ORDERS}?${query({ ...PAGE, filter: { q: 'fan77777@' } })}`,
  'orders of a part of a name': `${ORDERS}?${query({ ...PAGE, filter: { q: 'fan 4242' } })}`,
  posts: `/api/blog?${query({ ...PAGE, sort: ['published_date', 'DESC'] })}`,
  'posts of a word': `/api/blog?${query({ ...PAGE, filter: { q: 'post 1234' } })}`,
  'newest posts, as pages show them': '/api/blog?page=1&limit=9',
  pictures: `/api/media?${query({ ...PAGE, sort: ['id', 'DESC'] })}`,
  'pictures of a word': `/api/media?${query({ ...PAGE, filter: { q: 'picture 1234' } })}`,
};

/** Prints the time of each read with ten times the data, as a multiple of the time without. */
async function measureGrowth(): Promise<void> {
  const folders = [COUNTS, timesMore(COUNTS)].map(async (counts) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'paddock-growth-'));
    const first = await startProduct(dataDir);
    await first.stop();
    await fill(dataDir, counts);
    return dataDir;
  });
  const dataDirs = await Promise.all(folders);
  try {
    const shops = await Promise.all(
      dataDirs.map(async (dataDir) => {
        const product = await startProduct(dataDir);
        const token = await signIn(product);
        await untilIndexed(product, token, dataDir);
        return { product, token };
      }),
    );
    for (const [name, path] of Object.entries(READS)) {
      const times: number[][] = shops.map(() => []);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [index, { product, token }] of shops.entries()) {
          times[index]?.push(await millisecondsOf(product, token, path));
        }
      }
      const [one = 0, ten = 0] = times.map(median);
      console.log(
        `${name}: ${(ten / one).toFixed(2)} times (${one.toFixed(2)} and ${ten.toFixed(2)} ms)`,
      );
    }
    for (const { product } of shops) await product.stop();
  } finally {
    for (const dataDir of dataDirs) await rm(dataDir, { recursive: true, force: true });
  }
}

const timesMore = ({ products, posts, pictures, orders }: typeof COUNTS): typeof COUNTS => ({
  products,
  posts: posts * TIMES,
  pictures: pictures * TIMES,
  orders: orders * TIMES,
});

async function millisecondsOf({ base }: Running, token: string, path: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const { perSecond } = await loadOfReads([base + path], headers, 1);
  return 1_000 / perSecond;
}

/** Searches until the index has every order: each search adds some of those that are missing. */
async function untilIndexed(shop: Running, token: string, dataDir: string): Promise<void> {
  const raw = await openRaw(databaseFile(dataDir));
  const missing =
    'select 1 from orders where id > (select coalesce(max(id), 0) from order_trigrams_docsize) limit 1';
  while ((await raw.all(missing)).length > 0) {
    await fetch(shop.base + READS['order of one e-mail'], {
      headers: { authorization: `Bearer ${token}` },
    });
  }
  await raw.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await measureGrowth();
