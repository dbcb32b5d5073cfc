// Measures the product against raw servers and the raw driver, all in one run on this machine.
// Figures are medians of alternating rounds, and what counts are the ratios.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN } from '../support/launch.ts';
import { adminPages } from './adminPages.ts';
import { COUNTS, fill } from './fill.ts';
import { orders } from './orders.ts';
import { measureReads } from './reads.ts';
import { type Running, residentMiB, startProduct } from './servers.ts';

await measureReads();
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
  await adminPages(product.base, await signIn(product), dataDir);
  await orders(product.base, dataDir);
  console.log(`Resident memory at the end: ${Math.round(await residentMiB(product))} MiB`);
  await product.stop();
} finally {
  await rm(dataDir, { recursive: true, force: true });
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
