import { cp } from 'node:fs/promises';
import { openCardGate } from './cardGate.ts';
import { launch, newDataDir } from './launch.ts';
import { filledSeason } from './season.ts';

/** Starts the product with the demo season; ended and cleaned up after the last journey. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await newDataDir();
  await cp(await filledSeason(), dataDir, { recursive: true });
  const gate = await openCardGate();
  const { base, end } = await launch({ until: 'ready', dataDir, env: gate.env });
  process.env.BASE_URL = base;
  process.env.CARD_GATE_URL = gate.url;
  return async () => {
    await end();
    gate.close();
  };
}
