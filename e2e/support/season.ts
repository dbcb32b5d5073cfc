import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseFile, openRaw } from './database.ts';
import { launch } from './launch.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(root, 'node_modules', '.cache', 'paddock-season');

/** The demo season and the smaller example teams. */
const DEMOS = ['season', 'karting', 'rally'] as const;

/** A data folder with an example team's content, kept for one build, one season and one day. */
export async function filledSeason(demo: (typeof DEMOS)[number] = 'season'): Promise<string> {
  const { build } = await import(join(root, 'api/scripts/build.mjs'));
  await build();
  const folder = join(CACHE, demo);
  const kept = join(folder, await keyOfSeason());
  if (await isThere(kept)) return kept;
  const { dataDir, stop } = await launch({ until: 'ready', env: { DEMO: demo } });
  await stop();
  await withoutAvif(dataDir);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Its name stands for a whole copy only.
  await cp(dataDir, `${kept}.part`, { recursive: true });
  await rename(`${kept}.part`, kept);
  await rm(dataDir, { recursive: true });
  return kept;
}

/** AVIF is made in the background for minutes; journeys would share the processor with it. */
async function withoutAvif(dataDir: string): Promise<void> {
  const database = await openRaw(databaseFile(dataDir));
  await database.run('UPDATE uploads SET avif_pending = 0');
  await database.close();
}

const isThere = (folder: string) =>
  readdir(folder).then(
    () => true,
    () => false,
  );

async function keyOfSeason(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toDateString());
  for (const folder of ['dist/server', 'db/demo']) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
    for (const path of paths) hash.update(path).update(await readFile(path));
  }
  return hash.digest('hex').slice(0, 16);
}

// Called by the whole test command while other steps leave the machine idle.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // Each server encodes its pictures in a process of its own.
  const { build } = await import(join(root, 'api/scripts/build.mjs'));
  await build();
  await Promise.all(DEMOS.map((demo) => filledSeason(demo)));
}
