import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Client } from '../client/createClient.ts';
import type { Product, SlotsMade } from '../contract/types.ts';
import { resolveRelativeDates } from './relativeDates.ts';

const series = z.object({
  /** The product's slug. */
  product: z.string(),
  /** Each once: of a short season, rides may come to the same. */
  days: z.array(z.string()).transform((days) => [...new Set(days)]),
  times: z.array(z.object({ from: z.string(), to: z.string() })),
  place_en: z.string(),
  place_cs: z.string(),
  capacity: z.int(),
  price_difference: z.number(),
});

/**
 * Loads the coming dates of a demo team's products from its `dates.json`, if it has one. Products that
 * have dates keep them, so that an interrupted load can be continued.
 * @param today the day in Prague that they are relative to
 */
export async function loadDemoDates(client: Client, folder: string, today: string): Promise<void> {
  const file = join(folder, 'dates.json');
  if (!existsSync(file)) return;
  const dated = resolveRelativeDates(JSON.parse(await readFile(file, 'utf8')), today);
  const products = await client.get<Product[]>('/products');
  for (const { product: slug, ...dates } of z.array(series).parse(dated)) {
    const product = products.find((each) => each.slug === slug);
    if (!product || product.has_dates) continue;
    await client.post<SlotsMade>('/slots/series', { body: { ...dates, product_id: product.id } });
  }
}
