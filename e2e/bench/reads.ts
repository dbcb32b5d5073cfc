// Visitors' reads from memory, compared with node:http sending the same heads and bytes, over the demo
// season. `npm run bench` has it; alone: npx tsx e2e/bench/reads.ts [path …]
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filledSeason } from '../support/season.ts';
import { keepOffGenerator, loadOfReads } from './generator.ts';
import { type Running, residentMiB, startProduct, startYardstick } from './servers.ts';

const ROUNDS = 5;
const PATHS = ['/api/products', '/api/products/drift-taxi-1', '/', '/product/drift-taxi-1'];
const ACCEPTED = ['identity', 'br'];

/** Starts the product with the demo season and measures its reads. */
export async function measureReads(paths: readonly string[] = PATHS): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'paddock-reads-'));
  try {
    await cp(await filledSeason(), dataDir, { recursive: true });
    const product = await startProduct(dataDir, 'ready');
    keepOffGenerator(product);
    for (const path of paths) {
      for (const accepted of ACCEPTED) {
        await compare(product, path, { 'accept-encoding': accepted });
      }
      const { headers } = await fetch(product.base + path);
      const etag = headers.get('etag') ?? '';
      await compare(product, path, { 'accept-encoding': 'identity', 'if-none-match': etag });
    }
    console.log(`Memory after these reads: ${Math.round(await residentMiB(product))} MiB`);
    await product.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Alternates both servers, and prints the median, the lowest and the highest ratio of the rounds. */
async function compare(product: Running, path: string, headers: Record<string, string>) {
  const address = product.base + path;
  await loadOfReads([address], headers);
  const raw = await startYardstick('./rawServer.mjs', address, headers);
  keepOffGenerator(raw);
  await loadOfReads([raw.base], headers);
  const ratios: number[] = [];
  const figures: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const own = await loadOfReads([address], headers);
    const bare = await loadOfReads([raw.base], headers);
    ratios.push(own.perSecond / bare.perSecond);
    figures.push(`${Math.round(own.perSecond)}/${Math.round(bare.perSecond)}`);
  }
  // A generator that is the slower part would be faster with a second one.
  const one = await loadOfReads([raw.base], headers);
  const two = await loadOfReads([raw.base, raw.base], headers);
  await raw.stop();
  const [least = 0, , median = 0] = ratios.sort((a, b) => a - b);
  const kind = headers['if-none-match'] ? '304' : headers['accept-encoding'];
  console.log(
    `${path} ${kind}: ${median.toFixed(2)} of raw node:http ` +
      `(${least.toFixed(2)} to ${(ratios.at(-1) ?? 0).toFixed(2)}; ${figures.join(' ')} a second; ` +
      `p99 ${one.p99Ms} ms; raw with two generators ${(two.perSecond / one.perSecond).toFixed(2)} of one)`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = process.argv.slice(2);
  await measureReads(paths.length > 0 ? paths : PATHS);
}
