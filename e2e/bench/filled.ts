// A shop with a hundred thousand orders: its start, administrators' lists and new orders, compared with the
// raw driver. `npm run bench` has it; alone: npx tsx e2e/bench/filled.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adminPages } from './adminPages.ts';
import { COUNTS, fill } from './fill.ts';
import { median } from './measure.ts';
import { orders } from './orders.ts';
import { residentMiB, signIn, startProduct } from './servers.ts';

const STARTS = 5;

/** Fills a shop and measures it. */
export async function measureFilled(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'paddock-bench-'));
  try {
    const first = await startProduct(dataDir);
    await first.stop();
    console.log(
      `Filling: ${COUNTS.products} products, ${COUNTS.posts} posts, ${COUNTS.orders} orders …`,
    );
    await fill(dataDir);
    const starts: number[] = [];
    for (let start = 0; start < STARTS; start += 1) {
      const started = await startProduct(dataDir);
      starts.push(started.startMs);
      await started.stop();
    }
    console.log(`Start to first answer with a filled database: ${Math.round(median(starts))} ms`);
    const product = await startProduct(dataDir);
    await adminPages(product.base, await signIn(product), dataDir);
    await orders(product.base, dataDir);
    console.log(`Resident memory at the end: ${Math.round(await residentMiB(product))} MiB`);
    await product.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await measureFilled();
