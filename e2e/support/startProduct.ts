import { cp } from 'node:fs/promises';
import { launch, newDataDir } from './launch.ts';
import { filledSeason } from './season.ts';

/** Starts the product with the demo season; ended and cleaned up after the last journey. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await newDataDir();
  await cp(await filledSeason(), dataDir, { recursive: true });
  const { base, end } = await launch({ until: 'ready', dataDir });
  process.env.BASE_URL = base;
  return async () => void (await end());
}
